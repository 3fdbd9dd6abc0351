import DialogContentText from '@mui/material/DialogContentText';
import { useTranslate } from 'react-admin';
import { MAX_PAUSE_DAYS, PAUSE_REASONS } from '#contract/deadlines/pause.ts';
import { pauseComplaint } from '#contract/deadlines/pauseCalls.ts';
import { dayOf, daysBetween, isDay } from '#contract/kernel/day.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { Bound } from '#src/components/form/Bound.tsx';
import { ChoiceInput } from '#src/components/form/ChoiceInput.tsx';
import { DayInput } from '#src/components/form/DayInput.tsx';
import type { Refusals } from '#src/components/form/formRules.ts';
import { NoteInput } from '#src/components/form/NoteInput.tsx';
import { QuickDays } from '#src/components/form/QuickDays.tsx';
import type { ActionProps } from '#src/components/slots/parts.ts';
import { useComplaintForm } from '#src/custom/complaints/useComplaintForm.ts';

/** Days from today that one click chooses. */
const SOON = [7, 14, 30, 90];

/** Pauses the deadline of a grievance, with a reason and an end (SLA-07). */
export default function PauseDialog({ complaint: { id, complaint_number: number }, onClose }: ActionProps) {
  const translate = useTranslate();
  const form = useComplaintForm(pauseComplaint, {
    draft: `pause/${id}`,
    defaultValues: { reason: '', until: '', note: '' },
    bodyOf: (values) => ({ id, ...values }),
    check: faultsOf,
    done: 'pausing.paused',
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={translate('pausing.title', { number })}
      submit={translate('pausing.submit')}
      maxWidth="xs"
      onClose={onClose}
    >
      <DialogContentText>{translate('pausing.what')}</DialogContentText>
      <ChoiceInput
        source="reason"
        label="common.reason"
        words="due.pausedFor"
        values={PAUSE_REASONS}
        isRequired
        autoFocus
      />
      <DayInput source="until" label="pausing.until" isRequired />
      <Bound<string> name="until">
        {({ value, onChange }) => (
          <QuickDays
            label={translate('pausing.soon')}
            choices={SOON.map((days) => ({ days, text: translate('pausing.days', { smart_count: days }) }))}
            chosen={value}
            onChoose={onChange}
          />
        )}
      </Bound>
      <NoteInput
        source="note"
        label="common.note"
        isRequired={form.form.watch('reason') === 'other'}
        maxLength={1_000}
      />
    </FormDialog>
  );
}

/** Further errors that the server would report. */
function faultsOf({ reason, until, note }: Record<'reason' | 'until' | 'note', string | null>): Refusals {
  const ahead = isDay(until ?? '') ? daysBetween(dayOf(new Date()), until ?? '') : 1;
  return {
    ...(reason ? {} : { reason: 'rules.required' }),
    ...(ahead < 1 || ahead > MAX_PAUSE_DAYS ? { until: 'rules.pauseLength' } : {}),
    ...(reason === 'other' && !note?.trim() ? { note: 'rules.required' } : {}),
  };
}
