import { desc, eq, type SQL, sql } from 'drizzle-orm';
import { codedText } from '#contract/kernel/coded.ts';
import type { MessageRecord } from '#contract/messages/message.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { contacts } from '#server/kernel/db/namedTables.ts';
import { names } from '#server/kernel/db/names.ts';
import { isOwn } from '#server/kernel/db/scope.ts';
import { notFound } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { persons } from '#server/persons/schema/persons.ts';
import { messages, messageTemplates } from './schema/messages.ts';

const iso = (instant: Date | null) => instant?.toISOString() ?? null;
type Reader = Pick<Context, 'actor' | 'db'>;

/**
 * Messages in the form of answers, newest first; with the id of a complaint only for users who may open it (MSG-09).
 */
export async function messageRecords(
  { actor, db }: Reader,
  where: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<MessageRecord[]> {
  const again = sql<boolean>`exists (select 1 from messages as later where later.again_of = ${messages.id})`;
  const rows = await db
    .select({
      message: messages,
      again: again.as('again'),
      number: complaints.complaint_number,
      opens: isOwn(actor).as('opens'),
      template: {
        id: messageTemplates.id,
        name: messageTemplates.name,
        edition: messageTemplates.edition,
      },
      person: { id: persons.id, name: persons.name },
      contact: { id: contacts.id, name: contacts.name },
    })
    .from(messages)
    .leftJoin(complaints, eq(complaints.id, messages.complaint_id))
    .leftJoin(messageTemplates, eq(messageTemplates.id, messages.template_id))
    .leftJoin(persons, eq(persons.id, messages.person_id))
    .leftJoin(contacts, eq(contacts.id, messages.contact_id))
    .where(where)
    .orderBy(desc(messages.id))
    .limit(limit)
    .offset(offset);
  const known = await names(db);
  return rows.map(({ message, again, number, opens, template, person, contact }) => {
    const { id, complaint_id, audience, user_id, phone, channel, driver, event, language } = message;
    const { instead_of, text, parts, state, reason, creator_id, created_at } = message;
    return {
      id,
      audience,
      phone,
      channel,
      driver,
      event,
      template,
      language,
      instead_of,
      text,
      parts,
      state,
      reason: reason && codedText(reason),
      ...reason,
      again,
      complaint: number === null ? null : { id: opens ? complaint_id : null, complaint_number: number },
      to: person ?? contact ?? known.user(user_id),
      due_at: message.due_at.toISOString(),
      handed_over_at: iso(message.handed_over_at),
      sent_at: iso(message.sent_at),
      delivered_at: iso(message.delivered_at),
      read_at: iso(message.read_at),
      ended_at: iso(message.ended_at),
      created_by: known.user(creator_id),
      created_at: created_at.toISOString(),
    };
  });
}

/** One of them. */
export async function messageRecord(reader: Reader, id: number): Promise<MessageRecord> {
  const [record] = await messageRecords(reader, eq(messages.id, id), { limit: 1, offset: 0 });
  if (!record) throw notFound();
  return record;
}
