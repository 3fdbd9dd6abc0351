import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { RecordClosing } from '#contract/closing/closingCalls.ts';
import { complaintMedia, complaints } from '#server/complaints/schema/complaints.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { referrals } from '#server/letters/schema/referrals.ts';
import { citizenCalls } from '#server/messages/schema/citizens.ts';

type Evidence = RecordClosing['evidence'];

export const NO_EVIDENCE: Evidence = { files: 0, reports: 0, calls: 0 };

/**
 * The evidence that complaints were solved (REF-16), by complaint: files of answers to the citizen, accepted reports of
 * departments, notes of calls that reached the citizen.
 */
export async function evidenceOf(db: Db | Tx, ids: readonly number[]): Promise<Map<number, Evidence>> {
  const { complaint_id, response_id } = complaintMedia;
  const accepted = and(eq(referrals.complaint_id, complaints.id), eq(referrals.state, 'accepted'));
  const { note, result } = citizenCalls;
  const noted = and(eq(citizenCalls.complaint_id, complaints.id), eq(result, 'reached'), isNotNull(note));
  const rows = await db
    .select({
      id: complaints.id,
      files: db.$count(complaintMedia, and(eq(complaint_id, complaints.id), isNotNull(response_id))),
      reports: db.$count(referrals, accepted),
      calls: db.$count(citizenCalls, noted),
    })
    .from(complaints)
    .where(inArray(complaints.id, [...ids]));
  return new Map(rows.map(({ id, ...evidence }) => [id, evidence]));
}

/** Whether there is any evidence. */
export const showsSolved = (evidence: Evidence | undefined): boolean =>
  Object.values(evidence ?? NO_EVIDENCE).some((count) => count > 0);
