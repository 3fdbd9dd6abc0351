import { ownPlaces } from '#contract/access/scope.ts';
import type { createStaff as call } from '#contract/staff/staff.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { openOffices } from '#server/desk/offices/openOffices.ts';
import { namesChanged } from '#server/kernel/db/names.ts';
import { checkPlaces } from '#server/kernel/db/places.ts';
import { insertRow } from '#server/kernel/db/rows.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { refuseTakenPhone, staffRecordOf, writtenStaff } from './record.ts';

/** Creates the account of a grievance in-charge, who signs in with the phone (GIC-01). */
export async function createStaff(
  { actor, afterCommit, body, db, now }: Context<typeof call>,
  password_hash: string,
) {
  const { password: _, ...fields } = body;
  const values = { ...fields, ...ownPlaces(actor) };
  await checkPlaces(db, values);
  await refuseTakenPhone(db, fields.phone);
  const staff = await writtenStaff(
    insertRow(db, users, {
      ...values,
      username: fields.phone,
      password_hash,
      role: 'staff',
      // Staff have no profile to complete.
      profile_updated: true,
      created_at: now,
      updated_at: now,
    }),
  );
  await openOffices(db, [staff]);
  afterCommit(() => namesChanged(db));
  return staffRecordOf(staff);
}
