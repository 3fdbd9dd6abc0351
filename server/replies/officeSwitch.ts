import { eq } from 'drizzle-orm';
import type { OfficeSwitch } from '#server/desk/offices/officeSwitch.ts';
import { macros, replies } from './schema/macros.ts';

/** Quick replies and quick actions: nothing of either waits. */
export const repliesSwitch: OfficeSwitch = {
  capability: 'replies',
  async count(db, { id }) {
    const [texts, actions] = [
      await db.$count(replies, eq(replies.office_id, id)),
      await db.$count(macros, eq(macros.office_id, id)),
    ];
    return texts + actions;
  },
};
