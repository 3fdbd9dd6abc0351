import { useQuery } from '@tanstack/react-query';
import type { ComplaintResponse, HistoryEntry } from '#contract/complaints/complaint.ts';
import { getComplaint, listHistory, listResponses } from '#contract/complaints/complaintCalls.ts';
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

/** Its history entries and the answers to the citizen, newest first (DET-02, DET-15). */
export const useHistory = (id: number) =>
  useQuery({
    queryKey: [COMPLAINTS, 'history', id],
    queryFn: async ({ signal }) => {
      const query = { complaint_id: id };
      const [history, responses] = await Promise.all([
        call(listHistory, { query, signal }),
        call(listResponses, { query, signal }),
      ]);
      return eventsOf(history.data, responses.data);
    },
    refetchInterval: LINKS_RENEWED_MS,
  });

/** A history entry or an answer to the citizen. */
export type HistoryEvent = ({ kind: 'entry' } & HistoryEntry) | ({ kind: 'answer' } & ComplaintResponse);

/** Entries and answers as they happened, newest first. */
export function eventsOf(
  history: readonly HistoryEntry[],
  responses: readonly ComplaintResponse[],
): HistoryEvent[] {
  const events: HistoryEvent[] = [
    ...history.map((entry) => ({ kind: 'entry' as const, ...entry })),
    ...responses.map((response) => ({ kind: 'answer' as const, ...response })),
  ];
  return events.sort((one, other) => (other.created_at ?? '').localeCompare(one.created_at ?? ''));
}
