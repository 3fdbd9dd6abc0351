import { and, eq, gt, sql } from 'drizzle-orm';
import type { Level } from '#contract/deadlines/escalationLevels.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { reachAt } from '#server/teamwork/leaves/reach.ts';
import type { Timed } from '../makeClocks.ts';
import { escalationRecipients } from '../schema/escalationRecipients.ts';

const { complaint_id, user_id, level } = escalationRecipients;

/** Adds users as escalation recipients of complaints, each with the level that notified them. */
export async function addEscalationRecipients(
  db: Db | Tx,
  watchers: readonly (typeof escalationRecipients.$inferInsert)[],
): Promise<void> {
  if (watchers.length === 0) return;
  await db
    .insert(escalationRecipients)
    .values([...watchers])
    .onConflictDoUpdate({
      target: [complaint_id, user_id],
      set: { level: sql`greatest(${level}, excluded.level)` },
    });
}

/** Removes the recipients of levels above this one. */
export async function removeEscalationRecipients(db: Db | Tx, id: number, above = 0): Promise<void> {
  await db.delete(escalationRecipients).where(and(eq(complaint_id, id), gt(level, above)));
}

/** Replaces the recipients of a complaint by the current users of its level; those of higher levels are removed. */
export async function escalationRecipientsFrom(
  db: Db | Tx,
  complaint: Pick<Timed, 'id' | 'parliament_id' | 'assembly_id' | 'staff_id' | 'creator_id'>,
  at: Level,
  now: Date,
): Promise<number[]> {
  const reach = await reachAt(db, now, complaint);
  const ids = reach(complaint, at).people.map((person) => person.id);
  await removeEscalationRecipients(db, complaint.id, at);
  await addEscalationRecipients(
    db,
    ids.map((user_id) => ({ complaint_id: complaint.id, user_id, level: at, created_at: now })),
  );
  return ids;
}
