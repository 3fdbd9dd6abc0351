import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { createInward } from '#contract/letters/inward.ts';
import { useDraft } from '#src/components/drafts/useDraft.ts';
import { FormDialog } from '#src/components/form/FormDialog.tsx';
import { useIdempotentSubmit } from '#src/components/form/useIdempotentSubmit.ts';
import { call } from '#src/dataProvider/call.ts';
import { OfficerPicker } from '../referrals/OfficerPicker.tsx';
import { ReceivedFields, type ReceivedValues, receivedBody } from '../referrals/ReceivedFields.tsx';
import { useReferralAction } from '../referrals/useReferralAction.ts';

interface EnterDialogProps {
  officeId: number | null;
  onClose: () => void;
}

/** Enters a received letter under the office's next number (REF-10, REF-11). */
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
  const [isSubmitted, setSubmitted] = useState(false);
  const draft = useDraft(`inward/${officeId}`, {
    values: { contact_id, texts, received },
    restore: (typed) => {
      setContact(typed.contact_id);
      setTexts(typed.texts);
      setReceived({ ...typed.received, file: received.file });
    },
  });
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
          },
          headers,
        }),
      ),
    successText: 'referrals.done.entered',
    saidOf: ({ number }) => ({ number }),
    onDone: () => {
      draft.sent();
      onClose();
    },
  });
  const submit = () => {
    setSubmitted(true);
    if (!Object.values(missing).some(Boolean)) save.mutate(undefined);
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
      submit={translate('referrals.inward.submit')}
      failure={save.error}
      isPending={save.isPending}
      draft={draft}
      onSubmit={submit}
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
    </FormDialog>
  );
}
