import type { PreferencePurpose, PreferenceState, PreferenceWay } from '#contract/messages/messageKinds.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { recordContactPreference } from '#server/messages/recordContactPreference.ts';
import { sendStop } from '#server/messages/stop.ts';
import type { SpokenComplaint } from '../spokenComplaints.ts';
import type { Talking } from './talking.ts';

const HOUR_MS = 3_600_000;
/** The first preference was given so many hours ago, each further one so many hours later. */
const [FIRST_HOURS, APART_HOURS] = [70, 6];

interface Statement {
  purpose: PreferencePurpose;
  state: PreferenceState;
  way: PreferenceWay;
}

/**
 * The statements of people who refuse messages about their own complaints: the first two by message, one after agreeing
 * before.
 */
const REFUSING: readonly Statement[][] = [
  [{ purpose: 'status', state: 'refused', way: 'message' }],
  [{ purpose: 'status', state: 'refused', way: 'status_page' }],
  [
    { purpose: 'status', state: 'given', way: 'paper' },
    { purpose: 'status', state: 'refused', way: 'phone' },
  ],
  [
    { purpose: 'status', state: 'refused', way: 'spoken' },
    { purpose: 'calls', state: 'given', way: 'spoken' },
  ],
  [{ purpose: 'status', state: 'refused', way: 'paper' }],
];
const WANTING: readonly Statement[][] = [
  [{ purpose: 'status', state: 'given', way: 'spoken' }],
  [
    { purpose: 'status', state: 'given', way: 'paper' },
    { purpose: 'news', state: 'given', way: 'paper' },
  ],
  [{ purpose: 'calls', state: 'given', way: 'phone' }],
  [{ purpose: 'news', state: 'given', way: 'spoken' }],
];

/** Inserts the contact preferences of demo citizens; five want no messages (MSG-06, MSG-08). */
export async function insertContactPreferences(tx: Tx, { take, by, now }: Talking): Promise<void> {
  for (const [nth, said] of [...REFUSING, ...WANTING].entries()) {
    const one = take({});
    for (const [later, preference] of said.entries()) {
      const hours = FIRST_HOURS - nth * APART_HOURS - later;
      await say(tx, one, preference, { by, now: new Date(now.getTime() - hours * HOUR_MS) });
    }
  }
}

/** A refusal by message blocks the phone; one that an officer heard is only recorded. */
async function say(
  tx: Tx,
  one: SpokenComplaint,
  said: Statement,
  { by, now }: Pick<Talking, 'by' | 'now'>,
): Promise<void> {
  const { person_id, phone, language } = one;
  const { way } = said;
  if (way === 'message' || way === 'status_page') return sendStop(tx, phone, { way, now });
  await recordContactPreference(tx, { ...said, person_id, language, creator_id: by }, now);
}
