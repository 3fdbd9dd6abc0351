import Typography from '@mui/material/Typography';
import { TextInput, useTranslate } from 'react-admin';
import { type Holiday, MAX_HOLIDAY_NAME } from '#contract/desk/calendar.ts';
import { holidayOfDay } from '#contract/desk/calendarCalls.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { DayInput } from '#src/components/form/DayInput.tsx';
import { TickInput } from '#src/components/form/TickInput.tsx';
import { useEntryForm } from '#src/components/form/useEntryForm.ts';
import { typedNames } from '#src/components/nameTable/NamesFields.tsx';
import { type HolidayRow, movedFrom } from './days.ts';
import { minuteOf, timeText } from './times.ts';

interface HolidayDialogProps {
  /** Null for a new one. An inherited one becomes the office's own. */
  row: HolidayRow | null;
  isTaken: (day: string) => boolean;
  onClose: () => void;
  /** The holiday by its day; null for the day that it was moved from. */
  onTake: (days: Record<string, Holiday | null>) => void;
}

/** A holiday with its names, for the whole day or from a time on (SLA-03). */
export function HolidayDialog({ row, isTaken, onClose, onTake }: HolidayDialogProps) {
  const translate = useTranslate();
  const form = useEntryForm(holidayOfDay, {
    defaultValues: {
      day: row?.day ?? '',
      ...typedNames(row?.value ?? { name: '' }),
      closed_from: row?.value.closed_from ? timeText(row.value.closed_from) : '',
      isAllDay: !row?.value.closed_from,
    },
    bodyOf: ({ closed_from, isAllDay, ...values }) => ({
      ...values,
      closed_from: isAllDay ? 0 : (minuteOf(closed_from) ?? 'none'),
    }),
    onTake: ({ day, ...holiday }) => {
      onTake({ ...movedFrom(row, day), [day]: holiday });
      onClose();
    },
  });
  const [day, isAllDay] = form.form.watch(['day', 'isAllDay']);
  return (
    <FormDialog
      form={form}
      title={translate(row ? 'calendar.editHoliday' : 'calendar.addHoliday')}
      submit={translate('calendar.ok')}
      maxWidth="xs"
      onClose={onClose}
    >
      <DayInput source="day" label="calendar.day" isRequired autoFocus={row === null} />
      {day && day !== row?.day && isTaken(day) && (
        <Typography variant="body2" role="status">
          {translate('calendar.replaces')}
        </Typography>
      )}
      {(['name', 'name_te', 'name_hi'] as const).map((field) => (
        <TextInput
          key={field}
          source={field}
          label={`masterdata.${field}`}
          autoFocus={field === 'name' && row !== null}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: MAX_HOLIDAY_NAME, 'aria-required': field === 'name' } }}
        />
      ))}
      <TickInput source="isAllDay" label="calendar.allDay" />
      {!isAllDay && (
        <TextInput
          type="time"
          source="closed_from"
          label="calendar.closedFromLabel"
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
    </FormDialog>
  );
}
