import { and, eq, inArray, isNull, lte, notInArray, type SQL } from 'drizzle-orm';
import { STATUS_GROUPS } from '#contract/complaints/complaintStatus.ts';
import type { PreferenceWay } from '#contract/messages/messageKinds.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { addToTimeline, instantFor } from '#server/complaints/timeline.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { complaintPersons } from '#server/persons/schema/persons.ts';
import { peopleWithPhone } from './phones.ts';
import { suppressWaiting } from './queued.ts';
import { recordContactPreference } from './recordContactPreference.ts';
import { personWishes } from './schema/citizens.ts';
import { messages, phoneMarks } from './schema/messages.ts';

/**
 * Stops all messages to a phone, on the person's own word: everybody who has it refuses them, and what is queued does not go out
 * (MSG-08). What is being handed over at this moment has gone. Who refuses them already is noted once: said twice it changes nothing.
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
  // The mark of a phone says nothing of the others of its people, who may have said START there, or have it since then.
  const people = await peopleWithPhone(tx, phone);
  const refusing = await refusingAmong(tx, people);
  const news = people.filter(({ id }) => !refusing.has(id));
  await noteAll(tx, news, { state: 'refused', way, now });
  await recordStop(
    tx,
    news.map(({ id }) => id),
    now,
  );
}

/**
 * Ends a stop of a phone, and what the office has noted as refused for whoever has it: only the person's own message does so, and one
 * that was written before ends nothing (MSG-08).
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

/** Those of them whose last word is that they want none. */
async function refusingAmong(tx: Tx, people: People, said?: SQL): Promise<Set<number>> {
  const { person_id, purpose, state, is_last } = personWishes;
  const ids = people.map(({ id }) => id);
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

/** On the own word of whoever has a phone. */
async function noteAll(tx: Tx, people: People, { state, way, now }: Word): Promise<void> {
  for (const { id, language } of people)
    await recordContactPreference(
      tx,
      { person_id: id, purpose: 'status', state, way, language, creator_id: null },
      now,
    );
}

/** Whoever works on a case of theirs learns why nothing goes out. */
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
