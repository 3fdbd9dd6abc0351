import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { ClosingCall, RecordClosing } from '#contract/closing/closingCalls.ts';
import type { WholeRow } from '#contract/complaints/complaint.ts';
import { isClosed } from '#contract/complaints/complaintStatus.ts';
import type { Complaint } from '#server/complaints/row.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { inParallel } from '#server/kernel/db/inParallel.ts';
import { type Names, names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { evidenceOf, NO_EVIDENCE } from './evidence.ts';
import { closingCalls, closingProposals, complaintClosings } from './schema/closings.ts';
import { asksEvidence, closingStateOf } from './state.ts';

const proposed = sql`(
  select json_build_object('outcome', ${closingProposals.outcome}, 'verification', null, 'to_approve', true)
  from ${closingProposals} where ${eq(closingProposals.complaint_id, complaints.id)})`;
const { complaint_id, is_last, outcome, reopened_at, verification } = complaintClosings;
const closed = sql`(
  select json_build_object('outcome', ${outcome}, 'verification', ${verification}, 'to_approve', false)
  from ${complaintClosings}
  where ${eq(complaint_id, complaints.id)} and ${is_last} and ${reopened_at} is null)`;

/**
 * The closing of a complaint, or its proposal, as a column of a select. A separate statement would make a list a
 * third slower.
 */
export const closingColumn = {
  closing: sql<WholeRow['closing']>`coalesce(${proposed}, ${closed})`.as('closing'),
};

/** For a complaint that was just recorded. */
export const NEVER_CLOSED: RecordClosing = {
  outcome: null,
  reason: null,
  verification: null,
  to_approve: false,
  without_evidence: false,
  closed_by: null,
  approved_by: null,
  verified_on: null,
  rating: null,
  calls: [],
  may_reopen: false,
  is_fresh: false,
  proposal: null,
  proposed_by: null,
  asks_evidence: false,
  evidence: NO_EVIDENCE,
};

/** The same of one complaint, with its calls and the possible actions. */
export async function recordClosingOf(
  reader: Pick<Context, 'actor' | 'db' | 'now'>,
  complaint: Complaint,
): Promise<RecordClosing> {
  const { db } = reader;
  const isOpen = !isClosed(complaint.status);
  const [{ state, closing, proposal }, evidence, asks_evidence] = await inParallel(db, [
    () => closingStateOf(reader, complaint),
    () => (isOpen ? evidenceOf(db, [complaint.id]) : null),
    () => isOpen && asksEvidence(db, complaint),
  ]);
  const known = await names(db);
  return {
    outcome: closing?.outcome ?? proposal?.outcome ?? null,
    reason: closing?.reason ?? proposal?.reason ?? null,
    verification: state.verification,
    to_approve: proposal !== undefined,
    without_evidence: closing?.without_evidence ?? false,
    closed_by: state.closed_by ?? null,
    approved_by: state.approved_by ?? null,
    verified_on: state.verified_on ?? null,
    rating: closing?.rating ?? null,
    calls: closing ? ((await callsOf(db, [closing.id], known)).get(closing.id) ?? []) : [],
    may_reopen: state.may_reopen ?? false,
    is_fresh: state.is_fresh ?? false,
    proposal: proposal
      ? {
          message: proposal.message,
          creator: known.user(proposal.creator_id),
          created_at: proposal.created_at.toISOString(),
        }
      : null,
    proposed_by: state.proposed_by ?? null,
    asks_evidence,
    evidence: evidence?.get(complaint.id) ?? NO_EVIDENCE,
  };
}

/** The results of the calls about closings, by closing, oldest first. */
export async function callsOf(
  db: Db | Tx,
  closingIds: readonly number[],
  known: Names,
): Promise<Map<number, ClosingCall[]>> {
  const rows = await db
    .select()
    .from(closingCalls)
    .where(inArray(closingCalls.closing_id, [...closingIds]))
    .orderBy(asc(closingCalls.id));
  const calls = new Map<number, ClosingCall[]>();
  for (const { closing_id, creator_id, id, result, channel, note, called_on } of rows) {
    const before = calls.get(closing_id) ?? [];
    calls.set(closing_id, [
      ...before,
      { id, result, channel, note, called_on, creator: known.user(creator_id) },
    ]);
  }
  return calls;
}
