import { createHash } from 'node:crypto';
import { gt } from 'drizzle-orm';
import { isMobile } from '#contract/messages/messageRules.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { statusLinks } from '#server/messages/schema/citizens.ts';
import { messages } from '#server/messages/schema/messages.ts';
import { persons } from '#server/persons/schema/persons.ts';
import { HOME, type SeedContext } from './seedContext.ts';
import {
  daysBefore,
  hasTalked,
  MESSAGED_DAYS,
  type SpokenComplaint,
  spokenComplaints,
} from './spokenComplaints.ts';
import { insertCalls } from './talks/calls.ts';
import { insertContactPreferences } from './talks/contactPreferences.ts';
import { insertInbox } from './talks/inbox.ts';
import type { Talking } from './talks/talking.ts';

const LINKS = 40;

/**
 * Inserts messages, requests and contact preferences of the demo office's citizens, and their status links (MSG-06,
 * MSG-14, MSG-15, MSG-18, MSG-23).
 */
export async function insertTalks(
  tx: Tx,
  { places, accounts, now, photo }: SeedContext & { photo: () => Promise<number> },
): Promise<void> {
  const by = accounts.get('desk@example.org');
  const spoken = await spokenComplaints(tx, places.id('assembly', HOME));
  const talking = { take: takerOf(await silent(tx, spoken, now)), by, now, photo };
  await insertInbox(tx, talking);
  await insertCalls(tx, talking);
  await insertContactPreferences(tx, talking);
  await tx.insert(statusLinks).values(spoken.slice(-LINKS).map(linkTo));
}

/** The newest complaint of each person who shares no phone and got no message in these days, newest first. */
async function silent(tx: Tx, spoken: readonly SpokenComplaint[], now: Date): Promise<SpokenComplaint[]> {
  const { created_at, phone } = messages;
  const recent = await tx
    .select({ phone })
    .from(messages)
    .where(gt(created_at, daysBefore(now, MESSAGED_DAYS)));
  const recentPhones = new Set(recent.map((each) => each.phone));
  const owned = (await tx.select({ phones: persons.phones }).from(persons)).flatMap(({ phones }) => phones);
  const isAlone = (of: string) => owned.indexOf(of) === owned.lastIndexOf(of);
  const old = spoken.filter((each) => hasTalked(each, now) && isMobile(each.phone)).reverse();
  return old.filter(
    (each, at) =>
      old.findIndex(({ person_id }) => person_id === each.person_id) === at &&
      isAlone(each.phone) &&
      !recentPhones.has(each.phone),
  );
}

const takerOf =
  (waiting: SpokenComplaint[]): Talking['take'] =>
  ({ open, language }) => {
    const at = waiting.findIndex(
      (each) => !(open && each.group === 'closed') && (!language || each.language === language),
    );
    const [taken] = at < 0 ? [] : waiting.splice(at, 1);
    if (!taken) throw new Error('the demo has people enough to talk with');
    return taken;
  };

/** A status link whose hash belongs to no token, so that this file cannot open any page. */
const linkTo = ({ id, number, created_at }: SpokenComplaint): typeof statusLinks.$inferInsert => ({
  token_hash: createHash('sha256').update(`demo ${number}`).digest('base64url'),
  complaint_id: id,
  created_at,
});
