import type { ComplaintHandlers } from '#server/complaints/events.ts';
import { joinRecorded } from './joinRecorded.ts';

/** A complaint that is recorded as one of the same cause by another person goes into that cause (PER-16). */
export const causeHandlers: ComplaintHandlers = {
  capability: 'persons',
  async recorded(work, { answer, complaint, input }) {
    const { cause_title: title, same_cause: id } = input;
    if (!id) return undefined;
    return { answer: { ...answer, cause: await joinRecorded(work, complaint, { id, title }) } };
  },
};
