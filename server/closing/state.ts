import { and, eq, gt } from 'drizzle-orm';
import { reopensAlways } from '#contract/access/access.ts';
import { MISTAKE_MINUTES } from '#contract/closing/closing.ts';
import type { ClosingState } from '#contract/closing/closingRules.ts';
import { closingSettings } from '#contract/closing/closingSettings.ts';
import { isClosed } from '#contract/complaints/complaintStatus.ts';
import { DAY_MS, dayOf } from '#contract/kernel/day.ts';
import type { Seat } from '#contract/places/place.ts';
import type { Complaint } from '#server/complaints/row.ts';
import { valuesAt } from '#server/desk/offices/inherited.ts';
import { inParallel } from '#server/kernel/db/inParallel.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { closingProposals, complaintClosings } from './schema/closings.ts';

type Reader = Pick<Context, 'actor' | 'db' | 'now'>;
type Closed = Pick<Complaint, 'id' | 'status' | 'closed_at' | 'parliament_id' | 'assembly_id'>;

const MINUTE_MS = 60_000;

/**
 * The current closing of a closed complaint. None for an open or merged one, or one closed before closings were
 * recorded.
 */
export async function currentClosing(db: Db | Tx, { id, status }: Pick<Closed, 'id' | 'status'>) {
  if (!isClosed(status)) return undefined;
  const { complaint_id, is_last } = complaintClosings;
  const [last] = await db
    .select()
    .from(complaintClosings)
    .where(and(eq(complaint_id, id), is_last));
  return last && last.reopened_at === null ? last : undefined;
}

/** A closing that waits for another user's approval (REF-21). */
export async function proposalOf(db: Db | Tx, complaintId: number) {
  const [proposal] = await db
    .select()
    .from(closingProposals)
    .where(eq(closingProposals.complaint_id, complaintId));
  return proposal;
}

/**
 * Whether a closed complaint may still be reopened (REF-20): within the office's number of days after the closing, and
 * up to the office's number of reopenings in so many days. Without days every reopening counts; without a number there
 * is no limit. Admin may always.
 */
async function mayReopen({ actor, db, now }: Reader, complaint: Closed): Promise<boolean> {
  if (reopensAlways(actor)) return true;
  const { reopen_days, reopen_max } = await valuesAt(db, complaint, closingSettings);
  const since = reopen_days === null ? null : new Date(now.getTime() - reopen_days * DAY_MS);
  if (since && complaint.closed_at && complaint.closed_at < since) return false;
  if (reopen_max === null) return true;
  const { complaint_id, counts, reopened_at } = complaintClosings;
  const inWindow = since ? gt(reopened_at, since) : undefined;
  const counted = and(eq(complaint_id, complaint.id), counts, inWindow);
  return (await db.$count(complaintClosings, counted)) < reopen_max;
}

/** Whether the office of a place asks for confirmation before *solved* is closed without evidence (REF-16). */
export const asksEvidence = async (db: Db | Tx, place: Seat): Promise<boolean> =>
  (await valuesAt(db, place, closingSettings)).ask_evidence;

/** The closing facts of a complaint for the state machine. */
export async function closingStateOf(reader: Reader, complaint: Closed): Promise<Standing> {
  const { actor, db, now } = reader;
  if (!isClosed(complaint.status)) {
    const proposal = await proposalOf(db, complaint.id);
    const state = { verification: null, proposed_by: proposal?.creator_id ?? null };
    return { state, proposal };
  }
  const [closing, may_reopen] = await inParallel(db, [
    () => currentClosing(db, complaint),
    () => mayReopen(reader, complaint),
  ]);
  const age = now.getTime() - (closing?.closed_at.getTime() ?? 0);
  const state: ClosingState = {
    verification: closing?.verification ?? null,
    closed_by: closing?.closed_by ?? null,
    approved_by: closing?.approved_by ?? null,
    verified_on: closing?.verified_at ? dayOf(closing.verified_at) : null,
    may_reopen,
    is_fresh: closing?.closed_by === actor.id && age <= MISTAKE_MINUTES * MINUTE_MS,
  };
  return { state, closing };
}

interface Standing {
  state: ClosingState;
  closing?: typeof complaintClosings.$inferSelect;
  proposal?: typeof closingProposals.$inferSelect;
}
