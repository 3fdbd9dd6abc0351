import { sql } from 'drizzle-orm';
import type { TimelineAction } from '../../contract/timeline.ts';
import { complaintChanges } from '../db/schema/complaintChanges.ts';
import { complaints } from '../db/schema/complaints.ts';
import type { Context } from '../http/serve.ts';
import type { Changes } from './timeline.ts';

/**
 * Writes the same line into the timelines of many complaints, in one statement; their versions stay (GRD-05, GRD-06). Of
 * each it is not before what was done to it last.
 */
export async function tellAll(
  { actor, db, now }: Pick<Context, 'actor' | 'db' | 'now'>,
  ids: readonly number[],
  action: TimelineAction,
  changes: Changes,
): Promise<void> {
  if (ids.length === 0) return;
  const last = sql`(select max(${complaintChanges.created_at}) from ${complaintChanges} where ${complaintChanges.complaint_id} = ${complaints.id})`;
  await db.execute(sql`
    insert into ${complaintChanges} (complaint_id, creator_id, action, changes, created_at)
    select ${complaints.id}, ${actor.id}::int, ${action}, ${JSON.stringify(changes)}::jsonb,
      greatest(${now.toISOString()}::timestamptz, ${complaints.updated_at}, ${last})
    from ${complaints} where ${complaints.id} = any(${sql.param(ids)}::int[]) order by ${complaints.id}`);
}
