import { eq } from 'drizzle-orm';
import { codedText } from '#contract/kernel/coded.ts';
import type { CodedRefusal } from '#contract/kernel/rule.ts';
import type {
  previewMessage as previewCall,
  resendMessage as resendCall,
  sendMessage as sendCall,
} from '#contract/messages/message.ts';
import { resendRefusal } from '#contract/messages/messageState.ts';
import { freeTextUntil, mayWriteFreely } from '#contract/messages/messageTimes.ts';
import { partsOf } from '#contract/messages/smsParts.ts';
import { sendRefusal } from '#contract/messages/templateState.ts';
import { findComplaint } from '#server/complaints/record.ts';
import type { Complaint } from '#server/complaints/row.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { invalid, invalidField, notFound } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { type Composed, discreet, type MessageContext } from './compose.ts';
import { lastWhatsAppMessage } from './lastWhatsAppMessage.ts';
import { messageContext, withOwnLink } from './messageContext.ts';
import {
  checkFreeText,
  checkSent,
  chosenTemplate,
  discreetOnly,
  type OutgoingContent,
  written,
} from './outgoing.ts';
import { queueMessage } from './queueMessage.ts';
import { refusalsFor } from './recipientRefusals.ts';
import { citizenOf, type Recipient, recipientOf } from './recipients.ts';
import { messageRecord } from './record.ts';
import { type Message, recordOutcome } from './recordOutcome.ts';
import type { Template } from './rules.ts';
import { messages, messageTemplates } from './schema/messages.ts';
import { isSensitive } from './sensitive.ts';

/**
 * Queues a message to the citizen of a complaint (MSG-09, MSG-13): suppressed with the reason if the person refuses or
 * has no mobile number.
 * @throws 404 for a complaint outside the scope, 422 as the contract says
 */
export async function sendMessage(context: Context<typeof sendCall>) {
  const { body, db, params } = context;
  const complaint = await findComplaint(context, params.id);
  const { id } = await sendAbout(context, complaint, await citizenOf(db, complaint), body);
  return messageRecord(context, id);
}

export type Sending = Pick<Context, 'actor' | 'db' | 'now' | 'carriers' | 'publicUrl'>;

/**
 * Queues a message about a complaint, filled with its values.
 * @throws 422 as `sendMessage`
 */
export async function sendAbout(
  context: Sending,
  complaint: Complaint,
  to: Recipient,
  content: OutgoingContent,
) {
  const { db, now } = context;
  const message = await messageContext(db, complaint, context);
  await checkFreeText(db, content, to.phone, now);
  const template = await chosenTemplate(db, message, content);
  checkSent(template);
  return queueAbout(context, message, to, { ...content, template });
}

/**
 * The same with a template that was checked.
 * @throws 422 for a variable without a value
 */
export async function queueAbout(
  context: Sending,
  messageFacts: MessageContext,
  to: Recipient,
  { template, ...content }: OutgoingContent & { template: Template | null },
) {
  const { actor, db, now } = context;
  const composed = written(messageFacts, to, content, template);
  if (composed.refused) throw invalid({ [composed.refused.field]: [composed.refused.reason] });
  const made = await queueMessage(
    db,
    {
      office_id: messageFacts.rules.office.id,
      complaint_id: messageFacts.complaint.id,
      channel: content.channel,
      to,
      composed: discreetOnly(messageFacts, composed),
      isFree: true,
      creator_id: actor.id,
      finished: (text) => withOwnLink(db, messageFacts, text, context),
    },
    context,
  );
  if (!made) throw new Error('A message sent by hand must be new.');
  if (made.state === 'suppressed') await recordOutcome(db, made, 'messageSuppressed', now, actor);
  return made;
}

/**
 * The message that would be sent for a complaint (MSG-22).
 * @throws 404 for a complaint outside the scope
 */
