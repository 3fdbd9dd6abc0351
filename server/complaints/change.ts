import { and, eq } from 'drizzle-orm';
import { signsAsAdmin } from '../../contract/access.ts';
import { isClosed, type Status } from '../../contract/complaintStatus.ts';
import { complaintHistory, complaints } from '../db/schema/complaints.ts';
import { ownComplaints } from '../db/scope.ts';
import { conflict, invalidField, notFound } from '../http/errors.ts';
import type { Context } from '../http/serve.ts';
import { recordOf } from './record.ts';
import type { Complaint } from './row.ts';

export type Work = Pick<Context, 'actor' | 'db' | 'links' | 'now'>;

/**
 * A complaint that the actor may work on, locked until the transaction ends: of two changes at once the second
 * sees what the first has done. 404 for any other.
 */
export async function lockComplaint({ actor, db }: Work, id: number): Promise<Complaint> {
  const [complaint] = await db
    .select()
    .from(complaints)
    .where(and(eq(complaints.id, id), ownComplaints(actor)))
    .for('update');
  if (!complaint) throw notFound();
  return complaint;
}

/** Writes a change of a locked complaint; its version rises. */
export async function changeComplaint(
  { db, now }: Work,
  { id, version }: Complaint,
  changes: Partial<typeof complaints.$inferInsert>,
): Promise<Complaint> {
  const [changed] = await db
    .update(complaints)
    .set({ ...changes, version: version + 1, updated_at: now })
    .where(eq(complaints.id, id))
    .returning();
  if (!changed) throw notFound();
  return changed;
}

/** Adds to what happened to a complaint, by whom and when (API-07). */
export async function addHistory({ actor, db, now }: Work, complaintId: number, message: string) {
  const [entry] = await db
    .insert(complaintHistory)
    .values({
      complaint_id: complaintId,
      creator_id: actor.id,
      message,
      is_admin: signsAsAdmin(actor),
      created_at: now,
    })
    .returning();
  if (!entry) throw new Error('insert answered no row');
  return entry;
}

/** What a new status brings with it: the moment of closing, up to which the days open are counted. */
export const withStatus = ({ closed_at }: Complaint, status: Status, now: Date) => ({
  status,
  closed_at: isClosed(status) ? (closed_at ?? now) : null,
});

/** 422 `alreadyResolved` for what is not done to a closed complaint. */
export function refuseClosed({ status }: Complaint) {
  if (isClosed(status)) throw invalidField('status', 'alreadyResolved');
}

/** 422 `appComplaint` for editing what was sent from the app (DET-11). */
export function refuseApp({ source }: Complaint) {
  if (source === 'app') throw invalidField('source', 'appComplaint');
}

/** 409 with the complaint as it stands, when the caller names a version and has not seen the current one. */
export async function refuseOlder(work: Work, complaint: Complaint, seen: number | null | undefined) {
  if (seen && seen !== complaint.version) throw conflict(await recordOf(work, complaint));
}
