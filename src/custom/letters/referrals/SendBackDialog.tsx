import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { dayOf, isDay } from '#contract/kernel/day.ts';
import type { ReferralRow } from '#contract/letters/referralRecord.ts';
import { sendBackReferral } from '#contract/letters/referralReply.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { useDraft } from '#src/components/drafts/useDraft.ts';
import { DayField } from '#src/components/form/DayField.tsx';
import { call } from '#src/dataProvider/call.ts';
import { numberOf } from './numberOf.ts';
import { ReplyFacts } from './ReplyFacts.tsx';
import { useReferralAction } from './useReferralAction.ts';

interface SendBackDialogProps {
  referral: ReferralRow;
  onClose: () => void;
}

/** Returns a final answer with a reason and a new due date (REF-13). */
export default function SendBackDialog({ referral, onClose }: SendBackDialogProps) {
  const { id, answer } = referral;
  const number = numberOf(referral);
  const translate = useTranslate();
  const [reason, setReason] = useState('');
  const [due_on, setDue] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const draft = useDraft(`sendBack/${id}`, {
    values: { reason, due_on },
    restore: (typed) => {
      setReason(typed.reason);
      setDue(typed.due_on);
    },
  });
  const isLate = isDay(due_on) && due_on < dayOf(new Date());
  const faults = {
    reason: !reason.trim() && 'rules.required',
    due: isDay(due_on) ? isLate && 'rules.dueInPast' : 'rules.required',
  };
  const faultText = (field: keyof typeof faults) =>
    (isSubmitted && faults[field] && translate(faults[field])) || '';
  const save = useReferralAction({
    run: () => call(sendBackReferral, { params: { id }, body: { reason, due_on } }),
    successText: 'referrals.done.sendBack',
    onDone: () => {
      draft.sent();
      onClose();
    },
  });
  const submit = () => {
    setSubmitted(true);
    if (!Object.values(faults).some(Boolean)) save.mutate(undefined);
  };
  return (
    <FormDialog
      title={translate('referrals.back.title', { number })}
      submit={translate('referrals.back.submit')}
      form={{ submit, draft, isPending: save.isPending, failure: save.error }}
      onClose={onClose}
    >
      {answer && <ReplyFacts reply={answer} />}
      <TextField
        required
        multiline
        minRows={2}
        label={translate('referrals.back.reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={faultText('reason') !== ''}
        helperText={faultText('reason') || ' '}
        slotProps={{ htmlInput: { maxLength: 2_000 } }}
      />
      <DayField
        isRequired
        label={translate('referrals.back.due')}
        value={due_on}
        onChange={setDue}
        error={faultText('due')}
      />
    </FormDialog>
  );
}
