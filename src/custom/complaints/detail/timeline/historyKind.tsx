import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import type { ComplaintResponse, HistoryEntry } from '#contract/complaints/complaint.ts';
import { listHistory, listResponses } from '#contract/complaints/complaintCalls.ts';
import { COMPLAINTS } from '#src/components/data/resourceNames.ts';
import type { TimelineItem, TimelineKind } from '#src/components/slots/parts.ts';
import { call } from '#src/dataProvider/call.ts';
import { StatusChip } from '../../StatusChip.tsx';
import { Media } from '../media/Media.tsx';
import { TimelineRow, Words } from './TimelineRow.tsx';

/** File links expire after an hour, so an open page renews them earlier. */
const LINKS_RENEWED_MS = 45 * 60_000;

type HistoryEvent = ({ kind: 'entry' } & HistoryEntry) | ({ kind: 'answer' } & ComplaintResponse);
export type HistoryItem = TimelineItem & { event: HistoryEvent };

/** History entries and answers to the citizen as entries of the timeline (DET-02). */
export function historyItems(
  history: readonly HistoryEntry[],
  responses: readonly ComplaintResponse[],
): HistoryItem[] {
  const events: HistoryEvent[] = [
    ...history.map((entry) => ({ kind: 'entry' as const, ...entry })),
    ...responses.map((response) => ({ kind: 'answer' as const, ...response })),
  ];
  return events.map((each) => ({
    key: `${each.kind} ${each.id}`,
    at: each.created_at ?? '',
    views: viewsOf(each),
    event: each,
  }));
}

/** Whether an entry says what the office did; a host of the specifications alone has texts only. */
const isOfOffice = ({ code }: Pick<HistoryEntry, 'code'>) => code !== undefined && code !== 'text';

/** Only the view of changes shows what the office did in full. */
const viewsOf = (event: HistoryEvent) =>
  event.kind === 'entry' && isOfOffice(event) ? (['all'] as const) : (['all', 'talk'] as const);

/** Remarks, answers to the citizen, and the office's actions in short (DET-02, DET-15). */
export const historyKind: TimelineKind<HistoryItem> = {
  queryOf: ({ id }) => ({
    queryKey: [COMPLAINTS, 'history', id],
    queryFn: async ({ signal }) => {
      const query = { complaint_id: id };
      const [history, responses] = await Promise.all([
        call(listHistory, { query, signal }),
        call(listResponses, { query, signal }),
      ]);
      return historyItems(history.data, responses.data);
    },
    refetchInterval: LINKS_RENEWED_MS,
  }),
  Entry: HistoryRow,
};

/** An entry of the history, or an answer with its status and files. */
export function HistoryRow({ item: { event } }: { item: HistoryItem }) {
  const inWords = useHistoryText();
  const isAnswer = event.kind === 'answer';
  const chips = isAnswer ? (
    <>
      <Label text="complaint.history.answer" />
      <StatusChip status={event.status} />
    </>
  ) : (
    event.is_admin && <Label text="common.office" />
  );
  return (
    <TimelineRow who={event.creator?.name} chips={chips} at={event.created_at} isToCitizen={isAnswer}>
      <Words>{isAnswer ? event.message : inWords(event)}</Words>
      {isAnswer && <Media media={event.media} />}
      {!isAnswer && event.leader_response && (
        <Box sx={{ mt: 1, p: 1.5, borderRadius: 1, bgcolor: 'action.hover' }}>
          <Label text="complaint.history.leader" />
          <Words>{event.leader_response.message}</Words>
          <Media media={event.leader_response.media} />
        </Box>
      )}
    </TimelineRow>
  );
}

/** The text of a history entry: a remark as typed, an action in the user's language (DET-02). */
function useHistoryText() {
  const translate = useTranslate();
  return (entry: HistoryEntry): string => {
    if (!isOfOffice(entry)) return entry.message;
    const to = entry.values?.to;
    const name = entry.code === 'answeredNow' ? translate(`workflow.timeline.status.${to}`, { _: to }) : to;
    return translate(`complaint.history.happened.${entry.code}`, { to: name, _: entry.message });
  };
}

function Label({ text }: { text: string }) {
  const translate = useTranslate();
  return <Chip size="small" label={translate(text)} />;
}
