import { inArray } from 'drizzle-orm';
import { users } from '#server/accounts/schema/accounts.ts';
import { isOfOffice } from '#server/desk/offices/isOfOffice.ts';
import type { OfficeSwitch } from '#server/desk/offices/officeSwitch.ts';
import { ownRules } from './routing/rules.ts';
import { leaves } from './schema/leaves.ts';

/** Routing rules and leaves: nothing of either waits. */
export const teamworkSwitch: OfficeSwitch = {
  capability: 'teamwork',
  async count(db, office) {
    const people = db.select({ id: users.id }).from(users).where(isOfOffice(office, users));
    const rules = ownRules(office)?.length ?? 0;
    return rules + (await db.$count(leaves, inArray(leaves.user_id, people)));
  },
};
