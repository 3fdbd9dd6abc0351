import { useQuery } from '@tanstack/react-query';
import { previewMessage } from '#contract/messages/message.ts';
import type { MessageChannel } from '#contract/messages/messageKinds.ts';
import { MESSAGES } from '#src/components/data/resourceNames.ts';
import { call } from '#src/dataProvider/http.ts';

/** The time may run out while somebody writes. */
const ASKED_AGAIN_MS = 30_000;

/** Until when own words may be written on WhatsApp for a case: null for not at all, undefined while it is not known (MSG-13). */
export function useFreeUntil(complaint_id: number, channel: MessageChannel): string | null | undefined {
  const { data } = useQuery({
    queryKey: [MESSAGES, 'freeUntil', complaint_id],
    queryFn: ({ signal }) => call(previewMessage, { body: { complaint_id, channel: 'whatsapp' }, signal }),
    enabled: channel === 'whatsapp',
    refetchInterval: ASKED_AGAIN_MS,
    gcTime: 0,
  });
  return data?.free_until;
}
