import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { InboxRow } from '../../../../contract/inbox.ts';
import { Compose } from '../../../kit/messages/send/Compose.tsx';
import { bodyOf, NOTHING_WRITTEN, type Outgoing } from '../../../kit/messages/send/outgoing.ts';
import { FormDialog } from '../../../kit/referrals/FormDialog.tsx';
import { useTake } from './useTake.ts';

interface AnswerDialogProps {
  row: Pick<InboxRow, 'id' | 'phone' | 'channel' | 'free_until'>;
  onDone: () => void;
  onClose: () => void;
}

/** Answers what a citizen has sent in own words as long as the 24 hours last, else with a template (MSG-13, MSG-15). */
export function AnswerDialog({ row, onDone, onClose }: AnswerDialogProps) {
  const translate = useTranslate();
  const { free_until } = row;
  const isFree = free_until !== null;
  const [outgoing, setOutgoing] = useState<Outgoing>({
    ...NOTHING_WRITTEN,
    channel: row.channel === 'whatsapp' ? 'whatsapp' : 'sms',
    way: isFree ? 'text' : 'template',
  });
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, error } = useTake(row.id, () => {
    onClose();
    onDone();
  });
  const body = bodyOf(outgoing, isFree);
  const send = () => {
    setAsked(true);
    if (body) mutate({ take: 'answer', template_id: body.template_id, text: body.text });
  };
  return (
    <FormDialog
      title={translate('inbox.answer.title', { phone: row.phone })}
      submit={translate('inbox.answer.submit')}
      failure={error}
      isPending={isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <Compose outgoing={outgoing} onChange={setOutgoing} freeUntil={free_until} isAnswer isAsked={isAsked} />
    </FormDialog>
  );
}
