import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { previewMessage } from '../../../../contract/message.ts';
import { call } from '../../../dataProvider/http.ts';
import { MESSAGES } from '../../data/resourceNames.ts';
import { useSettled } from '../../list/useSettled.ts';
import type { Outgoing } from './outgoing.ts';

/** Between two keys of somebody who types. */
const PAUSE_MS = 400;

/** What would be sent for a case, once typing pauses (MSG-22); nothing is asked without one, or without a template or words. */
export function usePreview(complaint_id: number | null, { channel, template_id, way, text }: Outgoing) {
  const settled = useSettled(text.trim(), PAUSE_MS);
  const body = way === 'text' && channel === 'whatsapp' ? { text: settled } : { template_id, text: null };
  const asked = { complaint_id: complaint_id ?? 0, channel, ...body };
  return useQuery({
    queryKey: [MESSAGES, 'preview', asked],
    queryFn: ({ signal }) => call(previewMessage, { body: asked, signal }),
    enabled: complaint_id !== null && (Boolean(body.text) || template_id !== null),
    placeholderData: keepPreviousData,
    // Names and texts of a citizen are kept no longer than they are shown.
    gcTime: 0,
  });
}
