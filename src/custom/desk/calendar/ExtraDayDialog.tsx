import { useTranslate } from 'react-admin';
import { extraOfDay } from '#contract/desk/calendarCalls.ts';
import type { Interval } from '#contract/desk/openingHours.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { Bound } from '#src/components/form/Bound.tsx';
import { DayInput } from '#src/components/form/DayInput.tsx';
import { useEntryForm } from '#src/components/form/useEntryForm.ts';
import { type ExtraRow, movedFrom } from './days.ts';
import { TimeRanges } from './TimeRanges.tsx';
import { hoursOf, rangesOf, type TimeRange } from './times.ts';

interface ExtraDayDialogProps {
  /** Null for a new one. An inherited one becomes the office's own. */
  row: ExtraRow | null;
  onClose: () => void;
  onTake: (days: Record<string, readonly Interval[] | null>) => void;
}

/** A day on which the office is open outside its week, with its hours (SLA-03). */
export function ExtraDayDialog({ row, onClose, onTake }: ExtraDayDialogProps) {
  const translate = useTranslate();
  const form = useEntryForm(extraOfDay, {
    defaultValues: {
      day: row?.day ?? '',
      hours: row ? rangesOf(row.value) : [{ from: '10:00', to: '17:30' }],
    },
    bodyOf: ({ day, hours }) => ({ day, hours: hoursOf(hours) }),
    onTake: ({ day, hours }) => {
      onTake({ ...movedFrom(row, day), [day]: hours });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={translate(row ? 'calendar.editExtra' : 'calendar.addExtra')}
      submit={translate('calendar.ok')}
      maxWidth="xs"
      onClose={onClose}
    >
      <DayInput source="day" label="calendar.day" isRequired />
      <Bound<TimeRange[]> name="hours">
        {({ value, onChange, error, ref }) => (
          <TimeRanges
            label={translate('calendar.week')}
            ranges={value}
            onChange={onChange}
            error={error}
            inputRef={ref}
          />
        )}
      </Bound>
    </FormDialog>
  );
}
