import { eq, sql } from 'drizzle-orm';
import type { TimelineAction } from '#contract/complaints/timeline.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { type Changes, complaintChanges } from './schema/complaintChanges.ts';
import { complaints } from './schema/complaints.ts';

interface ChangeContext {
  /** null when no user did it. */
  actor: { id: number } | null;
  db: Db | Tx;
  now: Date;
}

/**
 * Writes a timeline entry for each of many complaints in one statement; their versions do not change (GRD-05,
 * GRD-06). Each entry gets a time not before the complaint's last entry.
 */
export async function recordChanges(
  { actor, db, now }: ChangeContext,
  action: TimelineAction,
  lines: readonly { complaint_id: number; changes: Changes }[],
): Promise<void> {
  if (lines.length === 0) return;
  const { complaint_id, created_at } = complaintChanges;
  const last = sql`(select max(${created_at}) from ${complaintChanges} where ${eq(complaint_id, complaints.id)})`;
  await db.execute(sql`
    insert into ${complaintChanges} (complaint_id, creator_id, action, changes, created_at)
    select ${complaints.id}, ${actor?.id ?? null}::int, ${action}, given.changes,
      greatest(${now.toISOString()}::timestamptz, ${complaints.updated_at}, ${last})
    from json_to_recordset(${JSON.stringify(lines)}::json) as given(complaint_id int, changes jsonb)
    join ${complaints} on ${complaints.id} = given.complaint_id order by ${complaints.id}`);
}

/** Writes the same timeline entry for many complaints (GRD-05). */
export const recordSameChange = (
  context: Pick<Context, 'actor' | 'db' | 'now'>,
  ids: readonly number[],
  action: TimelineAction,
  changes: Changes,
): Promise<void> =>
  recordChanges(
    context,
    action,
    ids.map((complaint_id) => ({ complaint_id, changes })),
  );
