import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { type CitizenCall, listCitizenCalls } from '#contract/messages/citizenCall.ts';
import { CALLS } from '#src/components/data/resourceNames.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import type { TimelineItem, TimelineKind } from '#src/components/slots/parts.ts';
import { TimelineRow, Words } from '#src/custom/complaints/detail/timeline/TimelineRow.tsx';
import { call } from '#src/dataProvider/call.ts';

/** So many of a grievance are shown. */
const SHOWN = 50;

type CallItem = TimelineItem & { noted: CitizenCall };

/** Calls to the citizen, and what came of them (MSG-23). */
const callsKind: TimelineKind<CallItem> = {
  queryOf: ({ id }) => ({
    queryKey: [CALLS, 'timeline', id],
    queryFn: async ({ signal }) => {
      const { data } = await call(listCitizenCalls, {
        query: { complaint_id: id, per_page: SHOWN },
        signal,
      });
      return data.map((noted) => ({
        key: String(noted.id),
        at: noted.created_at,
        views: ['all', 'talk'] as const,
        noted,
      }));
    },
  }),
  Entry: CallEntry,
};
export default callsKind;

function CallEntry({ item: { noted, at } }: { item: CallItem }) {
  const translate = useTranslate();
  const { day } = useFormats();
  const { result, later_on, note, created_by } = noted;
  const title = translate('calls.call', {
    when: translate('calls.action'),
    result: translate(`calls.results.${result}`),
  });
  return (
    <TimelineRow title={title} who={created_by?.name} at={at} isToCitizen>
      {later_on && (
        <Typography variant="body2">{translate('calls.laterOn', { day: day(later_on) })}</Typography>
      )}
      {note && <Words>{note}</Words>}
    </TimelineRow>
  );
}
