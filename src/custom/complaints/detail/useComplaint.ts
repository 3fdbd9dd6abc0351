import { useQuery } from '@tanstack/react-query';
import { getComplaint } from '#contract/complaints/complaintCalls.ts';
import { COMPLAINTS } from '#src/components/data/resourceNames.ts';
import { call } from '#src/dataProvider/call.ts';

/** File links expire after an hour, so an open page renews them earlier. */
const LINKS_RENEWED_MS = 45 * 60_000;

/** One complaint with its attachments (DET-15). */
export const useComplaint = (id: number) =>
  useQuery({
    queryKey: [COMPLAINTS, 'one', id],
    queryFn: ({ signal }) => call(getComplaint, { params: { id }, query: { media: true }, signal }),
    refetchInterval: LINKS_RENEWED_MS,
  });
