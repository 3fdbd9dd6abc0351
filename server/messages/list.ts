import { and, eq, gte, inArray, isNull, lt, or, type SQL } from 'drizzle-orm';
import { can } from '#contract/access/policies.ts';
import { addDays, startOf } from '#contract/kernel/day.ts';
import type { listMessages as call } from '#contract/messages/message.ts';
import { findComplaint } from '#server/complaints/record.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { findOffice } from '#server/desk/offices/findOffice.ts';
import { countUpTo, isIn, readPage } from '#server/kernel/db/listing.ts';
import { ownComplaints } from '#server/kernel/db/scope.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { findPerson, isOnePerson } from '#server/persons/record.ts';
import { messageRecords } from './record.ts';
import { messages, messageTemplates } from './schema/messages.ts';

/** A log is counted up to this number. */
const MAX_COUNTED = 50_000;

type ListContext = Context<typeof call>;

/**
 * The log of an office, or the messages about a complaint or to a person, newest first (MSG-09).
 * @throws 404 outside the caller's scope
 */
export async function listMessages(context: ListContext) {
  const { db, query } = context;
  const where = and(await whose(context), ...filters(context));
  const ids = db.select({ id: messages.id }).from(messages).where(where);
  const counted = await countUpTo(MAX_COUNTED, db, ids.$dynamic());
  const data = await readPage(query, counted, (slice) => messageRecords(context, where, slice), {
    db,
    id: messages.id,
  });
  return { data, total: counted.total };
}

/**
 * For a person: messages about complaints that the caller may open, and those about none; not those about deleted
 * complaints. Staff see the log of their own complaints, and the messages that they have sent.
 */
async function whose(context: ListContext): Promise<SQL | undefined> {
  const { actor, db, query } = context;
  const { complaint_id, person_id, office_id, event, creator_id } = messages;
  const own = db.select({ id: complaints.id }).from(complaints).where(ownComplaints(actor));
  if (query.complaint_id) {
    const complaint = await findComplaint(context, query.complaint_id);
    return eq(complaint_id, complaint.id);
  }
  if (query.person_id) {
    const person = await findPerson(context, query.person_id);
    const ofNoComplaint = and(isNull(complaint_id), isNull(event));
    return and(isOnePerson(person_id, person.id), or(ofNoComplaint, inArray(complaint_id, own)));
  }
  const office = await findOffice(context, query.office_id);
  const ofOffice = eq(office_id, office.id);
  if (can(actor, 'edit', 'message')) return ofOffice;
  return and(ofOffice, or(inArray(complaint_id, own), eq(creator_id, actor.id)));
}

function filters({ db, query }: ListContext): (SQL | undefined)[] {
  const { state, channel, template_id, created_at } = messages;
  const { id, family_id } = messageTemplates;
  const family = query.template_id ?? 0;
  const versions = db
    .select({ id })
    .from(messageTemplates)
    .where(or(eq(id, family), eq(family_id, family)));
  return [
    query.state === null ? undefined : isIn(state, query.state),
    query.channel ? eq(channel, query.channel) : undefined,
    query.template_id ? inArray(template_id, versions) : undefined,
    query.from_date ? gte(created_at, new Date(startOf(query.from_date))) : undefined,
    query.to_date ? lt(created_at, new Date(startOf(addDays(query.to_date, 1)))) : undefined,
  ];
}
