import { eq } from 'drizzle-orm';
import { ownPlaces } from '../../contract/reach.ts';
import type { updateStaff as call } from '../../contract/staff.ts';
import { namesChanged } from '../db/names.ts';
import { checkPlaces } from '../db/places.ts';
import { sessions, users } from '../db/schema/accounts.ts';
import { conflict } from '../errors/apiError.ts';
import type { Context } from '../http/serve.ts';
import { openOffices } from '../offices/openOffices.ts';
import { lockStaff, refuseTakenPhone, staffRecordOf, writtenStaff } from './record.ts';

/** Changes a grievance in-charge's account (GIC-02). Whoever knew the old password is signed out. */
export async function updateStaff(context: Context<typeof call>, password_hash: string | undefined) {
  const { actor, afterCommit, body, db, now, params } = context;
  const account = await lockStaff(context, params.id);
  const { password: _, version, ...given } = body;
  if (typeof version === 'number' && version !== account.version) throw conflict(staffRecordOf(account));
  const { parliament_id, assembly_id } = { ...account, ...given, ...ownPlaces(actor) };
  await checkPlaces(db, { parliament_id, assembly_id });
  if (given.phone) await refuseTakenPhone(db, given.phone, account.id);
  const staff = await writtenStaff(
    db
      .update(users)
      .set({
        ...given,
        parliament_id,
        assembly_id,
        // An email that somebody was given stays.
        username: account.username === account.phone ? given.phone : undefined,
        password_hash,
        updated_at: now,
        version: account.version + 1,
      })
      .where(eq(users.id, account.id))
      .returning(),
  );
  await openOffices(db, [{ ...staff, role: account.role }]);
  if (password_hash) await db.delete(sessions).where(eq(sessions.user_id, account.id));
  afterCommit(() => namesChanged(db));
  return staff;
}
