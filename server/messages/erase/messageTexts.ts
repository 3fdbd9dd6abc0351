import { and, arrayOverlaps, eq, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { Erased, People } from '#server/app/featureParts.ts';
import { isOneOf } from '#server/desk/privacy/isOneOf.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { deleteFiles } from '#server/kernel/http/storeUploads.ts';
import { suppressWaiting } from '#server/messages/queued.ts';
import {
  callRequests,
  citizenCalls,
  inboxFiles,
  inboxRows,
  personWishes,
  statusLinks,
} from '#server/messages/schema/citizens.ts';
import { messages, phoneMarks } from '#server/messages/schema/messages.ts';
import { persons } from '#server/persons/schema/persons.ts';

type MessageLeftovers = Required<Erased>;

/** Conditions, by table, for messages, calls, requests and received messages of people and their phones. */
export function ofPeople({ person_ids, phones, alone }: People, { shared }: { shared: boolean }) {
  /** A message without a known sender is not shown to one of several people who share the phone. */
  const isOwn = (phone: typeof messages.phone) => sql`not exists (
    select from ${persons} where ${persons.state} = 'active' and ${persons.phones} @> array[${phone}]
      and ${not(isOneOf(persons.id, person_ids))})`;
  const of = ({ person_id, phone }: Pick<typeof messages, 'person_id' | 'phone'>): SQL | undefined =>
    or(
      isOneOf(person_id, person_ids),
      and(
        inArray(phone, [...phones]),
        alone ? isNull(person_id) : undefined,
        alone && !shared ? isOwn(phone) : undefined,
      ),
    );
  return {
    messages: of(messages),
    calls: of(citizenCalls as never),
    requests: of(callRequests as never),
    inbox: of(inboxRows as never),
  };
}

/**
 * Removes recipient and text from messages about complaints, and from calls; state, day and number of parts stay
 * (MSG-24). Waiting messages are not sent.
 */
export async function forgetMessagesOf(
  tx: Tx,
  complaintIds: readonly number[],
  now: Date,
): Promise<MessageLeftovers> {
  const ids = [...complaintIds];
  const leftovers = {
    messages: await eraseMessages(tx, inArray(messages.complaint_id, ids), now),
    files: await dropInbox(tx, inArray(inboxRows.complaint_id, ids)),
  };
  await eraseCalls(tx, inArray(citizenCalls.complaint_id, ids));
  await tx.delete(callRequests).where(inArray(callRequests.complaint_id, ids));
  await tx.delete(statusLinks).where(inArray(statusLinks.complaint_id, ids));
  return leftovers;
}

/**
 * The same for people, whatever the messages are about. Their contact preferences are deleted, and so are marks of
 * phones that nobody else has.
 */
export async function forgetMessagesTo(tx: Tx, theirs: People, now: Date): Promise<MessageLeftovers> {
  const where = ofPeople(theirs, { shared: true });
  const leftovers = {
    messages: await eraseMessages(tx, where.messages, now),
    files: await dropInbox(tx, where.inbox),
  };
  await eraseCalls(tx, where.calls);
  await tx.delete(callRequests).where(where.requests);
  await tx.delete(personWishes).where(isOneOf(personWishes.person_id, theirs.person_ids));
  await dropMarks(tx, theirs);
  return leftovers;
}

async function eraseMessages(
  tx: Tx,
  where: SQL | undefined,
  now: Date,
): Promise<MessageLeftovers['messages']> {
  await suppressWaiting(tx, where, { reason: 'deletedComplaint', now });
  return tx
    .update(messages)
    .set({
      text: null,
      person_id: null,
      provider_id: null,
      phone: sql`case when ${messages.audience} = 'citizen' then null else ${messages.phone} end`,
      // This key contains the phone of a sender without a person record; the event itself was already processed.
      once: null,
    })
    .where(where)
    .returning({ id: messages.id, channel: messages.channel });
}

const eraseCalls = (tx: Tx, where: SQL | undefined) =>
  tx.update(citizenCalls).set({ phone: null, note: null, person_id: null }).where(where);

/** Deletes received messages with their files, whose keys it returns, and with calls about nothing else. */
async function dropInbox(tx: Tx, where: SQL | undefined): Promise<string[]> {
  const rows = tx.select({ id: inboxRows.id }).from(inboxRows).where(where);
  const { complaint_id, inbox_id } = citizenCalls;
  await tx.delete(citizenCalls).where(and(inArray(inbox_id, rows), isNull(complaint_id)));
  const attached = await tx.delete(inboxFiles).where(inArray(inboxFiles.inbox_id, rows)).returning();
  await tx.delete(inboxRows).where(where);
  return deleteFiles(
    tx,
    attached.map(({ file_id }) => file_id),
  );
}

async function dropMarks(tx: Tx, { person_ids, phones }: People): Promise<void> {
  if (phones.length === 0) return;
  const others = await tx
    .select({ phones: persons.phones })
    .from(persons)
    .where(
      and(
        arrayOverlaps(persons.phones, [...phones]),
        eq(persons.state, 'active'),
        not(isOneOf(persons.id, person_ids)),
      ),
    );
  const usedPhones = others.flatMap((other) => other.phones);
  const own = phones.filter((phone) => !usedPhones.includes(phone));
  await tx.delete(phoneMarks).where(inArray(phoneMarks.phone, own));
}