export async function previewMessage(context: Context<typeof previewCall>) {
  const { body, db, now } = context;
  const complaint = await findComplaint(context, body.complaint_id);
  const [messageFacts, to] = [await messageContext(db, complaint, context), await citizenOf(db, complaint)];
  const template = await chosenTemplate(db, messageFacts, body);
  const { text, parts, language, instead_of, refused } = written(messageFacts, to, body, template);
  const since = (await lastWhatsAppMessage(db, [to.phone]))(to.phone);
  const isOpen = body.channel === 'whatsapp' && mayWriteFreely(since, now);
  const refusal = template ? sendRefusal(template)?.message : freeTextRefusal(body, isOpen);
  const recipient = { phone: to.phone, person_id: to.person_id, kind: template?.kind ?? null };
  const code = refusal ?? (await refusalsFor(db, [recipient]))(recipient);
  const reason: CodedRefusal | null = refused?.reason ?? (code && { code });
  return {
    text,
    parts,
    language,
    instead_of,
    phone: to.phone,
    letters: partsOf(text).letters,
    refused: reason && codedText(reason),
    ...reason,
    free_until: isOpen && since ? freeTextUntil(since).toISOString() : null,
  };
}

function freeTextRefusal({ channel, text }: OutgoingContent, isOpen: boolean) {
  if (text === null) return 'freeTextOrTemplate' as const;
  if (channel !== 'whatsapp') return 'freeTextWhatsapp' as const;
  return isOpen ? null : ('freeTextOver' as const);
}

/**
 * Sends a failed or unconfirmed message again, as a new message to the current phone (MSG-09, MSG-10).
 * @throws 404 for a complaint outside the scope; 422 for any other state, the second time, and for a template that is
 * no longer approved
 */
export async function resendMessage(context: Context<typeof resendCall>) {
  const { actor, db, now, params } = context;
  const [message] = await db.select().from(messages).where(eq(messages.id, params.id));
  if (!message?.complaint_id || message.text === null) throw notFound();
  const complaint = await findComplaint(context, message.complaint_id);
  const again = (await db.$count(messages, eq(messages.again_of, message.id))) > 0;
  const refusal = resendRefusal({ state: message.state, again });
  if (refusal) throw invalidField('state', refusal);
  const { audience, channel, event, office_id, person_id, user_id, contact_id, phone } = message;
  const before = { audience, person_id, user_id, contact_id, phone, language: null };
  const to = (await recipientOf(db, complaint, audience)) ?? before;
  const composed = await repeated(context, complaint, { ...message, text: message.text }, to);
  const made = await queueMessage(
    db,
    {
      office_id,
      complaint_id: complaint.id,
      channel,
      isFree: event === null,
      to,
      composed,
      creator_id: actor.id,
      again: { again_of: message.id, event },
    },
    context,
  );
  // Another user has sent it again at the same moment.
  if (!made) throw invalidField('state', 'messageSentAgain');
  await recordOutcome(db, made, 'messageRepeated', now, actor);
  return messageRecord(context, made.id);
}

/**
 * The same text again; if the complaint is sensitive by now, only the discreet text (MSG-20).
 * @throws 422
 */
async function repeated(
  context: Sending,
  complaint: Complaint,
  message: Message & { text: string },
  to: Recipient,
): Promise<Composed> {
  const { db, now } = context;
  const { channel, event, language, instead_of, text, parts } = message;
  if (await isSensitive(db, complaint.id)) {
    const messageFacts = await messageContext(db, complaint, context);
    const composed = discreet(channel, messageFacts, to.language);
    return event === null ? discreetOnly(messageFacts, composed) : composed;
  }
  const template = await templateOf(db, message.template_id);
  if (event === null && template === null)
    await checkFreeText(db, { channel, text, template_id: null }, message.phone, now);
  return { language, instead_of, template, text, parts, refused: null };
}

async function templateOf(db: Db | Tx, id: number | null) {
  if (id === null) return null;
  const [template] = await db.select().from(messageTemplates).where(eq(messageTemplates.id, id));
  if (!template || sendRefusal(template)) throw invalidField('template_id', 'templateNotApproved');
  return template;
}
