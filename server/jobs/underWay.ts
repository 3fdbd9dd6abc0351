import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../db/open.ts';
import { idFields, type QueueName } from './queues.ts';

/** Whether a job that waits or is being done is about the record with this id. Without one, nobody works on it. */
export const hasJob = (name: QueueName, id: PgColumn): SQL =>
  sql`exists (select 1 from pgboss.job where name = ${name} and state < 'completed' and data @> jsonb_build_object(${idFields[name]}::text, ${id}))`;

/**
 * Puts jobs that a process has left unfinished back into their queues, to be done at once; one that has been tried often
 * enough is given up. Only for whoever knows that no other process is at work.
 */
export async function takeUpLeftJobs(db: Db): Promise<void> {
  await db.execute(sql`update pgboss.job set
      state = case when retry_count < retry_limit then 'retry' else 'failed' end::pgboss.job_state,
      completed_on = case when retry_count < retry_limit then null else now() end,
      start_after = now()
    where state = 'active'`);
}
