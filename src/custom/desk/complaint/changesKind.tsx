import { listTimeline, type TimelineAction, type TimelineEntry } from '#contract/complaints/timeline.ts';
import { COMPLAINTS } from '#src/components/data/resourceNames.ts';
import type { TimelineItem, TimelineKind, TimelineView } from '#src/components/slots/parts.ts';
import { ChangeRow } from '#src/custom/complaints/detail/timeline/Changes.tsx';
import { call } from '#src/dataProvider/call.ts';

/** Other kinds of timeline items already show these actions. */
const TOLD_BY_OTHERS: readonly TimelineAction[] = [
  'assigned',
  'replied',
  'remarked',
  'resolved',
  'reopened',
  'forwardedToLeader',
  'forwardedToOfficer',
  'letterDispatched',
  'messageSent',
  'messageLogged',
  'messageSuppressed',
  'messageFailed',
  'messageUnconfirmed',
  'messageRepeated',
  'called',
];
/** Messages from citizens and departments. */
const SAID: readonly TimelineAction[] = ['messageReceived', 'referralSent', 'referralAnswered'];

function viewsOf(action: TimelineAction): readonly TimelineView[] {
  if (TOLD_BY_OTHERS.includes(action)) return ['changes'];
  return SAID.includes(action) ? ['all', 'talk', 'changes'] : ['all', 'changes'];
}

type ChangeItem = TimelineItem & { entry: TimelineEntry };

/** Every change of the complaint: user, time, old and new value (GRD-05). */
const changesKind: TimelineKind<ChangeItem> = {
  queryOf: ({ id }) => ({
    queryKey: [COMPLAINTS, 'timeline', id],
    queryFn: async ({ signal }) => {
      const { data } = await call(listTimeline, { query: { complaint_id: id }, signal });
      return data.map((entry) => ({
        key: String(entry.id),
        at: entry.created_at,
        views: viewsOf(entry.action),
        entry,
      }));
    },
  }),
  Entry: ({ item }) => <ChangeRow entry={item.entry} />,
};
export default changesKind;
