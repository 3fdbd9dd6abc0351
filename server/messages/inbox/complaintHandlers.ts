import type { ComplaintHandlers } from '#server/complaints/events.ts';
import { takeRecorded } from './take.ts';

/** What a citizen has sent is done with the complaint that is recorded from it, or to which it is added (MSG-15). */
export const inboxHandlers: ComplaintHandlers = {
  capability: 'messages',
  async recorded(work, { answer, complaint, input }) {
    if (!input.inbox_id) return undefined;
    return { answer: { ...answer, inbox_taken: await takeRecorded(work, input.inbox_id, complaint) } };
  },
  async added(work, { complaint, input }) {
    if (!input.inbox_id) return undefined;
    return { answer: { inbox_taken: await takeRecorded(work, input.inbox_id, complaint) } };
  },
};
