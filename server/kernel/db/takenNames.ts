import { and, ne, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { foldName } from '#contract/kernel/text.ts';
import { invalidField } from '../errors/apiError.ts';
import type { Db, Tx } from './open.ts';

/** Any number that separates these locks from others. */
const NAMES = 4_712;

interface Named {
  table: PgTable & { id: AnyPgColumn };
  /** The field and column of the name. The lock key contains the field. */
  field: string;
  column: AnyPgColumn;
  lock: string;
  /** The rows among which the name must be unique; all rows when absent. */
  among?: SQL;
}

/**
 * Refuses a name that a reader would take for another row's: letter case, width, blanks and invisible characters do not
 * count. A lock prevents the same name in parallel until the transaction ends.
 * @throws 422 under the field
 */
export async function refuseTakenName(
  db: Db | Tx,
  { table, field, column, lock, among }: Named,
  value: { id?: number; name: string; before?: string },
): Promise<void> {
  const folded = foldName(value.name);
  if (value.before !== undefined && foldName(value.before) === folded) return;
  await db.execute(sql`select pg_advisory_xact_lock(${NAMES}, hashtext(${lock}))`);
  const others = value.id === undefined ? among : and(among, ne(table.id, value.id));
  const rows = await db.select({ name: column }).from(table).where(others);
  if (rows.some(({ name }) => foldName(String(name)) === folded)) throw invalidField(field, 'taken');
}
