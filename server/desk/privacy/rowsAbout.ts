import type { AnyColumn } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#server/kernel/db/open.ts';
import { isOneOf } from './isOneOf.ts';

/** The rows of a table about complaints, slice by slice. */
export async function* rowsAbout<T extends PgTable & { complaint_id: AnyColumn }>(
  db: Db,
  slices: AsyncIterable<number[]>,
  table: T,
): AsyncGenerator<T['$inferSelect']> {
  for await (const ids of slices) {
    yield* (await db
      .select()
      .from(table as PgTable)
      .where(isOneOf(table.complaint_id, ids))) as T['$inferSelect'][];
  }
}

/** The single items of slices. */
export async function* each<T>(slices: AsyncIterable<T[]>): AsyncGenerator<T> {
  for await (const slice of slices) yield* slice;
}
