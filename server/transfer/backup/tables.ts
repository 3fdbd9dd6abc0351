import { sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/kernel/db/open.ts';

/** Tables that triggers maintain, or that are computed from them: they are filled again after the rows. */
const DERIVED = [
  'complaint_counts',
  'complaint_area_counts',
  'complaint_facts',
  'name_changes',
  'persons_to_compare',
  'person_pairs',
];
/** Completed jobs are not backed up; pg-boss creates its other tables. */
const JOBS = { from: 'pgboss.job', where: "where state < 'completed'" };

export interface Table {
  name: string;
  /** The name in SQL. */
  from: string;
  /** The condition for rows; empty for all. */
  where: string;
  /** Writable columns, by their names in SQL. */
  columns: string[];
}

/** Whether triggers or jobs fill the table. */
export const isDerived = ({ name }: Table) => DERIVED.includes(name);

/** The tables of an office in the database, and the queue. */
export async function officeTables(db: Db | Tx): Promise<Table[]> {
  const { rows } = await db.execute<{ name: string; from: string; columns: string[] }>(sql`
    select relname as name, t.oid::regclass::text as from, json_agg(quote_ident(attname) order by attnum) as columns
    from pg_class t join pg_attribute on attrelid = t.oid
    where (relnamespace = 'public'::regnamespace and relkind = 'r' or t.oid = to_regclass(${JOBS.from}))
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by t.oid, relname order by relname`);
  return rows.map((row) => ({ ...row, where: row.from === JOBS.from ? JOBS.where : '' }));
}

/** How many rows of a table are backed up. */
export async function countRows(db: Db | Tx, { from, where }: Table): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql.raw(`select count(*) from ${from} ${where}`));
  return rows[0]?.count ?? 0;
}

/** The next value of each sequence: `{ 'public.users_id_seq': 18 }`. */
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
