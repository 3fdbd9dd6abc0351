import { sql } from 'drizzle-orm';
import type { Db } from '#server/kernel/db/open.ts';

/** Waits until a transaction waits for a lock of another one. */
export async function untilSomebodyWaits(db: Db) {
  for (;;) {
    const { rows } = await db.execute(sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    if (rows.length > 0) return;
  }
}
