import { eq } from 'drizzle-orm';
import type { AnyPgColumn, PgInsertValue, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { notFound } from '../errors/apiError.ts';
import type { Db, Tx } from './open.ts';

export const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

/** Inserts one row and returns it. */
export async function insertRow<T extends PgTable>(
  db: Db | Tx,
  table: T,
  values: PgInsertValue<T>,
): Promise<T['$inferSelect']> {
  const [row] = await db.insert(table).values(values).returning();
  if (!row) throw new Error('insert answered no row');
  return row;
}

type VersionedTable = PgTable & Record<'id' | 'version' | 'updated_at', AnyPgColumn>;

/**
 * Changes a row that the caller has locked, raises its version, and returns it. @throws 404 when it was deleted
 */
export async function changeRow<T extends VersionedTable>(
  { db, now }: { db: Db | Tx; now: Date },
  table: T,
  { id, version }: { id: number; version: number },
  changes: PgUpdateSetSource<T>,
): Promise<T['$inferSelect']> {
  const [row] = (await db
    .update(table)
    .set({ ...changes, updated_at: now, version: version + 1 })
    .where(eq(table.id, id))
    .returning()) as T['$inferSelect'][];
  if (!row) throw notFound();
  return row;
}
