import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import type { HolidayOfFile, importHolidays } from '#contract/desk/calendarCalls.ts';
import type { AnswerOf } from '#contract/kernel/define.ts';
import { dayText } from '#src/components/form/dayText.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { timeText } from './times.ts';

interface ImportedHolidaysProps {
  preview: AnswerOf<typeof importHolidays>;
}

/** The holidays in a file by day, each with a tick. */
export function ImportedHolidays({ preview }: ImportedHolidaysProps) {
  const translate = useTranslate();
  const nameIn = useNameIn();
  const { added, replaced, known, left_out } = preview;
  const replaces = new Set(replaced.map(({ day }) => day));
  const rows = [...added, ...replaced].sort((one, other) => one.day.localeCompare(other.day));
  const { field } = useController<{ excluded: string[] }, 'excluded'>({ name: 'excluded' });
  const excluded = field.value;
  const tick = (day: string) =>
    field.onChange(excluded.includes(day) ? excluded.filter((other) => other !== day) : [...excluded, day]);
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
            <Checkbox
              size="small"
              checked={!excluded.includes(holiday.day)}
              onChange={() => tick(holiday.day)}
            />
          }
          label={textOf(holiday)}
        />
      ))}
    </Box>
  );
}
