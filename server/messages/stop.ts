import { and, eq, inArray, isNotNull, isNull, lte, notInArray } from 'drizzle-orm';
import { STATUS_GROUPS } from '../../contract/complaintStatus.ts';
import type { WishWay } from '../../contract/messageKinds.ts';
import { addToTimeline, instantFor } from '../complaints/timeline.ts';
import type { Tx } from '../db/open.ts';
import { complaints } from '../db/schema/complaints.ts';
import { messages, phoneMarks } from '../db/schema/messages.ts';
import { complaintPersons } from '../db/schema/persons.ts';
import { noteWish } from './noteWish.ts';
import { peopleWithPhone } from './phones.ts';
import { suppressWaiting } from './queued.ts';

/**
 * Stops all messages to a phone, on the person's own word: everybody who has it refuses them, and what is queued does not go out
 * (MSG-08). What is being handed over at this moment has gone. Said twice it changes nothing.
 */
export async function sendStop(
  tx: Tx,
  phone: string,
  { way, now }: { way: WishWay; now: Date },
): Promise<void> {
  const { stopped_at } = phoneMarks;
  const stopped = await tx
    .insert(phoneMarks)
    .values({ phone, stopped_at: now })
    .onConflictDoUpdate({ target: phoneMarks.phone, set: { stopped_at: now }, setWhere: isNull(stopped_at) })
    .returning({ phone: phoneMarks.phone });
  await suppressWaiting(tx, eq(messages.phone, phone), { reason: 'refusedByPerson', now });
  if (stopped.length === 0) return;
  const people = await noteAll(tx, phone, { state: 'refused', way, now });
  await tellOpenCases(tx, people, now);
}

/** Ends a stop, which only the person's own message does; one that was written before the stop ends nothing. */
export async function endStop(
  tx: Tx,
  phone: string,
  { written, now }: { written: Date; now: Date },
): Promise<void> {
  const { stopped_at } = phoneMarks;
  const ended = await tx
    .update(phoneMarks)
    .set({ stopped_at: null })
    .where(and(eq(phoneMarks.phone, phone), isNotNull(stopped_at), lte(stopped_at, written)))
    .returning({ phone: phoneMarks.phone });
  if (ended.length > 0) await noteAll(tx, phone, { state: 'given', way: 'message', now });
}

interface Word {
  state: 'given' | 'refused';
  way: WishWay;
  now: Date;
}

async function noteAll(tx: Tx, phone: string, { state, way, now }: Word): Promise<number[]> {
  const people = await peopleWithPhone(tx, phone);
  for (const { id, language } of people)
    await noteWish(tx, { person_id: id, purpose: 'status', state, way, language, creator_id: null }, now);
  return people.map(({ id }) => id);
}

/** Whoever works on a case of theirs learns why nothing goes out. */
async function tellOpenCases(tx: Tx, people: readonly number[], now: Date): Promise<void> {
  const { id, status, updated_at } = complaints;
  const open = await tx
    .select({ id, updated_at })
    .from(complaints)
    .innerJoin(complaintPersons, eq(complaintPersons.complaint_id, id))
    .where(
      and(
        inArray(complaintPersons.person_id, [...people]),
        notInArray(status, [...STATUS_GROUPS.closed]),
        eq(complaints.hidden, false),
      ),
    )
    .orderBy(id);
  for (const complaint of open) {
    const at = await instantFor(tx, complaint, now);
    await addToTimeline({ actor: null, db: tx, now: at }, complaint.id, 'messagesStopped');
  }
}
