import { and, asc, eq, inArray } from 'drizzle-orm';
import type { TimelineAction } from '#contract/complaints/timeline.ts';
import { type ReferralAction, referralRefusal } from '#contract/letters/referralActions.ts';
import { writtenReferral } from '#contract/letters/registers.ts';
import type { Changes } from '#server/complaints/schema/complaintChanges.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { addToTimeline, instantFor } from '#server/complaints/timeline.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { changeRow } from '#server/kernel/db/rows.ts';
import { forbidden, invalidField, notFound } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { referrals } from '../schema/referrals.ts';
import { findReferral } from './record.ts';
import { inChargeOf, type Referral, type ReferralQueryRow } from './rows.ts';

export type Work = Pick<Context, 'actor' | 'db' | 'now'>;
/** A locked referral with its subject, and the time of the action. */
export type Locked<W = Work> = W & { row: ReferralQueryRow; referral: Referral };

/**
 * Locks a referral for an action of the state machine, until the transaction ends. Its complaint is locked first, as
 * when a complaint is deleted. @throws 404 for a referral outside the caller's scope, 422 for its state, 403 for the
 * caller
 */
export async function lockReferral<W extends Work>(
  action: ReferralAction,
  work: W,
  id: number,
): Promise<Locked<W>> {
  const row = await findReferral(work, id);
  const referral = await lockRow(work.db, row.referral);
  const in_charge_id = inChargeOf(row);
  const refusal = referralRefusal(action, work.actor, { ...referral, in_charge_id });
  if (refusal?.field) throw invalidField(refusal.field, refusal.message);
  if (refusal) throw forbidden(refusal.message);
  return { ...work, row, referral };
}

/** The current row, locked. @throws 404 when it was deleted */
export async function lockRow(
  db: Db | Tx,
  { id, complaint_id }: Pick<Referral, 'id' | 'complaint_id'>,
): Promise<Referral> {
  if (complaint_id !== null) {
    const isIts = eq(complaints.id, complaint_id);
    await db.select({ id: complaints.id }).from(complaints).where(isIts).for('no key update');
  }
  const [referral] = await db.select().from(referrals).where(eq(referrals.id, id)).for('update');
  if (!referral) throw notFound();
  return referral;
}

/**
 * Locks the grievances of several referrals of an office in the order of their ids, so that two requests cannot
 * deadlock. Skips referrals of other offices.
 */
export async function lockComplaintsOf(db: Db | Tx, officeId: number, ids: readonly number[]): Promise<void> {
  const own = and(eq(referrals.office_id, officeId), inArray(referrals.id, ids));
  const complaintIds = db.select({ id: referrals.complaint_id }).from(referrals).where(own);
  await db
    .select({ id: complaints.id })
    .from(complaints)
    .where(inArray(complaints.id, complaintIds))
    .orderBy(asc(complaints.id))
    .for('no key update');
}

/** Updates a locked referral and increments its version. */
export const changeReferral = (
  work: Pick<Work, 'db' | 'now'>,
  referral: Pick<Referral, 'id' | 'version'>,
  changes: Partial<typeof referrals.$inferInsert>,
): Promise<Referral> => changeRow(work, referrals, referral, changes);

/** Records an action in the timeline of the referral's grievance; the author is null when no user did it (GRD-05). */
export async function recordInTimeline(
  { db, now, actor }: { db: Db | Tx; now: Date; actor: { id: number } | null },
  { complaint_id, number, addressee }: Referral,
  action: TimelineAction,
): Promise<void> {
  if (complaint_id === null) return;
  const [complaint] = await db
    .select({ id: complaints.id, updated_at: complaints.updated_at })
    .from(complaints)
    .where(eq(complaints.id, complaint_id));
  if (!complaint) return;
  const changes: Changes = { referral: [null, writtenReferral(number)] };
  if (addressee) changes.officer = [null, addressee.name];
  const at = await instantFor(db, complaint, now);
  await addToTimeline({ actor, db, now: at }, complaint_id, action, changes);
}
