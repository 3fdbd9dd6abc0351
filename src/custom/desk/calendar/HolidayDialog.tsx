import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type Holiday, MAX_HOLIDAY_NAME } from '#contract/desk/calendar.ts';
import { holidayOfDay } from '#contract/desk/calendarCalls.ts';
import { DayField } from '#src/components/form/DayField.tsx';
import { checkShape, type Refusals } from '#src/components/form/formRules.ts';
import { EntryDialog } from '#src/components/office/EntryDialog.tsx';
import type { HolidayRow } from './days.ts';
import { minuteOf, timeText } from './times.ts';

interface HolidayDialogProps {
  /** Null for a new one. An inherited one becomes the office's own. */
  row: HolidayRow | null;
  isTaken: (day: string) => boolean;
  onClose: () => void;
  /** The holiday by its day; null for the day that it was moved from. */
  onTake: (days: Record<string, Holiday | null>) => void;
}

const NAMES = ['name', 'name_te', 'name_hi'] as const;

/** A holiday with its names, for the whole day or from a time on (SLA-03). */
export function HolidayDialog({ row, isTaken, onClose, onTake }: HolidayDialogProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(() => ({
    day: row?.day ?? '',
    name: row?.value.name ?? '',
    name_te: row?.value.name_te ?? '',
    name_hi: row?.value.name_hi ?? '',
    time: row?.value.closed_from ? timeText(row.value.closed_from) : '',
    isAllDay: !row?.value.closed_from,
  }));
  const [refusals, refuse] = useState<Refusals>({});
  const wrong = (field: string) => {
    const text = refusals[field];
    return text ? translate(text, { _: text }) : undefined;
  };
  const change = (changed: Partial<typeof typed>) => setTyped({ ...typed, ...changed });
  const take = () => {
    const { day: typedDay, time, isAllDay, ...names } = typed;
    const closed_from = isAllDay ? 0 : (minuteOf(time) ?? 'none');
    const checked = checkShape(holidayOfDay, { day: typedDay, ...names, closed_from });
    if (checked.refusals) return refuse(checked.refusals);
    const { day, ...holiday } = checked.body;
    const moved = row?.from === 'own' && row.day !== day ? { [row.day]: null } : {};
    onTake({ ...moved, [day]: holiday });
    onClose();
  };
  return (
    <EntryDialog
      title={row ? 'calendar.editHoliday' : 'calendar.addHoliday'}
      onClose={onClose}
      onSubmit={take}
    >
      <DayField
        label={translate('calendar.day')}
        value={typed.day}
        onChange={(day) => change({ day })}
        isRequired
        error={wrong('day')}
        inputRef={row ? undefined : focusOnce}
      />
      {typed.day !== row?.day && isTaken(typed.day) && (
        <Typography variant="body2" role="status">
          {translate('calendar.replaces')}
        </Typography>
      )}
      {NAMES.map((field) => (
        <TextField
          key={field}
          size="small"
          margin="none"
          label={translate(`masterdata.${field}`)}
          value={typed[field]}
          onChange={({ target }) => change({ [field]: target.value })}
          error={Boolean(wrong(field))}
          helperText={wrong(field)}
          autoFocus={field === 'name' && row !== null}
          slotProps={{ htmlInput: { maxLength: MAX_HOLIDAY_NAME, 'aria-required': field === 'name' } }}
        />
      ))}
      <FormControlLabel
        control={
          <Checkbox
            checked={typed.isAllDay}
            onChange={({ target }) => change({ isAllDay: target.checked })}
          />
        }
        label={translate('calendar.allDay')}
      />
      {!typed.isAllDay && (
        <TextField
          type="time"
          size="small"
          margin="none"
          label={translate('calendar.closedFromLabel')}
          value={typed.time}
          onChange={({ target }) => change({ time: target.value })}
          error={Boolean(wrong('closed_from'))}
          helperText={wrong('closed_from')}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
    </EntryDialog>
  );
}

/** A new holiday starts with the day. */
const focusOnce = (input: HTMLElement | null) => input?.focus();
