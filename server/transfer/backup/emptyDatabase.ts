import { sql } from 'drizzle-orm';
import type { Database, Db } from '#server/kernel/db/open.ts';
import { countRows, officeTables } from './tables.ts';

/** How many rows the tables of an office have; 0 also without tables. */
export async function rowsIn(db: Db): Promise<number> {
  let rows = 0;
  for (const table of await officeTables(db)) rows += await countRows(db, table);
  return rows;
}

/**
 * Removes all tables of the product, with their rows.
 * @throws Error when another client is connected
 */
export async function emptyDatabase({ db, kind }: Pick<Database, 'db' | 'kind'>): Promise<void> {
  if (kind === 'postgresql') await demandNobody(db);
  await db.transaction(async (tx) => {
    await tx.execute(sql`drop schema if exists pgboss cascade`);
    await tx.execute(sql`drop schema if exists drizzle cascade`);
    for (const { from } of await officeTables(tx)) await tx.execute(sql.raw(`drop table ${from} cascade`));
    const { rows } = await tx.execute<{ name: string }>(sql`
      select oid::regprocedure::text as name from pg_proc where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`);
    for (const { name } of rows) await tx.execute(sql.raw(`drop function ${name} cascade`));
  });
}

async function demandNobody(db: Db): Promise<void> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`);
  const count = rows[0]?.count ?? 0;
  if (count > 0) throw new Error(`${count} connections use the database: stop the servers first.`);
}
