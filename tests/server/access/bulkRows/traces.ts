import { sql } from 'drizzle-orm';
import type { TestApp } from '../../app.ts';

/** Columns in which a complaint and its records differ from another one with the same treatment. */
const OWN = ['id', 'complaint_id', 'complaint_number', 'number', 'search_text', 'letter_id', 'clock'];
/** Tables of views and of bulk results. */
const ASIDE = ['access_log', 'task_items'];

/** All stored rows of some complaints, in all tables, without columns that are unique to each. */
export async function tracesOf({ db }: TestApp, ids: readonly number[]): Promise<Map<number, string[]>> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'complaint_id' order by 1`);
  const names = tables.map(({ name }) => name).filter((name) => !ASIDE.includes(name));
  const all = sql.param(ids);
  const own = sql.param(OWN);
  const rowsOf = (name: string, key: string) => sql`
    select ${sql.identifier(key)} as id, ${name} as name, (to_jsonb(t) - ${own}::text[])::text as row
    from ${sql.identifier(name)} t where ${sql.identifier(key)} = any(${all}::int[])`;
  const parts = [rowsOf('complaints', 'id'), ...names.map((name) => rowsOf(name, 'complaint_id'))];
  const { rows } = await db.execute<{ id: number; name: string; row: string }>(
    sql.join(parts, sql` union all `),
  );
  return new Map(
    ids.map((id) => [id, rows.filter((row) => row.id === id).map(({ name, row }) => `${name} ${row}`)]),
  );
}
