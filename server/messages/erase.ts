import type { PersonalData } from '#server/app/featureParts.ts';
import { forgetMessagesOf, forgetMessagesTo } from './erase/messageTexts.ts';
import { inboxFilesOf, subjectMessages } from './erase/subjectMessages.ts';

/** Messages to and from citizens, calls, and contact preferences (MSG-24). */
export const messageData: PersonalData = {
  complaints:
    async (tx) =>
    async ({ ids, now }) =>
      forgetMessagesOf(tx, ids, now),
  people: forgetMessagesTo,
  records: (db, { whom }) => subjectMessages(db, whom),
  async *files(db, { whom }) {
    for await (const sent of inboxFilesOf(db, whom)) yield sent.map(({ file_id }) => file_id);
  },
};
