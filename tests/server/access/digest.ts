import { sql } from 'drizzle-orm';
import type { TestApp } from '../app.ts';

/** A hash of each table, including waiting jobs, and the keys of all files. */
export async function digestOf({ db, services }: TestApp): Promise<Record<string, string>> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
    where schemaname = 'public' or (schemaname = 'pgboss' and tablename = 'job') order by 1`);
  const digest: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await db.execute<{ hash: string }>(
      sql`select count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash
        from ${sql.raw(name)} t`,
    );
    digest[name] = rows[0]?.hash ?? '';
  }
  const keys: string[] = [];
  for await (const key of services.files.list()) keys.push(key);
  digest.files = keys.sort().join(' ');
  return digest;
}
