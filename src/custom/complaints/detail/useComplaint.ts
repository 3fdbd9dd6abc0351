import { useQuery } from '@tanstack/react-query';
import { getComplaint } from '#contract/complaints/complaintCalls.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { COMPLAINTS } from '#src/components/data/resourceNames.ts';

/** File links expire after an hour, so an open page renews them earlier. */
const LINKS_RENEWED_MS = 45 * 60_000;

/** One complaint with its attachments (DET-15). */
export const useComplaint = (id: number) =>
  useQuery({
    ...queryOf([COMPLAINTS, 'one', id], getComplaint, { params: { id }, query: { media: true } }),
    refetchInterval: LINKS_RENEWED_MS,
  });
