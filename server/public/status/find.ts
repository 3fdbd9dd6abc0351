import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { isClosed, statusGroup } from '#contract/complaints/complaintStatus.ts';
import { dayOf } from '#contract/kernel/day.ts';
import type { StatusAction } from '#contract/messages/slip.ts';
import type { Seat } from '#contract/places/place.ts';
import { currentClosing } from '#server/closing/state.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { complaintClocks } from '#server/deadlines/schema/clocks.ts';
import { usesCapability } from '#server/desk/offices/uses.ts';
import { type Named, names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { notFound } from '#server/kernel/errors/apiError.ts';
import { referrals } from '#server/letters/schema/referrals.ts';
import { sensitiveComplaints, statusLinks } from '#server/messages/schema/citizens.ts';
import { hasToken } from '#server/messages/statusToken.ts';
import { isMerged } from '#server/persons/merged.ts';
import { causeMembers } from '#server/persons/schema/causes.ts';
import { complaintMerges } from '#server/persons/schema/merges.ts';

/** The progress of a complaint for its citizen, with a date if one is shown (MSG-18). */
export type Step =
  | { step: 'received' | 'office' | 'answered' }
  | { step: 'department' | 'closed'; day: string };

/** Everything that the page shows; it contains no personal data. */
export type Shown = Step & {
  number: string;
  category: Named | null;
  received_on: string;
  expected_by: string | null;
  /** The actions that the page offers. */
  may: StatusAction[];
};

const standing = {
  id: complaints.id,
  status: complaints.status,
  closed_at: complaints.closed_at,
  due_on: complaintClocks.due_on,
  merged_into: complaintMerges.target_id,
};
type Standing = Pick<typeof complaints.$inferSelect, 'id' | 'status' | 'closed_at'> & {
  due_on: string | null;
  merged_into: number | null;
};

/**
 * The complaint of a token, if it may be shown.
 * @throws 404 for an unknown or revoked token, for an erased or sensitive complaint, and where the office uses no messages, all with the same answer
 */
export async function findByToken(db: Db | Tx, token: string) {
  const [row] = await db
    .select({
      ...standing,
      number: complaints.complaint_number,
      parliament_id: complaints.parliament_id,
      assembly_id: complaints.assembly_id,
      category_id: complaints.category_id,
      received_on: complaints.date,
      isSensitive: sql<boolean>`${sensitiveComplaints.complaint_id} is not null`,
    })
    .from(statusLinks)
    .innerJoin(complaints, eq(complaints.id, statusLinks.complaint_id))
    .leftJoin(complaintClocks, eq(complaintClocks.complaint_id, complaints.id))
    .leftJoin(complaintMerges, and(eq(complaintMerges.source_id, complaints.id), isMerged))
    .leftJoin(sensitiveComplaints, eq(sensitiveComplaints.complaint_id, complaints.id))
    .where(
      and(
        hasToken(token),
        isNull(complaints.erased_at),
        or(isNull(sensitiveComplaints.complaint_id), sensitiveComplaints.status_page),
      ),
    );
  if (!row || !(await usesCapability(db, row, 'messages'))) throw notFound();
  return row;
}

/**
 * The data of the page of a token (MSG-18). A sensitive complaint whose person asked for the page shows no category
 * (MSG-20).
 * @throws 404 as `findByToken`
 */
export async function shownOf(db: Db | Tx, token: string): Promise<Shown> {
  const row = await findByToken(db, token);
  const last = await mergedInto(db, row);
  const usesDeadlines = await usesCapability(db, row, 'deadlines');
  return {
    number: row.number,
    category: row.isSensitive ? null : (await names(db)).category(row.category_id),
    received_on: row.received_on,
    expected_by: isClosed(last.status) || !usesDeadlines ? null : last.due_on,
    ...(await stepOf(db, last, await usesCapability(db, row, 'letters'))),
    may: await sayable(db, row),
  };
}

/** The complaint where work continues: for its citizen a merged complaint is not closed. */
async function mergedInto(db: Db | Tx, from: Standing): Promise<Standing> {
  if (from.merged_into === null) return from;
  const [target] = await db
    .select(standing)
    .from(complaints)
    .leftJoin(complaintClocks, eq(complaintClocks.complaint_id, complaints.id))
    .leftJoin(complaintMerges, and(eq(complaintMerges.source_id, complaints.id), isMerged))
    .where(eq(complaints.id, from.merged_into));
  return target ? mergedInto(db, target) : from;
}

async function stepOf(db: Db | Tx, { id, status, closed_at }: Standing, usesLetters: boolean): Promise<Step> {
  if (isClosed(status)) return { step: 'closed', day: dayOf(closed_at ?? new Date(0)) };
  const since = usesLetters ? await waitingSince(db, id) : null;
  if (since) return { step: 'department', day: dayOf(since) };
  if (status === 'responded') return { step: 'answered' };
  return { step: statusGroup(status) === 'open' ? 'received' : 'office' };
}

/** When a department was asked that has not given a final answer. */
async function waitingSince(db: Db | Tx, id: number): Promise<Date | null> {
  const [waiting] = await waitingReferrals(db, id);
  return waiting?.sent_at ?? null;
}

/** The oldest referral of the complaint or of its cause, as single values: so both are found by their indexes. */
export function waitingReferrals(db: Db | Tx, id: number) {
  const cause = db
    .select({ id: causeMembers.cause_id })
    .from(causeMembers)
    .where(eq(causeMembers.complaint_id, id));
  const { cause_id, complaint_id, sent_at, state } = referrals;
  return db
    .select({ sent_at })
    .from(referrals)
    .where(and(or(eq(complaint_id, id), eq(cause_id, sql`(${cause})`)), inArray(state, ['sent', 'interim'])))
    .orderBy(asc(sent_at))
    .limit(1);
}

/** The actions that are possible now: for a closing one rating, and one dispute. */
export async function sayable(db: Db | Tx, row: Standing & Seat): Promise<StatusAction[]> {
  if (!isClosed(row.status) || row.merged_into !== null) return ['call', 'stop'];
  const closing = (await usesCapability(db, row, 'closing')) ? await currentClosing(db, row) : undefined;
  return ['call', 'not_solved', ...(closing?.rating === null ? (['rate'] as const) : []), 'stop'];
}
