import { eq } from 'drizzle-orm';
import type { Language } from '#contract/kernel/languages.ts';
import { MESSAGE_CHANNELS, type MessageChannel } from '#contract/messages/messageKinds.ts';
import { mayWriteFreely } from '#contract/messages/messageTimes.ts';
import { findComplaint } from '#server/complaints/record.ts';
import { findOffice, findOfficeOf } from '#server/desk/offices/findOffice.ts';
import type { OfficeRow } from '#server/desk/offices/officesOf.ts';
import { invalid, invalidField, notFound } from '#server/kernel/errors/apiError.ts';
import { standsFor } from '#server/persons/record.ts';
import { persons } from '#server/persons/schema/persons.ts';
import { type Composed, composed, ownWords, styleFor } from '../compose.ts';
import { peopleWithPhone } from '../phones.ts';
import { queueMessage } from '../queueMessage.ts';
import { recipientOf } from '../recipients.ts';
import { messageRulesFor } from '../rules.ts';
import { sendAbout } from '../sendByHand.ts';
import { officeValues } from '../values.ts';
import type { InboxEntry } from './entry.ts';
import type { Taking } from './taking.ts';

/**
 * Answers a received message: on WhatsApp with a text within 24 hours (MSG-13), otherwise with an approved template
 * about the complaint or, without one, about the office only. Returns the id of the message.
 */
export async function answerInbox(context: Taking, row: InboxEntry): Promise<number> {
  const { actor, body, carriers, db, now } = context;
  const channel: MessageChannel = MESSAGE_CHANNELS.find((each) => each === row.channel) ?? 'sms';
  if (body.complaint_id) return answerAbout(context, row, channel, body.complaint_id);
  const [office, language] = [await officeOf(context, row), await languageOf(context, row)];
  const text = body.template_id
    ? await byTemplate(context, office, { channel, language })
    : freely(context, row, { channel, language });
  if (text.refused) throw invalid({ [text.refused.field]: [text.refused.reason] });
  const to = { audience: 'citizen', person_id: row.person_id, phone: row.phone, language } as const;
  const message = await queueMessage(
    db,
    {
      office_id: office.id,
      complaint_id: null,
      channel,
      composed: text,
      to: { ...to, user_id: null, contact_id: null },
      isFree: text.template === null,
      creator_id: actor.id,
    },
    { carriers, now },
  );
  if (!message) throw new Error('insert answered no row');
  return message.id;
}

/**
 * An answer to the sender's phone about a complaint of a person with this phone.
 * @throws 404 for a complaint outside the scope, 422 for another person's
 */
async function answerAbout(context: Taking, row: InboxEntry, channel: MessageChannel, complaintId: number) {
  const { body, db } = context;
  const complaint = await findComplaint(context, complaintId);
  const citizen = await recipientOf(db, complaint, 'citizen');
  const people = await peopleWithPhone(db, row.phone);
  if (!citizen || (complaint.phone !== row.phone && !people.some(({ id }) => id === citizen.person_id)))
    throw invalidField('complaint_id', 'takeComplaint');
  const { template_id, text } = body;
  const sent = await sendAbout(
    context,
    complaint,
    { ...citizen, phone: row.phone },
    { channel, template_id, text },
  );
  return sent.id;
}

interface AnswerStyle {
  channel: MessageChannel;
  language: Language | null;
}

function freely({ body, now }: Taking, row: InboxEntry, { channel, language }: AnswerStyle): Composed {
  if (!body.text) throw invalidField('text', 'freeTextOrTemplate');
  if (channel !== 'whatsapp') throw invalidField('text', 'freeTextWhatsapp');
  if (!mayWriteFreely(row.sent_at, now)) throw invalidField('text', 'freeTextOver');
  return ownWords(channel, body.text, language);
}

/** The office of the inbox; for a message from before any office existed, the caller's. */
const officeOf = (context: Taking, { office_id }: InboxEntry): Promise<OfficeRow> =>
  office_id === null ? findOffice(context, null) : findOfficeOf(context.db, office_id);

async function byTemplate({ body, db }: Taking, office: OfficeRow, { channel, language }: AnswerStyle) {
  const rules = await messageRulesFor(db, office);
  const template = rules.templates.find(({ id }) => id === body.template_id);
  if (!template || template.channel !== channel) throw invalidField('template_id', 'templateNotApproved');
  const style = styleFor(channel, template.language, language);
  const values = await officeValues(db, office, rules);
  return composed(template, style, { values, address: rules.address, template });
}

/** For a person who was merged since, the language of the surviving one (PER-12). */
async function languageOf({ db }: Taking, { person_id }: InboxEntry): Promise<Language | null> {
  if (person_id === null) return null;
  const [person] = await db
    .select({ language: persons.language })
    .from(persons)
    .where(eq(persons.id, standsFor(person_id)));
  if (!person) throw notFound();
  return person.language;
}
