import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { FoundPerson } from '../../../contract/privacy.ts';
import { useFormats } from '../../kit/format/useFormats.ts';

interface FoundPeopleProps {
  data: readonly FoundPerson[];
  total: number;
  more?: boolean;
  chosen: string | null;
  onChoose: (phone: string) => void;
}

/** The people that a search has found; the only one is chosen already. */
export function FoundPeople({ data, total, more, chosen, onChoose }: FoundPeopleProps) {
  const translate = useTranslate();
  const { number } = useFormats();
  const titleId = useId();
  if (data.length === 0) {
    return <Typography role="status">{translate('privacy.person.none')}</Typography>;
  }
  if (data.length === 1) return null;
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id={titleId} component="h2" variant="h2">
        {translate('privacy.person.found')}
      </Typography>
      {more && (
        <Typography color="textSecondary">
          {translate('privacy.person.more', { count: number(total) })}
        </Typography>
      )}
      <List disablePadding>
        {data.map(({ phone, names, records }) => (
          <li key={phone}>
            <ListItemButton
              selected={phone === chosen}
              aria-pressed={phone === chosen}
              aria-label={translate('privacy.person.choose', { phone })}
              onClick={() => onChoose(phone)}
            >
              <ListItemText
                primary={`${phone} · ${names.join(', ')}`}
                secondary={translate('privacy.person.records', {
                  smart_count: records,
                  count: number(records),
                })}
                slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }}
              />
            </ListItemButton>
          </li>
        ))}
      </List>
    </Card>
  );
}
