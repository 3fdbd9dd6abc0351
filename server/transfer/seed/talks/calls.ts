import { dayOf } from '#contract/kernel/day.ts';
import type { CallResult } from '#contract/messages/messageKinds.ts';
import { addToTimeline, instantFor } from '#server/complaints/timeline.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { askForCall } from '#server/messages/calls/ask.ts';
import { markWrong } from '#server/messages/phones.ts';
import { citizenCalls } from '#server/messages/schema/citizens.ts';
import type { SpokenComplaint } from '../spokenComplaints.ts';
import type { Talking } from './talking.ts';

const HOUR_MS = 3_600_000;

/** Requests for a call from the status page: so many hours ago, with the results of calls since. */
const CALL_REQUESTS: readonly { hours: number; note: string | null; calls: CallResult[] }[] = [
  { hours: 74, note: 'In the evening, please.', calls: ['no_answer', 'busy'] },
  { hours: 49, note: null, calls: ['no_answer'] },
  { hours: 26, note: 'I have the papers now.', calls: [] },
  { hours: 3, note: null, calls: [] },
];
/** Notes about people who could not talk and are to be called today. */
const LATER = ['Was in the field.', 'Asks for a call when the son is at home.'];
/** Notes about wrong numbers: two from calls; the third was reported by the message provider. */
const WRONG = ['A shop in another town.', 'Does not know the name.'];

/**
 * Inserts calls that the demo office must make, besides missed calls and verifications, and wrong phones (MSG-14,
 * MSG-23).
 */
export async function insertCalls(tx: Tx, { take, by, now }: Talking): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  for (const { hours, note, calls } of CALL_REQUESTS) {
    const one = take({ open: true });
    await askForCall(tx, one, { reason: 'asked', now: ago(hours) });
    const at = await instantFor(tx, one, ago(hours));
    await addToTimeline(
      { actor: null, db: tx, now: at },
      one.id,
      'callAsked',
      note ? { note: [null, note] } : {},
    );
    for (const [nth, result] of calls.entries())
      await noteCall(tx, one, { result, by, at: ago(hours - 20 * (nth + 1)) });
  }
  for (const note of LATER) {
    const one = take({ open: true });
    const [at, due_on] = [ago(45), dayOf(now)];
    await noteCall(tx, one, { result: 'later', later_on: due_on, note, by, at });
    await askForCall(tx, one, { reason: 'later', due_on, now: at });
  }
  for (const [nth, note] of WRONG.entries()) {
    const [one, at] = [take({ open: true }), ago(28 + nth * 24)];
    await noteCall(tx, one, { result: 'wrong_number', note, by, at });
    await markWrong(tx, one.phone, { by, now: at });
  }
  await markWrong(tx, take({}).phone, { by: null, now: ago(61) });
}

interface Noted {
  result: CallResult;
  by: number;
  at: Date;
  note?: string;
  later_on?: string;
}

/** Stores the result of a call, also in the timeline. */
async function noteCall(
  tx: Tx,
  one: SpokenComplaint,
  { result, by, at, note, later_on }: Noted,
): Promise<void> {
  const { id: complaint_id, person_id, phone } = one;
  const calledAt = await instantFor(tx, one, at);
  await tx.insert(citizenCalls).values({
    complaint_id,
    person_id,
    phone,
    result,
    later_on,
    note,
    creator_id: by,
    created_at: calledAt,
  });
  await addToTimeline({ actor: { id: by }, db: tx, now: calledAt }, complaint_id, 'called', {
    callResult: [null, result],
    ...(later_on ? { callLater: [null, later_on] } : {}),
    ...(note ? { note: [null, note] } : {}),
  });
}
