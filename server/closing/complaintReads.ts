import type { ComplaintAction } from '#contract/complaints/complaintActions.ts';
import { complaintReads } from '#server/complaints/events.ts';
import { closingColumn, NEVER_CLOSED, recordClosingOf } from './record.ts';
import { closingStateOf } from './state.ts';

/** The actions that depend on the closing. */
const OF_CLOSING: readonly ComplaintAction[] = ['reopen', 'takeBack', 'verify', 'approve'];

/** The closings of complaints, and proposed ones. */
export const closingReads = complaintReads({
  capability: 'closing',
  row: { columns: closingColumn, from: ({ closing }) => (closing ? { closing } : {}) },
  record: {
    columns: () => ({}),
    from: async (_values, reader, complaint) => ({ closing: await recordClosingOf(reader, complaint) }),
    unknown: { closing: NEVER_CLOSED },
    // No limit on reopening (REF-20).
    unused: { closing: { ...NEVER_CLOSED, may_reopen: true } },
  },
  async state(reader, complaint, { action, input }) {
    if (!OF_CLOSING.includes(action)) return undefined;
    const { state } = await closingStateOf(reader, complaint);
    // The user who has just closed it may undo that, however often it was reopened.
    const isTakenBack = action === 'reopen' && isByMistake(input) && state.is_fresh === true;
    return { closing: isTakenBack ? { ...state, may_reopen: true } : state };
  },
});

const isByMistake = (input: object) => 'reason' in input && input.reason === 'by_mistake';
