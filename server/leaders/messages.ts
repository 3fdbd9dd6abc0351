import { desc, eq } from 'drizzle-orm';
import type { LeaderMessage } from '../../contract/leader.ts';
import { type Names, names } from '../db/names.ts';
import type { Db, Tx } from '../db/open.ts';
import { leaderMessages } from '../db/schema/leaders.ts';

/** What the office has written to a leader, newest first (VOL-05). */
export async function messagesOf(db: Db | Tx, leaderId: number): Promise<LeaderMessage[]> {
  const found = await db
    .select()
    .from(leaderMessages)
    .where(eq(leaderMessages.leader_id, leaderId))
    .orderBy(desc(leaderMessages.id));
  const known = await names(db);
  return found.map((message) => messageOf(message, known));
}

export function messageOf(message: typeof leaderMessages.$inferSelect, known: Names): LeaderMessage {
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
