import { and, asc, inArray } from 'drizzle-orm';
import type { mergeComplaints as call } from '#contract/persons/merging.ts';
import { assertAllowed, changeComplaint, withStatus } from '#server/complaints/change.ts';
import type { Work } from '#server/complaints/events.ts';
import { findComplaint, recordOf } from '#server/complaints/record.ts';
import type { Complaint } from '#server/complaints/row.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { addToTimeline, instantFor } from '#server/complaints/timeline.ts';
import { ownComplaints } from '#server/kernel/db/scope.ts';
import { conflict, invalidField, notFound } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { NO_RELATIONS, type Relations, relationsOf } from '#server/persons/complaintReads.ts';
import { complaintMerges } from '../schema/merges.ts';
import { complaintPersons } from '../schema/persons.ts';

/**
 * Closes complaints of a person that are about the same problem as another one (PER-17). Neither a target nor a source
 * may be merged already, but a source may be the target of earlier merges: so merges form a tree.
 */
export async function mergeComplaints(context: Context<typeof call>) {
  const { actor, body, db } = context;
  const sourceIds = [...new Set(body.source_ids)];
  const locked = await lockInOrder(context, [...sourceIds, body.target_id]);
  const ties = await relationsOf(context, [...locked.keys()]);
  const [target, ...sources] = [body.target_id, ...sourceIds].map((id) => {
    const complaint = locked.get(id);
    if (!complaint) throw notFound();
    return { ...complaint, ...(ties.get(id) ?? NO_RELATIONS) };
  }) as [Tied, ...Tied[]];
  for (const source of sources) assertAllowed('merge', context, source);
  if (sourceIds.includes(target.id)) throw invalidField('source_ids', 'chooseAnother');
  if (target.merged_into) throw await goneTo(context, target);
  await demandOnePerson(context, [...locked.keys()]);
  for (const { merged_into: _, ...source } of sources) {
    const work = await workOn(context, source, target);
    const { status, closed_at } = source;
    await db.insert(complaintMerges).values({
      source_id: source.id,
      target_id: target.id,
      status,
      closed_at,
      merged_at: work.now,
      merged_by: actor.id,
    });
    const closed = status === 'close' ? {} : withStatus(source, 'close', work.now);
    await changeComplaint(work, source, closed, 'merged', { mergedInto: [null, target.complaint_number] });
    await addToTimeline(work, target.id, 'merged', { mergedFrom: [null, source.complaint_number] });
  }
  return { message: 'Complaints merged successfully!' };
}

type Tied = Complaint & Relations;

/**
 * The complaints that the actor may work on, locked in the order of their ids, so that two merges at once wait for each
 * other.
 */
async function lockInOrder({ actor, db }: Work, ids: readonly number[]): Promise<Map<number, Complaint>> {
  const rows = await db
    .select()
    .from(complaints)
    .where(and(inArray(complaints.id, [...ids]), ownComplaints(actor)))
    .orderBy(asc(complaints.id))
    .for('update');
  return new Map(rows.map((complaint) => [complaint.id, complaint]));
}

/** 409 with the target of a merged complaint, to be chosen instead. */
async function goneTo(context: Work, { id, merged_into }: Tied) {
  let [rootId, into] = [id, merged_into];
  let number = '';
  while (into) {
    number = into.number;
    if (into.id === null) break;
    rootId = into.id;
    into = (await relationsOf(context, [rootId])).get(rootId)?.merged_into ?? null;
  }
  return conflict(await recordOf(context, await findComplaint(context, rootId)), 'mergedInto', { number });
}

/** @throws 422 unless all belong to the same known person */
async function demandOnePerson({ db }: Work, ids: readonly number[]) {
  const { complaint_id, person_id } = complaintPersons;
  const links = await db
    .select({ person_id })
    .from(complaintPersons)
    .where(inArray(complaint_id, [...ids]));
  const isOne = links.length === ids.length && new Set(links.map((link) => link.person_id)).size === 1;
  if (!isOne) throw invalidField('source_ids', 'mergePeopleFirst');
}

/** The time of the change is not before the last change of either. */
export async function workOn<W extends Work>(work: W, source: Complaint, target: Complaint): Promise<W> {
  const now = await instantFor(work.db, source, work.now);
  return { ...work, now: await instantFor(work.db, target, now) };
}
