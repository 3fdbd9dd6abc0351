import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#server/kernel/db/open.ts';

/** Inserts a row past the API, and answers its id. */
export async function insertRow<T extends PgTable>(
  db: Db,
  table: T,
  values: T['$inferInsert'],
): Promise<number> {
  const [row] = await db
    .insert(table)
    .values(values as PgInsertValue<T>)
    .returning();
  if (!row) throw new Error('insert answered no row');
  return (row as unknown as { id: number }).id;
}
