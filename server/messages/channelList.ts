import { count, eq } from 'drizzle-orm';
import { DAY_MS } from '#contract/kernel/day.ts';
import { MESSAGE_CHANNELS } from '#contract/messages/messageKinds.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { messages } from './schema/messages.ts';
import { messageChannels } from './schema/providers.ts';

/** An unknown report word is no longer shown after this time. */
const UNREAD_SHOWN_MS = 7 * DAY_MS;

/** The state of the channels (MSG-21). */
export async function listChannels({ carriers, db, now }: Pick<Context, 'carriers' | 'db' | 'now'>) {
  const states = await db.select().from(messageChannels);
  const { channel, state } = messages;
  const waiting = await db
    .select({ channel, queued: count() })
    .from(messages)
    .where(eq(state, 'queued'))
    .groupBy(channel);
  return {
    data: MESSAGE_CHANNELS.map((each) => {
      const state = states.find((row) => row.channel === each);
      const rests = state?.rests_until && state.rests_until > now ? state.rests_until : null;
      return {
        channel: each,
        driver: carriers[each].name,
        failures: state?.failures ?? 0,
        reason: state?.reason ?? null,
        rests_until: rests?.toISOString() ?? null,
        unread: Object.entries(state?.unread ?? {}).flatMap(([word, at]) =>
          now.getTime() - Date.parse(at) < UNREAD_SHOWN_MS ? { word, at } : [],
        ),
        queued: waiting.find((row) => row.channel === each)?.queued ?? 0,
      };
    }),
  };
}
