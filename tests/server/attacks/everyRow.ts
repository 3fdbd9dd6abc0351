import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/kernel/db/open.ts';

export interface Column {
  table: string;
  column: string;
  /** PostgreSQL's name of it: 'timestamp with time zone'. */
  type: string;
}

/** Every writable column of every table. */
export async function everyColumn(db: Db): Promise<Column[]> {
  const { rows } = await db.execute(
    sql`select table_name as table, column_name as column, data_type as type
        from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER'`,
  );
  return rows as unknown as Column[];
}

const union = (parts: SQL[]) => sql.join(parts, sql` union all `);

/** Rows of any table that contain one of these texts; one query, since there are about eighty tables. */
export async function rowsWith(db: Db, columns: readonly Column[], texts: readonly string[]) {
  const wanted = texts.join('|');
  const { rows } = await db.execute<{ row: string }>(
    union(
      [...new Set(columns.map(({ table }) => table))].map(
        (table) =>
          sql`select to_jsonb(t)::text as row from ${sql.identifier(table)} t where t::text ~ ${wanted}`,
      ),
    ),
  );
  return rows.map(({ row }) => row);
}

/** How often each flag is true. */
export async function everyFlag(db: Db, columns: readonly Column[]): Promise<Record<string, number>> {
  const flags = columns.filter(({ type }) => type === 'boolean');
  const { rows } = await db.execute<{ flag: string; count: number }>(
    union(
      flags.map(
        ({ table, column }) => sql`select ${`${table}.${column}`} as flag, count(*)::int as count
          from ${sql.identifier(table)} where ${sql.identifier(column)}`,
      ),
    ),
  );
  return Object.fromEntries(rows.map(({ flag, count }) => [flag, count]));
}
