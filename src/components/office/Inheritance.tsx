import UndoIcon from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { SettingSource } from '#contract/desk/office.ts';

interface InheritanceProps {
  isOwn: boolean;
  /** The office that it would be inherited from. */
  from: SettingSource;
  onInherit: () => void;
}

/** The source of a part of the calendar. An own part can become inherited again (GRD-01). */
export function Inheritance({ isOwn, from, onInherit }: InheritanceProps) {
  const translate = useTranslate();
  const above = translate(`office.from.${from}`);
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
      <Typography variant="body2" color="textSecondary">
        {isOwn ? translate('office.own') : above}
      </Typography>
      {isOwn && (
        <Button size="small" startIcon={<UndoIcon />} onClick={onInherit}>
          {translate('calendar.takeOver', { from: above })}
        </Button>
      )}
    </Stack>
  );
}
