import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ReferralRow } from '#contract/letters/referralRecord.ts';
import { replyToReferral } from '#contract/letters/referralReply.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { useDraft } from '#src/components/drafts/useDraft.ts';
import { useIdempotentSubmit } from '#src/components/form/useIdempotentSubmit.ts';
import { call } from '#src/dataProvider/call.ts';
import { numberOf } from './numberOf.ts';
import { ReceivedFields, type ReceivedValues, receivedBody } from './ReceivedFields.tsx';
import { ReplyFields } from './ReplyFields.tsx';
import { NO_REPLY, replyBody, replyFaults } from './replyValues.ts';
import { useReferralAction } from './useReferralAction.ts';

interface ReplyDialogProps {
  referral: ReferralRow;
  onClose: () => void;
}

/** Records a department's answer, received by any channel (REF-11, REF-12). */
export default function ReplyDialog({ referral, onClose }: ReplyDialogProps) {
  const { id } = referral;
  const number = numberOf(referral);
  const translate = useTranslate();
  const attempt = useIdempotentSubmit();
  const [reply, setReply] = useState(NO_REPLY);
  const [received, setReceived] = useState<ReceivedValues>({
    way: 'letter',
    received_on: '',
    their_number: '',
    their_date: '',
    file: null,
  });
  const [isSubmitted, setSubmitted] = useState(false);
  const draft = useDraft(`reply/${id}`, {
    values: { reply, received },
    restore: (typed) => {
      setReply(typed.reply);
      setReceived({ ...typed.received, file: received.file });
    },
  });
  const save = useReferralAction({
    run: () =>
      attempt((headers) =>
        call(replyToReferral, {
          params: { id },
          body: { ...replyBody(reply), ...receivedBody(received) },
          headers,
        }),
      ),
    successText: 'referrals.done.reply',
    onDone: () => {
      draft.sent();
      onClose();
    },
  });
  const submit = () => {
    setSubmitted(true);
    if (Object.keys(replyFaults(reply)).length === 0) save.mutate(undefined);
  };
  return (
    <FormDialog
      title={translate('referrals.reply.title', { number })}
      submit={translate('referrals.reply.submit')}
      form={{ submit, draft, isPending: save.isPending, failure: save.error }}
      onClose={onClose}
    >
      <ReplyFields values={reply} onChange={setReply} isSubmitted={isSubmitted} />
      <ReceivedFields values={received} onChange={setReceived} />
    </FormDialog>
  );
}
