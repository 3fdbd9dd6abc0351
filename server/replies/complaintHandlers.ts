import type { ComplaintHandlers } from '#server/complaints/events.ts';
import { checkFilledIn } from './filling.ts';

/** Checks the texts of answers to citizens. */
export const replyHandlers: ComplaintHandlers = {
  capability: 'replies',
  async answering(_work, { message }) {
    checkFilledIn(message);
    return undefined;
  },
};
