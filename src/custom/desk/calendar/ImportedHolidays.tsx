import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { HolidayOfFile, importHolidays } from '#contract/desk/calendarCalls.ts';
import type { AnswerOf } from '#contract/kernel/define.ts';
import { dayText } from '#src/components/form/dayText.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { timeText } from './times.ts';

interface ImportedHolidaysProps {
  preview: AnswerOf<typeof importHolidays>;
  /** Days that the user has unticked. */
  excluded: ReadonlySet<string>;
  onLeave: (excluded: ReadonlySet<string>) => void;
}

/** The holidays in a file by day, each with a tick. */
export function ImportedHolidays({ preview, excluded, onLeave }: ImportedHolidaysProps) {
  const translate = useTranslate();
  const nameIn = useNameIn();
  const { added, replaced, known, left_out } = preview;
  const replaces = new Set(replaced.map(({ day }) => day));
  const rows = [...added, ...replaced].sort((one, other) => one.day.localeCompare(other.day));
  const tick = (day: string) => {
    const next = new Set(excluded);
    if (!next.delete(day)) next.add(day);
    onLeave(next);
  };
  const textOf = (holiday: HolidayOfFile) =>
    [
      dayText(holiday.day),
      nameIn(holiday),
      holiday.closed_from > 0
        ? translate('calendar.closedFrom', { time: timeText(holiday.closed_from) })
        : '',
      replaces.has(holiday.day) ? translate('calendar.importReplaces') : '',
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <Box sx={{ display: 'grid' }}>
      <Typography role="status">
        {rows.length === 0 && `${translate('calendar.importNone')} `}
        {known + left_out > 0 && translate('calendar.importKnown', { known, left_out })}
      </Typography>
      {rows.map((holiday) => (
        <FormControlLabel
          key={holiday.day}
          control={
            <Checkbox size="small" checked={!excluded.has(holiday.day)} onChange={() => tick(holiday.day)} />
          }
          label={textOf(holiday)}
        />
      ))}
    </Box>
  );
}
