import { complaintReads } from '#server/complaints/events.ts';
import { followupColumn } from './followups/open.ts';

/** What who reads a complaint has put off of it. */
export const deskReads = complaintReads({
  capability: 'desk',
  record: {
    columns: followupColumn,
    from: ({ followup }) => ({ followup }),
    unknown: { followup: null },
  },
});
