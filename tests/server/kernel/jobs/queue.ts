import { sql } from 'drizzle-orm';
import type { Db } from '#server/kernel/db/open.ts';

interface QueuedJob {
  name: string;
  data: Record<string, unknown>;
  state: 'created' | 'retry' | 'active';
  /** Seconds from now on. */
  wait: number;
}

/** The jobs that are still to be done, the oldest first. */
export async function queued(db: Db): Promise<QueuedJob[]> {
  const { rows } = await db.execute(
    sql`select name, data, state, extract(epoch from start_after - now())::float8 as wait
      from pgboss.job where state < 'completed' order by created_on, id`,
  );
  return rows as unknown as QueuedJob[];
}

/** Lets the time pass that retries wait for. */
export const makeDue = (db: Db) =>
  db.execute(sql`update pgboss.job set start_after = now() - interval '1 second' where state < 'active'`);
