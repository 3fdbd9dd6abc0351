import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { ComplaintRow } from '../../contract/complaint.ts';
import { UNDO_DAYS } from '../../contract/merging.ts';
import { causeMembers, causes } from '../db/schema/causes.ts';
import { complaints } from '../db/schema/complaints.ts';
import { complaintMerges } from '../db/schema/merges.ts';
import { ownComplaints } from '../db/scope.ts';
import type { Context } from '../http/serve.ts';

const DAY_MS = 86_400_000;

type Reader = Pick<Context, 'actor' | 'db' | 'now'>;

/** What a complaint is tied to: the one that it was merged into (PER-17), and its cause (PER-18). */
export type Ties = { [K in 'merged_into' | 'cause']: NonNullable<ComplaintRow[K]> | null };

/** A merge that was not undone. */
export const isMerged = isNull(complaintMerges.undone_at);

/** Whether a merge can still be undone. */
export const mayUndo = (merged_at: Date, now: Date): boolean =>
  now.getTime() - merged_at.getTime() <= UNDO_DAYS * DAY_MS;

/** What each of these complaints is tied to, in two looks for a whole page of them. */
export async function tiesOf(reader: Reader, ids: readonly number[]): Promise<(id: number) => Ties> {
  const merged_into = ids.length > 0 ? await targetsOf(reader, ids) : new Map();
  const cause = ids.length > 0 ? await causesOf(reader, ids) : new Map();
  return (id) => ({ merged_into: merged_into.get(id) ?? null, cause: cause.get(id) ?? null });
}

async function targetsOf({ actor, db, now }: Reader, sources: readonly number[]) {
  const { source_id, target_id, merged_at } = complaintMerges;
  const { id, complaint_number: number } = complaints;
  const isOwn = sql<boolean>`coalesce(${ownComplaints(actor) ?? sql`true`}, false)`;
  const found = await db
    .select({ source_id, id, number, merged_at, isOwn })
    .from(complaintMerges)
    .innerJoin(complaints, eq(id, target_id))
    .where(and(inArray(source_id, [...sources]), isMerged));
  return new Map(
    found.map((merge) => [
      merge.source_id,
      {
        id: merge.isOwn ? merge.id : null,
        number: merge.number,
        merged_at: merge.merged_at.toISOString(),
        may_undo: mayUndo(merge.merged_at, now),
      },
    ]),
  );
}

async function causesOf({ db }: Reader, ids: readonly number[]) {
  const { id, number, title } = causes;
  const { complaint_id, cause_id } = causeMembers;
  const found = await db
    .select({ complaint_id, id, number, title })
    .from(causeMembers)
    .innerJoin(causes, eq(id, cause_id))
    .where(inArray(complaint_id, [...ids]));
  return new Map(found.map(({ complaint_id: of, ...cause }) => [of, cause]));
}

/** What a single complaint is tied to. */
export const tiesOfOne = async (reader: Reader, id: number): Promise<Ties> =>
  (await tiesOf(reader, [id]))(id);
