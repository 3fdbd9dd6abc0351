import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { PersonAnswer } from '#contract/desk/privacy.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import type { Whom } from './usePerson.ts';

interface PeopleMatchesProps {
  data: readonly PersonAnswer[];
  total: number;
  more?: boolean;
  chosen: Whom | null;
  onChoose: (whom: Whom) => void;
}

/** The number if there is one, which several people may share, else the person. */
export const whomOf = ({ phone, persons: [person] }: PersonAnswer): Whom =>
  phone || !person ? { phone } : { person_id: person.id };

const isSame = (one: Whom, other: Whom | null) => JSON.stringify(one) === JSON.stringify(other);

/** The people that a search has found. A single one is already chosen. */
export function PeopleMatches({ data, total, more, chosen, onChoose }: PeopleMatchesProps) {
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
        {data.map((person) => {
          const { phone, names, records } = person;
          const whom = whomOf(person);
          const isChosen = isSame(whom, chosen);
          return (
            <li key={JSON.stringify(whom)}>
              <ListItemButton
                selected={isChosen}
                aria-pressed={isChosen}
                aria-label={translate('privacy.person.choose', { phone: phone || names.join(', ') })}
                onClick={() => onChoose(whom)}
              >
                <ListItemText
                  primary={[phone, names.join(', ')].filter(Boolean).join(' · ')}
                  secondary={translate('privacy.person.records', {
                    smart_count: records,
                  })}
                  slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }}
                />
              </ListItemButton>
            </li>
          );
        })}
      </List>
    </Card>
  );
}
