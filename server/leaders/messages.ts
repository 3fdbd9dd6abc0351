import { and, desc, eq, inArray } from 'drizzle-orm';
import type { sendLeaderMessage as call, WholeLeaderMessage } from '#contract/leaders/leader.ts';
import { type Names, names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { changeable } from '#server/kernel/db/scope.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { leaderMessages, leaders } from './schema/leaders.ts';

/** The office's messages to a leader, newest first (VOL-05). */
export async function messagesOf(db: Db | Tx, leaderId: number): Promise<WholeLeaderMessage[]> {
  const rows = await db
    .select()
    .from(leaderMessages)
    .where(eq(leaderMessages.leader_id, leaderId))
    .orderBy(desc(leaderMessages.id));
  const known = await names(db);
  return rows.map((message) => messageOf(message, known));
}

function messageOf(message: typeof leaderMessages.$inferSelect, known: Names): WholeLeaderMessage {
  const { id, leader_id, title, creator_id, created_at } = message;
  const creator = known.user(creator_id);
  return {
    id,
    leader_id,
    title,
    creator: creator && { name: creator.name },
    created_at: created_at.toISOString(),
  };
}

/**
 * Writes a message to each of the leaders, or to none: 422 when the caller may not reach one of them (VOL-05, VOL-06).
 */
export async function sendLeaderMessage({ actor, body, db, now }: Context<typeof call>) {
  const ids = [...new Set(body.leader_id)];
  const own = await db.$count(leaders, and(inArray(leaders.id, ids), changeable(actor, leaders)));
  if (own < ids.length) throw invalidField('leader_id', 'unknownChoice');
  const sent = await db
    .insert(leaderMessages)
    .values(ids.map((leader_id) => ({ leader_id, title: body.title, creator_id: actor.id, created_at: now })))
    .returning();
  const known = await names(db);
  return { data: sent.map((message) => messageOf(message, known)), total: sent.length };
}
