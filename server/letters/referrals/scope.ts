import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import { type Actor, seesWholeOffice } from '#contract/access/access.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { offices } from '#server/desk/schema/offices.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { changeable, ownComplaints } from '#server/kernel/db/scope.ts';
import { causes } from '#server/persons/schema/causes.ts';
import { referrals } from '../schema/referrals.ts';

/**
 * The referrals that the actor may see: those of their own grievances and of the causes in their area. Users who send
 * referrals, or answer for the office, see all of the offices in their area.
 */
export function ownReferrals(db: Db | Tx, actor: Actor): SQL | undefined {
  const { complaint_id, cause_id, office_id } = referrals;
  const mine = db.select({ id: complaints.id }).from(complaints).where(ownComplaints(actor));
  const common = db.select({ id: causes.id }).from(causes).where(changeable(actor, causes));
  const inPlace = db.select({ id: offices.id }).from(offices).where(changeable(actor, offices));
  return or(
    inArray(complaint_id, mine),
    inArray(cause_id, common),
    seesWholeOffice(actor) ? inArray(office_id, inPlace) : undefined,
  );
}

/** The same within one office. Without a condition if the actor may see all its referrals. */
export const ofOffice = (db: Db | Tx, actor: Actor, office: number): SQL | undefined =>
  and(eq(referrals.office_id, office), seesWholeOffice(actor) ? undefined : ownReferrals(db, actor));
