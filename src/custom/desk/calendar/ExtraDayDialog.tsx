import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { extraOfDay } from '#contract/desk/calendarCalls.ts';
import type { Interval } from '#contract/desk/openingHours.ts';
import { DayField } from '#src/components/form/DayField.tsx';
import { checkShape, type Refusals } from '#src/components/form/formRules.ts';
import { EntryDialog } from '#src/components/office/EntryDialog.tsx';
import type { ExtraRow } from './days.ts';
import { TimeRanges } from './TimeRanges.tsx';
import { hoursOf, rangesOf } from './times.ts';

interface ExtraDayDialogProps {
  /** Null for a new one. An inherited one becomes the office's own. */
  row: ExtraRow | null;
  onClose: () => void;
  onTake: (days: Record<string, readonly Interval[] | null>) => void;
}

/** A day on which the office is open outside its week, with its hours (SLA-03). */
export function ExtraDayDialog({ row, onClose, onTake }: ExtraDayDialogProps) {
  const translate = useTranslate();
  const [typedDay, setDay] = useState(row?.day ?? '');
  const [ranges, setRanges] = useState(row ? rangesOf(row.value) : [{ from: '10:00', to: '17:30' }]);
  const [refusals, refuse] = useState<Refusals>({});
  const wrong = (field: string) => {
    const text = refusals[field];
    return text ? translate(text, { _: text }) : undefined;
  };
  const take = () => {
    const checked = checkShape(extraOfDay, { day: typedDay, hours: hoursOf(ranges) });
    if (checked.refusals) return refuse(checked.refusals);
    const { day, hours } = checked.body;
    const moved = row?.from === 'own' && row.day !== day ? { [row.day]: null } : {};
    onTake({ ...moved, [day]: hours });
    onClose();
  };
  return (
    <EntryDialog title={row ? 'calendar.editExtra' : 'calendar.addExtra'} onClose={onClose} onSubmit={take}>
      <DayField
        label={translate('calendar.day')}
        value={typedDay}
        onChange={setDay}
        isRequired
        error={wrong('day')}
      />
      <TimeRanges
        label={translate('calendar.week')}
        ranges={ranges}
        onChange={setRanges}
        error={wrong('hours')}
      />
    </EntryDialog>
  );
}
