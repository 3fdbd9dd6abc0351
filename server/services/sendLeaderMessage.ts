import { and, inArray } from 'drizzle-orm';
import type { sendLeaderMessage as call } from '../../contract/leader.ts';
import { names } from '../db/names.ts';
import { leaderMessages, leaders } from '../db/schema/leaders.ts';
import { changeable } from '../db/scope.ts';
import { invalidField } from '../http/errors.ts';
import type { Context } from '../http/serve.ts';
import { messageOf } from '../leaders/messages.ts';

/** Writes a message to each of the leaders, or to none: 422 when one of them is not the caller's (VOL-05, VOL-06). */
export async function sendLeaderMessage({ actor, body, db, now }: Context<typeof call>) {
  const wanted = [...new Set(body.leader_id)];
  const own = await db.$count(leaders, and(inArray(leaders.id, wanted), changeable(actor, leaders)));
  if (own < wanted.length) throw invalidField('leader_id', 'unknownChoice');
  const sent = await db
    .insert(leaderMessages)
    .values(
      wanted.map((leader_id) => ({ leader_id, title: body.title, creator_id: actor.id, created_at: now })),
    )
    .returning();
  const known = await names(db);
  return { data: sent.map((message) => messageOf(message, known)), total: sent.length };
}
