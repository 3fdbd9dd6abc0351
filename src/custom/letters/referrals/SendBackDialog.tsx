import { useTranslate } from 'react-admin';
import { dayOf, isDay } from '#contract/kernel/day.ts';
import type { ReferralRow } from '#contract/letters/referralRecord.ts';
import { sendBackReferral } from '#contract/letters/referralReply.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { DayInput } from '#src/components/form/DayInput.tsx';
import type { Refusals } from '#src/components/form/formRules.ts';
import { NoteInput } from '#src/components/form/NoteInput.tsx';
import { useContractForm } from '#src/components/form/useContractForm.ts';
import { numberOf } from './numberOf.ts';
import { ReplyFacts } from './ReplyFacts.tsx';
import { useRenewReferrals } from './useRenewReferrals.ts';

interface SendBackDialogProps {
  referral: ReferralRow;
  onClose: () => void;
}

/** Returns a final answer with a reason and a new due date (REF-13). */
export default function SendBackDialog({ referral, onClose }: SendBackDialogProps) {
  const { id, answer } = referral;
  const translate = useTranslate();
  const form = useContractForm(sendBackReferral, {
    params: referral,
    draft: `sendBack/${id}`,
    defaultValues: { reason: '', due_on: '' },
    check: ({ due_on }): Refusals =>
      isDay(due_on) && due_on < dayOf(new Date()) ? { due_on: 'rules.dueInPast' } : {},
    done: 'referrals.done.sendBack',
    renew: useRenewReferrals(),
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={translate('referrals.back.title', { number: numberOf(referral) })}
      submit={translate('referrals.back.submit')}
      onClose={onClose}
    >
      {answer && <ReplyFacts reply={answer} />}
      <NoteInput source="reason" label="referrals.back.reason" isRequired maxLength={2_000} />
      <DayInput source="due_on" label="referrals.back.due" isRequired />
    </FormDialog>
  );
}
