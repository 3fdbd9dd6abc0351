import { eq, inArray, isNull, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import type { Actor } from '#contract/access/access.ts';
import { isOwnComplaint } from '#contract/access/scope.ts';
import type { WholeRow } from '#contract/complaints/complaint.ts';
import { DAY_MS } from '#contract/kernel/day.ts';
import type { CauseName } from '#contract/persons/cause.ts';
import { UNDO_DAYS } from '#contract/persons/merging.ts';
import type { Seat } from '#contract/places/place.ts';
import { complaintPauses } from '#server/deadlines/schema/clocks.ts';
import { followupColumn } from '#server/desk/followups/open.ts';
import { causeColumn } from '#server/kernel/db/causeColumn.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { complaintMerges } from '#server/persons/schema/merges.ts';
import { complaintPersons } from '#server/persons/schema/persons.ts';
import { clockColumn, clockFromColumn } from './clock.ts';
import type { Complaint } from './row.ts';
import { complaints } from './schema/complaints.ts';

/** What a complaint is tied to: the one that it was merged into (PER-17), and its cause (PER-18). */
export type Relations = { [K in 'merged_into' | 'cause']: NonNullable<WholeRow[K]> | null };

export const NO_RELATIONS: Relations = { cause: null, merged_into: null };

/** The same as the database answers it, whoever asks; `at` in milliseconds. */
interface TieColumns {
  cause: CauseName | null;
  merge:
    | (Pick<Complaint, 'id' | 'staff_id' | 'creator_id' | keyof Seat> & { number: string; at: number })
    | null;
}

/** A merge that was not undone. */
export const isMerged = isNull(complaintMerges.undone_at);

/** What holds unless a complaint was merged into another one: then it is in no figure but that of the closed (PER-17). */
export const unlessMerged = (id: AnyPgColumn) =>
  sql`not exists (select from ${complaintMerges} where ${eq(complaintMerges.source_id, id)} and ${isMerged})`;

/** Whether a merge can still be undone. */
export const mayUndo = (merged_at: Date, now: Date): boolean =>
  now.getTime() - merged_at.getTime() <= UNDO_DAYS * DAY_MS;

const target = alias(complaints, 'target');
const merge = sql`(
  select json_build_object('id', ${target.id}, 'parliament_id', ${target.parliament_id}, 'assembly_id', ${target.assembly_id},
    'staff_id', ${target.staff_id}, 'creator_id', ${target.creator_id}, 'number', ${target.complaint_number},
    'at', extract(epoch from ${complaintMerges.merged_at}) * 1000)
  from ${complaintMerges} join ${complaints} as "target" on ${eq(target.id, complaintMerges.target_id)}
  where ${eq(complaintMerges.source_id, complaints.id)} and ${isMerged})`;

/** What complaints are tied to, as columns of a select: a statement more took a list a third of its time. */
export const relationColumns = {
  cause: causeColumn,
  merge: sql<TieColumns['merge']>`${merge}`.as('merge'),
};

/** The same as the actor may know it: of what the actor does not see the number alone. */
export const relationsFrom = ({ cause, merge }: TieColumns, actor: Actor, now: Date): Relations => ({
  cause,
  merged_into: merge && {
    id: isOwnComplaint(actor, merge) ? merge.id : null,
    number: merge.number,
    merged_at: new Date(merge.at).toISOString(),
    may_undo: mayUndo(new Date(merge.at), now),
  },
});

type Reader = Pick<Context, 'actor' | 'db' | 'now'>;

/** What each of these complaints is tied to, with its clock, whose it is, whether it ever waited, and whether others were merged into it. */
export async function relationsOf({ actor, db, now }: Reader, ids: readonly number[]) {
  const person = sql`(select person_id from ${complaintPersons} where ${eq(complaintPersons.complaint_id, complaints.id)})`;
  const others = sql`exists (select from ${complaintMerges} where ${eq(complaintMerges.target_id, complaints.id)} and ${isMerged})`;
  const pauses = sql`exists (select from ${complaintPauses} where ${eq(complaintPauses.complaint_id, complaints.id)})`;
  const rows = await db
    .select({
      id: complaints.id,
      ...relationColumns,
      ...clockColumn,
      ...followupColumn(actor),
      person_id: sql<number | null>`${person}`.as('person_id'),
      isTarget: sql<boolean>`${others}`.as('is_target'),
      hasPauses: sql<boolean>`${pauses}`.as('has_pauses'),
    })
    .from(complaints)
    .where(inArray(complaints.id, [...ids]));
  return new Map(
    rows.map(({ id, person_id, isTarget, hasPauses, clock, followup, ...tied }) => [
      id,
      {
        ties: relationsFrom(tied, actor, now),
        clock: clockFromColumn(clock, actor, now),
        reopened: (clock?.nth ?? 1) > 1,
        followup,
        person_id,
        isTarget,
        hasPauses,
      },
    ]),
  );
}
