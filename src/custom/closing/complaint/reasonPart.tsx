import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { MAX_CLOSING_NOTE, REOPEN_REASONS, type ReopenReason } from '#contract/closing/closing.ts';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { isClosed } from '#contract/complaints/complaintStatus.ts';
import { RadioField } from '#src/components/form/RadioField.tsx';
import type { DialogFieldsProps, DialogPart } from '#src/components/slots/parts.ts';

interface Reason {
  reason?: ReopenReason;
  note: string;
}

/** Preselected, so that reopening needs no input (DET-06). */
const USUAL_REASON: ReopenReason = 'not_solved';

/** Does not know of a reopening by another user; the server's answer reports that. */
const isOnlyMistake = ({ status, closing }: ComplaintRecord) =>
  isClosed(status) && closing?.may_reopen === false;

/** The reason for reopening a grievance (REF-20). */
const reasonPart: DialogPart<Reason> = {
  first: () => ({ reason: USUAL_REASON, note: '' }),
  Fields: ReasonFields,
  bodyOf: ({ reason, note }, { complaint }) => ({
    reason: isOnlyMistake(complaint) ? 'by_mistake' : (reason ?? USUAL_REASON),
    note: note.trim() || null,
  }),
};
export default reasonPart;

function ReasonFields({ complaint, value, onChange }: DialogFieldsProps<Reason>) {
  const translate = useTranslate();
  const onlyMistake = isOnlyMistake(complaint);
  const reasons = onlyMistake ? (['by_mistake'] as const) : REOPEN_REASONS;
  return (
    <>
      <RadioField
        label={translate('common.reason')}
        choices={reasons.map((each) => ({ value: each, label: translate(`closing.reasons.${each}`) }))}
        value={onlyMistake ? 'by_mistake' : (value.reason ?? USUAL_REASON)}
        onChange={(reason) => onChange({ ...value, reason })}
        hint={onlyMistake ? translate('closing.onlyMistake') : undefined}
      />
      <TextField
        multiline
        minRows={2}
        maxRows={6}
        label={translate('common.note')}
        value={value.note}
        onChange={({ target }) => onChange({ ...value, note: target.value })}
        slotProps={{ htmlInput: { maxLength: MAX_CLOSING_NOTE } }}
      />
    </>
  );
}
