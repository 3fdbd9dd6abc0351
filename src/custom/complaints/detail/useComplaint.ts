import { useQuery } from '@tanstack/react-query';
import { getComplaint } from '#contract/complaints/complaintCalls.ts';
import { COMPLAINTS } from '#src/components/data/resourceNames.ts';
import { call } from '#src/dataProvider/call.ts';

/** Links of files are good for an hour: a page that stays open gets new ones in time. */
const LINKS_RENEWED_MS = 45 * 60_000;

/** One complaint with its attachments (DET-15). */
export const useComplaint = (id: number) =>
  useQuery({
    queryKey: [COMPLAINTS, 'one', id],
    queryFn: ({ signal }) => call(getComplaint, { params: { id }, query: { media: true }, signal }),
    refetchInterval: LINKS_RENEWED_MS,
  });
