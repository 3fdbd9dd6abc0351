import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Complaint } from '../complaints/row.ts';
import type { Db, Tx } from '../db/open.ts';
import { complaints } from '../db/schema/complaints.ts';

/** Complaints that are read at once, whatever the number of all: the database is free again after a few milliseconds. */
const SLICE = 1_000;

/** The complaints of a phone number, each part with an index of its own: those in lists, and those that no list shows. */
const partsOf = (phone: string): SQL[] =>
  [sql`not hidden`, sql`hidden`].map((part) => sql`${eq(complaints.phone, phone)} and ${part}`);

export async function countComplaintsOf(db: Db | Tx, phone: string): Promise<number> {
  const counts = await Promise.all(partsOf(phone).map((part) => db.$count(complaints, part)));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** All complaints of a phone number, oldest first, slice by slice. */
export async function* complaintsOf(db: Db | Tx, phone: string, size = SLICE): AsyncGenerator<Complaint[]> {
  const { created_at, id } = complaints;
  for (const part of partsOf(phone)) {
    let after: SQL | undefined;
    for (;;) {
      const found = await db
        .select()
        .from(complaints)
        .where(and(part, after))
        .orderBy(asc(created_at), asc(id))
        .limit(size);
      if (found.length > 0) yield found;
      const last = found.at(-1);
      if (!last || found.length < size) break;
      after = sql`(${created_at}, ${id}) > (${last.created_at.toISOString()}::timestamptz, ${last.id}::int)`;
    }
  }
}
