import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { sendLeaderMessage } from '#contract/leaders/leader.ts';
import { LEADER } from '#src/components/data/resourceNames.ts';
import { useDraftState } from '#src/components/drafts/useDraft.ts';
import { useIdempotentSubmit } from '#src/components/form/useIdempotentSubmit.ts';
import { call } from '#src/dataProvider/call.ts';

interface MessageTo {
  recipients: number[];
  /** Translation keys of the error of an empty text and of the success notice. */
  blank: string;
  successText: string;
  onSent?: () => void;
}

/** A message to some leaders; it keeps its text until it is sent (VOL-05, VOL-06). */
export function useMessage({ recipients, blank, successText, onSent }: MessageTo) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [text, setText, draft] = useDraftState(`leaderMessage/${recipients.join()}`, '');
  const attempt = useIdempotentSubmit();
  const [fault, setFault] = useState<string | null>(null);
  const sending = useMutation({
    mutationFn: () => {
      const body = { title: text.trim(), leader_id: recipients };
      return attempt((headers) => call(sendLeaderMessage, { body, headers }));
    },
    onSuccess: async () => {
      notify(successText, { type: 'success' });
      draft.sent();
      setText('');
      await queryClient.invalidateQueries({ queryKey: [LEADER] });
      onSent?.();
    },
  });

  const send = () => {
    if (sending.isPending) return;
    const wrong = faultOf(text, recipients, blank);
    setFault(wrong);
    if (!wrong) sending.mutate();
  };
  const write = (typed: string) => {
    setText(typed);
    setFault(null);
  };
  return { text, draft, write, send, fault, failure: sending.error, isSending: sending.isPending };
}

const faultOf = (text: string, recipients: number[], blank: string) => {
  if (recipients.length === 0) return 'rules.leaderRequired';
  return text.trim() ? null : blank;
};
