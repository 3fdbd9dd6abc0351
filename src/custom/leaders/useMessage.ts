import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { sendLeaderMessage } from '../../../contract/leader.ts';
import { call } from '../../dataProvider/http.ts';
import { LEADER } from './words.ts';

interface MessageTo {
  recipients: number[];
  /** Translation keys: of what is wrong with an empty text, and of what is said when it was sent. */
  blank: string;
  done: string;
  onSent?: () => void;
}

/** Words with a key of their own: sent again after a lost answer, they are still one message. */
const newDraft = (text: string) => ({ text, key: crypto.randomUUID() });

/** A message being written and sent to some leaders; one that was not sent keeps its text (VOL-05, VOL-06). */
export function useMessage({ recipients, blank, done, onSent }: MessageTo) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(() => newDraft(''));
  const [fault, setFault] = useState<string | null>(null);
  const sending = useMutation({
    mutationFn: () =>
      call(sendLeaderMessage, {
        body: { title: draft.text.trim(), leader_id: recipients },
        headers: { 'Idempotency-Key': draft.key },
      }),
    onSuccess: async () => {
      notify(done, { type: 'success' });
      setDraft(newDraft(''));
      await queryClient.invalidateQueries({ queryKey: [LEADER] });
      onSent?.();
    },
  });

  const send = () => {
    if (sending.isPending) return;
    const wrong = faultOf(draft.text, recipients, blank);
    setFault(wrong);
    if (!wrong) sending.mutate();
  };
  const write = (text: string) => {
    setDraft(newDraft(text));
    setFault(null);
  };
  return { text: draft.text, write, send, fault, failure: sending.error, isSending: sending.isPending };
}

const faultOf = (text: string, recipients: number[], blank: string) => {
  if (recipients.length === 0) return 'rules.leaderRequired';
  return text.trim() ? null : blank;
};
