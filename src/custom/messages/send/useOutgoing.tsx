import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { previewMessage } from '#contract/messages/message.ts';
import type { MessageChannel } from '#contract/messages/messageKinds.ts';
import { MESSAGES } from '#src/components/data/resourceNames.ts';
import { useDraftState } from '#src/components/drafts/useDraft.ts';
import { call } from '#src/dataProvider/call.ts';
import { Compose } from './Compose.tsx';
import { bodyOf, NOTHING_WRITTEN } from './outgoing.ts';
import { Preview } from './Preview.tsx';
import { usePreview } from './usePreview.ts';
import { useSend } from './useSend.ts';

/** The time may run out while somebody writes. */
const ASKED_AGAIN_MS = 30_000;

/** Until when own words may be written on WhatsApp for a case: null for not at all, undefined while it is not known (MSG-13). */
function useFreeUntil(complaint_id: number, channel: MessageChannel): string | null | undefined {
  const { data } = useQuery({
    queryKey: [MESSAGES, 'freeUntil', complaint_id],
    queryFn: ({ signal }) => call(previewMessage, { body: { complaint_id, channel: 'whatsapp' }, signal }),
    enabled: channel === 'whatsapp',
    refetchInterval: ASKED_AGAIN_MS,
    gcTime: 0,
  });
  return data?.free_until;
}

/** A message to the citizen of a case while it is written: its fields, its draft, and how it is sent (MSG-09, MSG-13). */
export function useOutgoing(complaintId: number, onSent: () => void, onCall: () => void) {
  const [outgoing, setOutgoing, draft] = useDraftState(`message/${complaintId}`, NOTHING_WRITTEN);
  const [isSubmitted, setSubmitted] = useState(false);
  const freeUntil = useFreeUntil(complaintId, outgoing.channel);
  const isFree = freeUntil != null;
  const preview = usePreview(complaintId, outgoing, isFree);
  const body = bodyOf(outgoing, isFree);
  const { mutate, isPending, error } = useSend(complaintId, () => {
    draft.sent();
    setOutgoing(NOTHING_WRITTEN);
    setSubmitted(false);
    onSent();
  });
  const send = () => {
    setSubmitted(true);
    if (body && !isPending) mutate(body);
  };
  const fields = (
    <>
      <Compose
        outgoing={outgoing}
        complaintId={complaintId}
        onChange={setOutgoing}
        freeUntil={freeUntil}
        onCall={onCall}
        isSubmitted={isSubmitted}
      />
      {body && <Preview of={preview} channel={outgoing.channel} />}
    </>
  );
  return { outgoing, draft, error, isPending, send, fields };
}
