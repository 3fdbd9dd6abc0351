import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Whom } from '#server/app/featureParts.ts';
import type { Complaint } from '#server/complaints/row.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { inSlices } from '#server/kernel/db/batches.ts';
import { inParallel } from '#server/kernel/db/inParallel.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { idsOf } from '#server/kernel/db/rows.ts';
import { complaintPersons } from '#server/persons/schema/persons.ts';

/** Complaints that are read at once: the database is free again after a few milliseconds. */
const SLICE = 1_000;
const OLDEST_FIRST = [asc(complaints.created_at), asc(complaints.id)];

/**
 * The complaints of a phone number, in parts that each use an index: visible ones, hidden ones, and those of its
 * persons under other numbers. For a single person only that person's.
 */
function partsOf({ phone, persons, alone }: Whom): SQL[] {
  const ids = idsOf(persons);
  const theirs = sql`${complaints.id} in (select ${complaintPersons.complaint_id} from ${complaintPersons}
    where ${complaintPersons.person_id} = any(${sql.param(ids)}::int[]))`;
  if (alone) return [theirs];
  const parts = [sql`not hidden`, sql`hidden`].map((part) => sql`${eq(complaints.phone, phone)} and ${part}`);
  return [...parts, sql`${theirs} and ${ne(complaints.phone, phone)}`];
}

export async function countComplaintsOf(db: Db | Tx, whom: Whom): Promise<number> {
  const counts = await inParallel(
    db,
    partsOf(whom).map((part) => () => db.$count(complaints, part)),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** All complaints of a subject, each part oldest first, in slices. */
export const complaintsOf = (db: Db | Tx, whom: Whom, size = SLICE): AsyncGenerator<Complaint[]> =>
  partsInSlices(whom, size, (where) =>
    db
      .select()
      .from(complaints)
      .where(where)
      .orderBy(...OLDEST_FIRST)
      .limit(size),
  );

/** Their ids, for finding related records: they are read many times, which takes a fraction of the time. */
export async function* complaintIdsOf(db: Db | Tx, whom: Whom): AsyncGenerator<number[]> {
  const { id, created_at } = complaints;
  const slices = partsInSlices(whom, SLICE, (where) =>
    db
      .select({ id, created_at })
      .from(complaints)
      .where(where)
      .orderBy(...OLDEST_FIRST)
      .limit(SLICE),
  );
  for await (const slice of slices) yield slice.map((complaint) => complaint.id);
}

async function* partsInSlices<T extends Pick<Complaint, 'id' | 'created_at'>>(
  whom: Whom,
  size: number,
  read: (where: SQL | undefined) => Promise<T[]>,
): AsyncGenerator<T[]> {
  const { created_at, id } = complaints;
  for (const part of partsOf(whom))
    yield* inSlices(
      size,
      (after) => read(and(part, after)),
      (last) =>
        sql`(${created_at}, ${id}) > (${last.created_at.toISOString()}::timestamptz, ${last.id}::int)`,
    );
}
