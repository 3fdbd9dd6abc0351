import { sql } from 'drizzle-orm';
import type { Db } from '../../../server/db/open.ts';

export interface Column {
  table: string;
  column: string;
  /** As PostgreSQL names it: 'timestamp with time zone'. */
  type: string;
}

/** Every column of every table that a statement can write. */
export async function everyColumn(db: Db): Promise<Column[]> {
  const { rows } = await db.execute(
    sql`select table_name as table, column_name as column, data_type as type
        from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER'`,
  );
  return rows as unknown as Column[];
}

/** Every row of every table, as text, and how often each flag is set. */
export async function everyRow(db: Db, columns: readonly Column[]) {
  const rows: string[] = [];
  const flags: Record<string, number> = {};
  for (const table of new Set(columns.map((column) => column.table))) {
    const found = await db.execute(sql`select to_jsonb(t) as row from ${sql.identifier(table)} t`);
    const read = found.rows.map(({ row }) => row as Record<string, unknown>);
    rows.push(...read.map((row) => JSON.stringify(row)));
    for (const { column } of columns.filter((each) => each.table === table && each.type === 'boolean')) {
      flags[`${table}.${column}`] = read.filter((row) => row[column] === true).length;
    }
  }
  return { text: rows.join('\n'), flags };
}
