import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { createInward } from '#contract/letters/inward.ts';
import type { ReferralRow } from '#contract/letters/referralRecord.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { useDraft } from '#src/components/drafts/useDraft.ts';
import { useIdempotentSubmit } from '#src/components/form/useIdempotentSubmit.ts';
import { call } from '#src/dataProvider/call.ts';
import { OfficerPicker } from '../referrals/OfficerPicker.tsx';
import { ReceivedFields, type ReceivedValues, receivedBody } from '../referrals/ReceivedFields.tsx';
import { ReplyFields } from '../referrals/ReplyFields.tsx';
import { NO_REPLY, replyBody, replyFaults } from '../referrals/replyValues.ts';
import { useReferralAction } from '../referrals/useReferralAction.ts';

import { WaitingTicks } from './WaitingTicks.tsx';

interface EnterDialogProps {
  officeId: number | null;
  onClose: () => void;
}

/**
 * Enters a received letter under the office's next number, with the referrals that it answers, if they are known
 * (REF-10, REF-11).
 */
export default function EnterDialog({ officeId, onClose }: EnterDialogProps) {
  const translate = useTranslate();
  const attempt = useIdempotentSubmit();
  const [contact_id, setContact] = useState<number | null>(null);
  const [texts, setTexts] = useState({ sender: '', subject: '', note: '' });
  const [received, setReceived] = useState<ReceivedValues>({
    way: 'letter',
    received_on: '',
    their_number: '',
    their_date: '',
    file: null,
  });
  const [ticked, setTicked] = useState<ReferralRow[]>([]);
  const [reply, setReply] = useState(NO_REPLY);
  const [isSubmitted, setSubmitted] = useState(false);
  const draft = useDraft(`inward/${officeId}`, {
    values: { contact_id, texts, received, ticked, reply },
    restore: (typed) => {
      setTicked(typed.ticked);
      setReply(typed.reply);
      setContact(typed.contact_id);
      setTexts(typed.texts);
      setReceived({ ...typed.received, file: received.file });
    },
  });
  const isAnswer = ticked.length > 0;
  const missing = {
    sender: contact_id === null && !texts.sender.trim(),
    subject: !texts.subject.trim(),
    note: false,
  };
  const save = useReferralAction({
    run: () =>
      attempt((headers) =>
        call(createInward, {
          body: {
            ...receivedBody(received),
            office_id: officeId,
            contact_id,
            subject: texts.subject,
            sender: texts.sender || null,
            note: texts.note || null,
            ...(isAnswer && { referral_ids: ticked.map(({ id }) => id), ...replyBody(reply) }),
          },
          headers,
        }),
      ),
    successText: isAnswer ? 'referrals.done.enteredMatched' : 'referrals.done.entered',
    saidOf: ({ number }) => ({ number }),
    onDone: () => {
      draft.sent();
      onClose();
    },
  });
  const submit = () => {
    setSubmitted(true);
    const isWhole = !isAnswer || Object.keys(replyFaults(reply)).length === 0;
    if (isWhole && !Object.values(missing).some(Boolean)) save.mutate(undefined);
  };
  const text = (name: keyof typeof texts, maxLength = 200) => (
    <TextField
      label={translate(`referrals.inward.${name}`)}
      value={texts[name]}
      onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
      error={isSubmitted && missing[name]}
      helperText={(isSubmitted && missing[name] && translate('rules.required')) || ' '}
      multiline={name === 'note'}
      slotProps={{ htmlInput: { maxLength } }}
    />
  );
  return (
    <FormDialog
      title={translate('referrals.inward.enter')}
      submit={translate(isAnswer ? 'referrals.inward.submitMatched' : 'referrals.inward.submit')}
      form={{ submit, draft, isPending: save.isPending, failure: save.error }}
      onClose={onClose}
    >
      <OfficerPicker
        label={translate('referrals.figures.officer')}
        value={contact_id}
        onChange={setContact}
      />
      {contact_id === null && text('sender')}
      {text('subject')}
      {text('note', 2_000)}
      <ReceivedFields values={received} onChange={setReceived} />
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {translate('referrals.inward.answersWhat')}
      </Typography>
      <WaitingTicks officeId={officeId} contactId={contact_id} ticked={ticked} onChange={setTicked} />
      {isAnswer && <ReplyFields values={reply} onChange={setReply} isSubmitted={isSubmitted} />}
    </FormDialog>
  );
}
