import { and, eq, inArray } from 'drizzle-orm';
import type { ComplaintHandlers, Work } from '#server/complaints/events.ts';
import type { Complaint } from '#server/complaints/row.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { addToTimeline } from '#server/complaints/timeline.ts';
import { ownComplaints } from '#server/kernel/db/scope.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import { unlinkComplaints } from './link.ts';
import { followEdit, personFor } from './ofComplaint.ts';
import { causeMembers, causes } from './schema/causes.ts';

/** The persons of complaints, and their relations to other complaints. */
export const personHandlers: ComplaintHandlers = {
  capability: 'persons',
  async recording(work, { changes, complaint, input, written }) {
    const notSimilar = await numbersOf(work, input.not_similar ?? []);
    const described = { ...complaint, created_at: work.now };
    const said = { chosen: input.person_id, language: input.language };
    const { language, link } = await personFor(work.db, described, said);
    return {
      language,
      changes: notSimilar ? { ...changes, notSimilar: [null, notSimilar] } : changes,
      written: [...written, async ({ id }) => ({ person_id: await link(id) })],
    };
  },
  async edited(work, { before, complaint }) {
    await leaveCause(work, before, complaint);
    await followEdit(work.db, before, complaint, work.now);
    return undefined;
  },
  async deleting({ db, now }, { complaint }) {
    await unlinkComplaints(db, [complaint.id], now);
    return undefined;
  },
};

/**
 * Removes a locked complaint from its cause when it could no longer be added: a cause belongs to one constituency
 * (PER-18), and has no hidden complaints.
 */
async function leaveCause(work: Work, before: Complaint, after: Complaint): Promise<void> {
  if (after.assembly_id === before.assembly_id && !after.hidden) return;
  const [member] = await work.db
    .delete(causeMembers)
    .where(eq(causeMembers.complaint_id, after.id))
    .returning({ cause_id: causeMembers.cause_id });
  if (!member) return;
  const [cause] = await work.db
    .select({ number: causes.number })
    .from(causes)
    .where(eq(causes.id, member.cause_id));
  if (cause) await addToTimeline(work, after.id, 'leftCause', { cause: [cause.number, null] });
}

/**
 * The numbers of complaints that were shown as similar and rejected (PER-16); 422 for one that the actor may not see.
 */
async function numbersOf({ actor, db }: Work, ids: readonly number[]): Promise<string> {
  if (ids.length === 0) return '';
  const rows = await db
    .select({ number: complaints.complaint_number })
    .from(complaints)
    .where(and(inArray(complaints.id, [...ids]), ownComplaints(actor)))
    .orderBy(complaints.id);
  if (rows.length < new Set(ids).size) throw invalidField('not_similar', 'unknownChoice');
  return rows.map(({ number }) => number).join(', ');
}
