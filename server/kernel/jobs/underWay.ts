import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { idFields, type QueueName } from './queues.ts';

/** Whether a waiting or running job is about the record with this id. */
export const hasJob = (name: QueueName, id: PgColumn): SQL =>
  sql`exists (select 1 from pgboss.job where name = ${name} and state < 'completed' and data @> jsonb_build_object(${idFields[name]}::text, ${id}))`;
