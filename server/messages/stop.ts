import { and, eq, inArray, isNull, lte, notInArray, type SQL } from 'drizzle-orm';
import { STATUS_GROUPS } from '#contract/complaints/complaintStatus.ts';
import type { PreferenceWay } from '#contract/messages/messageKinds.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { addToTimeline, instantFor } from '#server/complaints/timeline.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { idsOf } from '#server/kernel/db/rows.ts';
import { complaintPersons } from '#server/persons/schema/persons.ts';
import { peopleWithPhone } from './phones.ts';
import { suppressWaiting } from './queued.ts';
import { recordContactPreference } from './recordContactPreference.ts';
import { personWishes } from './schema/citizens.ts';
import { messages, phoneMarks } from './schema/messages.ts';

/**
 * Stops all messages to a phone on its user's own word: all persons with it refuse them, and queued messages are
 * suppressed (MSG-08). A message that is being sent now cannot be stopped. Repeating it changes nothing.
 */
export async function sendStop(
  tx: Tx,
  phone: string,
  { way, now }: { way: PreferenceWay; now: Date },
): Promise<void> {
  const { stopped_at } = phoneMarks;
  await tx
    .insert(phoneMarks)
    .values({ phone, stopped_at: now })
    .onConflictDoUpdate({ target: phoneMarks.phone, set: { stopped_at: now }, setWhere: isNull(stopped_at) });
  await suppressWaiting(tx, eq(messages.phone, phone), { reason: 'refusedByPerson', now });
  // The mark of a phone alone is not enough: some of its persons may have said START since, or got the phone later.
  const people = await peopleWithPhone(tx, phone);
  const refusing = await refusingAmong(tx, people);
  const news = people.filter(({ id }) => !refusing.has(id));
  await noteAll(tx, news, { state: 'refused', way, now });
  await recordStop(tx, idsOf(news), now);
}

/**
 * Ends a stop of a phone, and refusals that the office recorded for its persons. Only the person's own message does so,
 * and not one that was written before (MSG-08).
 */
export async function endStop(
  tx: Tx,
  phone: string,
  { written, now }: { written: Date; now: Date },
): Promise<void> {
  const { stopped_at } = phoneMarks;
  await tx
    .update(phoneMarks)
    .set({ stopped_at: null })
    .where(and(eq(phoneMarks.phone, phone), lte(stopped_at, written)));
  const people = await peopleWithPhone(tx, phone);
  const refusing = await refusingAmong(tx, people, lte(personWishes.created_at, written));
  const ended = people.filter(({ id }) => refusing.has(id));
  await noteAll(tx, ended, { state: 'given', way: 'message', now });
}

type People = Awaited<ReturnType<typeof peopleWithPhone>>;

/** Those whose last word is a refusal. */
async function refusingAmong(tx: Tx, people: People, said?: SQL): Promise<Set<number>> {
  const { person_id, purpose, state, is_last } = personWishes;
  const ids = idsOf(people);
  const rows = await tx
    .select({ person_id })
    .from(personWishes)
    .where(and(inArray(person_id, ids), eq(purpose, 'status'), eq(state, 'refused'), is_last, said));
  return new Set(rows.map((row) => row.person_id));
}

interface Word {
  state: 'given' | 'refused';
  way: PreferenceWay;
  now: Date;
}

/** Records the own word of each person with the phone. */
async function noteAll(tx: Tx, people: People, { state, way, now }: Word): Promise<void> {
  for (const { id, language } of people)
    await recordContactPreference(
      tx,
      { person_id: id, purpose: 'status', state, way, language, creator_id: null },
      now,
    );
}

/** Adds the reason to the timeline of their complaints, so that users see why nothing is sent. */
async function recordStop(tx: Tx, personIds: readonly number[], now: Date): Promise<void> {
  const { id, status, updated_at } = complaints;
  const open = await tx
    .select({ id, updated_at })
    .from(complaints)
    .innerJoin(complaintPersons, eq(complaintPersons.complaint_id, id))
    .where(
      and(inArray(complaintPersons.person_id, [...personIds]), notInArray(status, [...STATUS_GROUPS.closed])),
    )
    .orderBy(id);
  for (const complaint of open) {
    const at = await instantFor(tx, complaint, now);
    await addToTimeline({ actor: null, db: tx, now: at }, complaint.id, 'messagesStopped');
  }
}
