import { and, eq, inArray, isNull } from 'drizzle-orm';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { isOfOffice } from '#server/desk/offices/isOfOffice.ts';
import type { OfficeSwitch } from '#server/desk/offices/officeSwitch.ts';
import { suppressWaiting } from './queued.ts';
import { messageEvents, messages } from './schema/messages.ts';

/** Messages to citizens. What is queued, and what is not made yet, does not go out any more. */
export const messagesSwitch: OfficeSwitch = {
  capability: 'messages',
  count: (db, { id }) => db.$count(messages, eq(messages.office_id, id)),
  async off({ db, now }, office) {
    const { complaint_id, done_at, id } = messageEvents;
    const theirs = db
      .select({ id })
      .from(messageEvents)
      .innerJoin(complaints, eq(complaints.id, complaint_id))
      .where(and(isNull(done_at), isOfOffice(office, complaints)));
    await db.update(messageEvents).set({ done_at: now }).where(inArray(id, theirs));
    await suppressWaiting(db, eq(messages.office_id, office.id), { reason: 'switchedOff', now });
  },
};
