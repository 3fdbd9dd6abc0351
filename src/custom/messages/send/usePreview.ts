import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { previewMessage } from '#contract/messages/message.ts';
import { MESSAGES } from '#src/components/data/resourceNames.ts';
import { useDebounced } from '#src/components/list/useDebounced.ts';
import { call } from '#src/dataProvider/call.ts';
import { bodyOf, type Outgoing } from './outgoing.ts';

/** Between two keys of somebody who types. */
const PAUSE_MS = 400;

/**
 * What would be sent for a case, once typing pauses (MSG-22): just what goes out, also when the 24 hours end meanwhile (MSG-13). Nothing
 * is asked without a case, or without a template or words.
 */
export function usePreview(complaint_id: number | null, outgoing: Outgoing, isFree: boolean) {
  const text = useDebounced(outgoing.text, PAUSE_MS);
  const body = bodyOf({ ...outgoing, text }, isFree);
  const request = { complaint_id: complaint_id ?? 0, ...body };
  return useQuery({
    queryKey: [MESSAGES, 'preview', request],
    queryFn: ({ signal }) => call(previewMessage, { body: request, signal }),
    enabled: complaint_id !== null && body !== null,
    placeholderData: keepPreviousData,
    // Names and texts of a citizen are kept no longer than they are shown.
    gcTime: 0,
  });
}
