import { sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/kernel/db/open.ts';

/** Kept by trigger, or worked out from what triggers note: they are made anew once the rows have come in. */
const DERIVED = [
  'complaint_counts',
  'complaint_area_counts',
  'complaint_facts',
  'name_changes',
  'persons_to_compare',
  'person_pairs',
];
/** Jobs that are done are of no use to anybody; the tables around them are made by the queue itself. */
const JOBS = { from: 'pgboss.job', where: "where state < 'completed'" };

export interface Table {
  name: string;
  /** As SQL has it. */
  from: string;
  /** Which rows count; empty for all. */
  where: string;
  /** Those that can be written, as SQL has them. */
  columns: string[];
}

/** Whether a table is filled by what happens to others. */
export const isDerived = ({ name }: Table) => DERIVED.includes(name);

/** The tables of an office as the database has them, and the queue. */
export async function officeTables(db: Db | Tx): Promise<Table[]> {
  const { rows } = await db.execute<{ name: string; from: string; columns: string[] }>(sql`
    select relname as name, t.oid::regclass::text as from, json_agg(quote_ident(attname) order by attnum) as columns
    from pg_class t join pg_attribute on attrelid = t.oid
    where (relnamespace = 'public'::regnamespace and relkind = 'r' or t.oid = to_regclass(${JOBS.from}))
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by t.oid, relname order by relname`);
  return rows.map((row) => ({ ...row, where: row.from === JOBS.from ? JOBS.where : '' }));
}

/** How many rows a table has that count. */
export async function countRows(db: Db | Tx, { from, where }: Table): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql.raw(`select count(*) from ${from} ${where}`));
  return rows[0]?.count ?? 0;
}

/** The next number of each table that numbers its rows: `{ 'public.users_id_seq': 18 }`. */
export async function readSequences(db: Db | Tx): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ name: string; next: number }>(sql`
    select format('%I.%I', schemaname, sequencename) as name, coalesce(last_value + increment_by, start_value) as next
    from pg_sequences where schemaname = 'public' order by sequencename`);
  return Object.fromEntries(rows.map(({ name, next }) => [name, next]));
}

export async function setSequences(db: Db | Tx, sequences: Record<string, number>): Promise<void> {
  for (const [name, next] of Object.entries(sequences)) {
    await db.execute(sql`select setval(${name}, ${next}, false)`);
  }
}
