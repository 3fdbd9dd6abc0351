import { useTranslate } from 'react-admin';
import type { ReferralRow } from '#contract/letters/referralRecord.ts';
import { replyToReferral } from '#contract/letters/referralReply.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { useContractForm } from '#src/components/form/useContractForm.ts';
import { numberOf } from './numberOf.ts';
import { NOT_RECEIVED, ReceivedFields } from './ReceivedFields.tsx';
import { ReplyFields } from './ReplyFields.tsx';
import { NO_REPLY, replyBody, replyFaults } from './replyValues.ts';
import { useRenewReferrals } from './useRenewReferrals.ts';

interface ReplyDialogProps {
  referral: ReferralRow;
  onClose: () => void;
}

/** Records a department's answer, received by any channel (REF-11, REF-12). */
export default function ReplyDialog({ referral, onClose }: ReplyDialogProps) {
  const translate = useTranslate();
  const form = useContractForm(replyToReferral, {
    params: referral,
    draft: `reply/${referral.id}`,
    defaultValues: { ...NO_REPLY, ...NOT_RECEIVED },
    bodyOf: (values) => ({ ...values, ...replyBody(values) }),
    check: replyFaults,
    once: true,
    done: 'referrals.done.reply',
    renew: useRenewReferrals(),
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={translate('referrals.reply.title', { number: numberOf(referral) })}
      submit={translate('referrals.reply.submit')}
      onClose={onClose}
    >
      <ReplyFields />
      <ReceivedFields />
    </FormDialog>
  );
}
