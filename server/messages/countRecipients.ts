import { MESSAGE_CHANNELS, type MessageEvent } from '#contract/messages/messageKinds.ts';
import type { Seat } from '#contract/places/place.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { type Citizen, citizensOf } from './citizensOf.ts';
import { byRule, discreet } from './compose.ts';
import type { MessageProviders } from './providers/messageProvider.ts';
import { refusalsFor } from './recipientRefusals.ts';
import { type MessageRules, messageRulesFor, type Template } from './rules.ts';

const SLICE = 500;

interface ManyOptions {
  /** The place of all complaints. */
  place: Seat;
  /** The events of each complaint, at the same time: only the last one is sent (MSG-11). */
  events: readonly MessageEvent[];
  carriers: MessageProviders;
}

/**
 * How many messages the citizens of some complaints of one place would get for these events, by the current rules and
 * persons; those without a message are left out (MSG-05, MSG-06, PER-19).
 */
export async function countRecipients(
  db: Db | Tx,
  complaintIds: readonly number[],
  { place, events, carriers }: ManyOptions,
): Promise<Map<number, number>> {
  const rules = await messageRulesFor(db, place);
  const counts = new Map<number, number>();
  for (let from = 0; from < complaintIds.length; from += SLICE) {
    const citizens = await citizensOf(db, complaintIds.slice(from, from + SLICE));
    const recipients = citizens.flatMap((citizen) =>
      MESSAGE_CHANNELS.flatMap((channel) => {
        const template = templateFor(rules, citizen, { channel, events });
        const isUnregistered = template === null && carriers[channel].name !== 'log';
        if (template === undefined || isUnregistered) return [];
        return { ...citizen.to, id: citizen.complaint.id, kind: template?.kind ?? null };
      }),
    );
    const refusalOf = await refusalsFor(db, recipients);
    for (const one of recipients) {
      if (refusalOf(one) === null) counts.set(one.id, (counts.get(one.id) ?? 0) + 1);
    }
  }
  return counts;
}

type ChannelOptions = Pick<ManyOptions, 'events'> & { channel: (typeof MESSAGE_CHANNELS)[number] };

/** The template for a channel, null for the default text; undefined if nothing is sent. */
function templateFor(
  rules: MessageRules,
  { to, complaint, isSensitive }: Citizen,
  { channel, events }: ChannelOptions,
): Template | null | undefined {
  const said = events.flatMap((event) => byRule({ event, channel }, { rules }, to) ?? []);
  const [first] = said;
  if (!first) return undefined;
  const number = { name: complaint.complaint_number };
  if (isSensitive) return discreet(channel, { rules, values: { number } }, to.language).template;
  return first.says === 'shipped' ? null : first.says;
}
