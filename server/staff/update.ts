import { eq } from 'drizzle-orm';
import { ownPlaces } from '#contract/access/scope.ts';
import type { updateStaff as call, countStaffComplaints } from '#contract/staff/staff.ts';
import { sessions, users } from '#server/accounts/schema/accounts.ts';
import { openComplaintsOf, releaseComplaints } from '#server/complaints/releaseComplaints.ts';
import { openOffices } from '#server/desk/offices/openOffices.ts';
import { namesChanged } from '#server/kernel/db/names.ts';
import { checkPlaces } from '#server/kernel/db/places.ts';
import { changeRow } from '#server/kernel/db/rows.ts';
import { notFound, refuseOlder } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { findStaff, lockStaff, refuseTakenPhone, staffRecordOf, writtenStaff } from './record.ts';

/**
 * Changes a grievance in-charge's account (GIC-02). A new password or disabling ends its sessions. Disabling also
 * releases its open complaints (SLA-20).
 */
export async function updateStaff(context: Context<typeof call>, password_hash: string | undefined) {
  const { actor, afterCommit, body, db, params } = context;
  const account = await lockStaff(context, params.id);
  const { password: _, version, is_active, ...changes } = body;
  const disabled = typeof is_active === 'boolean' ? !is_active : account.disabled;
  if (account.disabled && disabled) throw notFound();
  await refuseOlder(version, account, () => staffRecordOf(account));
  const { parliament_id, assembly_id } = { ...account, ...changes, ...ownPlaces(actor) };
  await checkPlaces(db, { parliament_id, assembly_id });
  if (changes.phone) await refuseTakenPhone(db, changes.phone, account.id);
  const staff = await writtenStaff(
    changeRow(context, users, account, {
      ...changes,
      parliament_id,
      assembly_id,
      // An email as username stays.
      username: account.username === account.phone ? changes.phone : undefined,
      password_hash,
      disabled,
    }),
  );
  await openOffices(db, [staff]);
  if (password_hash || disabled) await db.delete(sessions).where(eq(sessions.user_id, account.id));
  await releaseComplaints(context, account, staff);
  afterCommit(() => namesChanged(db));
  return staffRecordOf(staff);
}

/** The number of a user's open complaints, as lists count them. */
export async function countComplaints(context: Context<typeof countStaffComplaints>) {
  const { id } = await findStaff(context, context.params.id);
  return { open: await openComplaintsOf(context.db, id) };
}
