import { complaintReads } from '#server/complaints/events.ts';
import { followupColumn } from './followups/open.ts';

/** The reader's follow-up of a complaint. */
export const deskReads = complaintReads({
  capability: 'desk',
  record: {
    columns: followupColumn,
    from: ({ followup }) => ({ followup }),
    unknown: { followup: null },
  },
});
