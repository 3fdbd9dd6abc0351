import { and, eq, isNull } from 'drizzle-orm';
import type { ComplaintEvents, ComplaintHandlers, Work } from '#server/complaints/events.ts';
import { recordSameChange } from '#server/complaints/recordChanges.ts';
import type { Complaint } from '#server/complaints/row.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { insertRow } from '#server/kernel/db/rows.ts';
import { ownComplaints } from '#server/kernel/db/scope.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import { addedValues } from './addedValues.ts';
import { beginClosing, isLastNoMore, keepClosing, pastClosing } from './close.ts';
import { outcomesOf } from './outcomes.ts';
import { proposeClosing, takesApproval } from './propose.ts';
import { complaintClosings } from './schema/closings.ts';
import { closingStateOf, proposalOf } from './state.ts';

/** Stores closings and reopenings. */
export const closingHandlers: ComplaintHandlers = {
  capability: 'closing',
  async recording(work, { changes, input, written }) {
    const referred = await referredBy(work, input.refers_to ?? null);
    if (!referred) return undefined;
    return {
      changes: { ...changes, refersTo: [null, referred.complaint_number] },
      written: [
        ...written,
        async ({ complaint_number }) => {
          const said = { referredBy: [null, complaint_number] as [null, string] };
          await recordSameChange(work, [referred.id], 'referredTo', said);
          return undefined;
        },
      ],
    };
  },
  async resolving(work, { complaint, file, input, message }) {
    const said = outcomesOf(input);
    // A file counts as evidence even if the user said that there is none (REF-16).
    const outcomes = { ...said, without_evidence: said.without_evidence && !file };
    const { outcome } = outcomes;
    if (!outcome || !(await takesApproval(work, complaint, outcome)))
      return { input: { ...input, ...outcomes } };
    await proposeClosing(work, complaint, { ...outcomes, outcome, message, file });
    return { answer: { message: 'Complaint is to be approved.', proposed: true } };
  },
  closing: async (work, event) => ({ changes: await beginClosing(work, event) }),
  closed: keepClosing,
  async reopening(work, { changes, complaint, input }) {
    const { note = null, reason = null } = input;
    const isMistake =
      reason === 'by_mistake' && (await closingStateOf(work, complaint)).state.is_fresh === true;
    return { changes: { ...changes, ...addedValues({ reopenReason: reason, note }) }, isMistake };
  },
  reopened: async (work, event) => ({ closing_id: await recordReopening(work, event) }),
  async edited(work, { before, complaint }) {
    await moveClosings(work, before, complaint);
    return undefined;
  },
  async deleting({ db }, { complaint, files }) {
    const proposal = await proposalOf(db, complaint.id);
    return proposal?.file_id ? { files: [...files, proposal.file_id] } : undefined;
  },
};

/**
 * The closed complaint that a new one refers to, since it can no longer be reopened (REF-20); 422 for one that the
 * actor may not see.
 */
async function referredBy({ actor, db }: Work, id: number | null) {
  if (id === null) return null;
  const [referrer] = await db
    .select({ id: complaints.id, complaint_number: complaints.complaint_number })
    .from(complaints)
    .where(and(eq(complaints.id, id), ownComplaints(actor)));
  if (!referrer) throw invalidField('refers_to', 'unknownChoice');
  return referrer;
}

/** Copies a complaint's new place to its closings, since the verification queue is read by place. */
async function moveClosings({ db }: Work, before: Complaint, after: Complaint): Promise<void> {
  const { parliament_id, assembly_id } = after;
  if (before.assembly_id === assembly_id && before.parliament_id === parliament_id) return;
  await db
    .update(complaintClosings)
    .set({ parliament_id, assembly_id })
    .where(eq(complaintClosings.complaint_id, after.id));
}

/** Stores the reason of the reopening with the last closing (REF-20); returns the id of that closing. */
async function recordReopening(
  work: Work,
  { before, input, isMistake }: ComplaintEvents['reopened'],
): Promise<number> {
  const { actor, db, now } = work;
  const { note = null, reason = null } = input;
  const reopened = {
    reopened_at: now,
    reopened_by: actor.id,
    reopen_reason: reason,
    reopen_note: note,
    counts: !isMistake,
  };
  const { complaint_id, is_last, reopened_at } = complaintClosings;
  const [closing] = await db
    .update(complaintClosings)
    .set(reopened)
    .where(and(eq(complaint_id, before.id), is_last, isNull(reopened_at)))
    .returning({ id: complaintClosings.id });
  // A closing from before closings were recorded: its reopenings are counted from now on.
  return closing?.id ?? (await keepPast(work, before, reopened));
}

async function keepPast(work: Work, complaint: Complaint, reopened: Partial<Row>): Promise<number> {
  const { db, now } = work;
  await isLastNoMore(work, complaint.id);
  const past = { ...pastClosing(complaint, now), verification: 'none' as const, ...reopened };
  return (await insertRow(db, complaintClosings, past)).id;
}

type Row = typeof complaintClosings.$inferInsert;
