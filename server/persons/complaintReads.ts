import { eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Actor } from '#contract/access/access.ts';
import { isOwnComplaint } from '#contract/access/scope.ts';
import type { WholeRow } from '#contract/complaints/complaint.ts';
import type { CauseName } from '#contract/persons/cause.ts';
import type { Seat } from '#contract/places/place.ts';
import { complaintReads, type Reader } from '#server/complaints/events.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { causeColumn } from './causeColumn.ts';
import { isMerged, mayUndo } from './merged.ts';
import { sourcesOf } from './mergedComplaints/sources.ts';
import { complaintMerges } from './schema/merges.ts';
import { complaintPersons } from './schema/persons.ts';

type Complaint = typeof complaints.$inferSelect;

/** The relations of a complaint: its merge target (PER-17), and its cause (PER-18). */
export type Relations = { [K in 'merged_into' | 'cause']: NonNullable<WholeRow[K]> | null };

export const NO_RELATIONS: Relations = { cause: null, merged_into: null };

/** The same from the database, without the actor's scope; `at` in milliseconds. */
interface TieColumns {
  cause: CauseName | null;
  merge:
    | (Pick<Complaint, 'id' | 'staff_id' | 'creator_id' | keyof Seat> & { number: string; at: number })
    | null;
}

const target = alias(complaints, 'target');
const merge = sql`(
  select json_build_object('id', ${target.id}, 'parliament_id', ${target.parliament_id}, 'assembly_id', ${target.assembly_id},
    'staff_id', ${target.staff_id}, 'creator_id', ${target.creator_id}, 'number', ${target.complaint_number},
    'at', extract(epoch from ${complaintMerges.merged_at}) * 1000)
  from ${complaintMerges} join ${complaints} as "target" on ${eq(target.id, complaintMerges.target_id)}
  where ${eq(complaintMerges.source_id, complaints.id)} and ${isMerged})`;

/** The relations of complaints as columns of a select: a separate statement took a third of a list's time. */
export const relationColumns = {
  cause: causeColumn,
  merge: sql<TieColumns['merge']>`${merge}`.as('merge'),
};

/** The relations for an actor: only the number of a complaint outside the scope. */
export const relationsFrom = ({ cause, merge }: TieColumns, actor: Actor, now: Date): Relations => ({
  cause,
  merged_into: merge && {
    id: isOwnComplaint(actor, merge) ? merge.id : null,
    number: merge.number,
    merged_at: new Date(merge.at).toISOString(),
    may_undo: mayUndo(new Date(merge.at), now),
  },
});

/** The relations of each of these complaints. */
export async function relationsOf(
  { actor, db, now }: Pick<Reader, 'actor' | 'db' | 'now'>,
  ids: readonly number[],
): Promise<Map<number, Relations>> {
  const rows = await db
    .select({ id: complaints.id, ...relationColumns })
    .from(complaints)
    .where(inArray(complaints.id, [...ids]));
  return new Map(rows.map(({ id, ...tied }) => [id, relationsFrom(tied, actor, now)]));
}

const person = sql`(select person_id from ${complaintPersons} where ${eq(complaintPersons.complaint_id, complaints.id)})`;
const others = sql`exists (select from ${complaintMerges} where ${eq(complaintMerges.target_id, complaints.id)} and ${isMerged})`;

/** The persons of complaints, and their relations. */
export const personReads = complaintReads({
  capability: 'persons',
  row: {
    decides: true,
    columns: relationColumns,
    from: (tied, { actor, now }) => relationsFrom(tied, actor, now),
  },
  record: {
    columns: () => ({
      person_id: sql<number | null>`${person}`.as('person_id'),
      isTarget: sql<boolean>`${others}`.as('is_target'),
    }),
    async from({ person_id, isTarget, merge }, reader, { id }) {
      const sources = isTarget ? await sourcesOf(reader, id) : [];
      return {
        person_id,
        outcome: merge ? 'merged' : null,
        merged_from: sources.map(({ own_id, number }) => ({ id: own_id, number })),
      };
    },
    unknown: { ...NO_RELATIONS, person_id: null, outcome: null, merged_from: [] },
  },
  async state(reader, { id }, { action }) {
    return action === 'delete' ? { merged_from: await sourcesOf(reader, id) } : undefined;
  },
});
