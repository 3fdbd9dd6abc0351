import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { previewMessage } from '#contract/messages/message.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { MESSAGES } from '#src/components/data/resourceNames.ts';
import { useDebounced } from '#src/components/list/useDebounced.ts';
import { bodyOf, type Outgoing } from './outgoing.ts';

/** The pause between two keys. */
const PAUSE_MS = 400;

/**
 * The message that would be sent for a complaint, after typing pauses (MSG-22); it is also updated when the 24 hours
 * end (MSG-13). No call is made without a complaint, or without a template or text.
 */
export function usePreview(complaint_id: number | null, outgoing: Outgoing, isFree: boolean) {
  const text = useDebounced(outgoing.text, PAUSE_MS);
  const body = bodyOf({ ...outgoing, text }, isFree);
  const request = { complaint_id: complaint_id ?? 0, ...body };
  return useQuery({
    ...queryOf([MESSAGES, 'preview', request], previewMessage, { body: request }),
    enabled: complaint_id !== null && body !== null,
    placeholderData: keepPreviousData,
    // Names and texts of citizens stay in memory only while they are shown.
    gcTime: 0,
  });
}
