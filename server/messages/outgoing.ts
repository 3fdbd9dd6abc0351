import { and, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import type { MessageChannel } from '#contract/messages/messageKinds.ts';
import { mayWriteFreely } from '#contract/messages/messageTimes.ts';
import { sendRefusal } from '#contract/messages/templateState.ts';
import { offices } from '#server/desk/schema/offices.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { idsOf } from '#server/kernel/db/rows.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import { type Composed, composed, discreet, type MessageContext, ownWords, styleFor } from './compose.ts';
import { lastWhatsAppMessage } from './lastWhatsAppMessage.ts';
import type { Recipient } from './recipients.ts';
import type { Template } from './rules.ts';
import { messageTemplates } from './schema/messages.ts';

/** A message sent by hand: a template, or free text (MSG-09, MSG-13). */
export interface OutgoingContent {
  channel: MessageChannel;
  template_id: number | null;
  text: string | null;
}

/**
 * Refuses free text where only a template may be sent, before the provider is called (MSG-13).
 * @throws 422
 */
export async function checkFreeText(
  db: Db | Tx,
  { channel, text, template_id }: OutgoingContent,
  phone: string | null,
  now: Date,
): Promise<void> {
  if ((text === null) === (template_id === null)) throw invalidField('template_id', 'freeTextOrTemplate');
  if (text === null) return;
  if (channel !== 'whatsapp') throw invalidField('text', 'freeTextWhatsapp');
  const written = await lastWhatsAppMessage(db, [phone]);
  if (!mayWriteFreely(written(phone), now)) throw invalidField('text', 'freeTextOver');
}

/**
 * A template of some offices, a condition on `offices`.
 * @throws 422 under `template_id` for any other, or of another channel
 */
export async function findTemplate(
  db: Db | Tx,
  ofOffices: SQL | undefined,
  { channel, template_id }: Pick<OutgoingContent, 'channel' | 'template_id'>,
): Promise<Template> {
  const { id, office_id } = messageTemplates;
  const [template] = await db
    .select(getTableColumns(messageTemplates))
    .from(messageTemplates)
    .innerJoin(offices, eq(offices.id, office_id))
    .where(and(eq(id, template_id ?? 0), ofOffices));
  if (!template) throw invalidField('template_id', 'unknownChoice');
  if (template.channel !== channel) throw invalidField('template_id', 'ruleTemplate');
  return template;
}

/**
 * The chosen template for a complaint, of its office or one above it; null for free text.
 * @throws 422 as `findTemplate`
 */
export async function chosenTemplate(
  db: Db | Tx,
  { rules }: Pick<MessageContext, 'rules'>,
  content: OutgoingContent,
): Promise<Template | null> {
  if (content.template_id === null) return null;
  const ids = idsOf(rules.offices);
  return findTemplate(db, inArray(offices.id, ids), content);
}

/** @throws 422 under `template_id` for a template that is not approved */
export function checkSent(template: Template | null): void {
  const refusal = template && sendRefusal(template);
  if (refusal) throw invalidField('template_id', refusal.message);
}

/** By hand the discreet text is only sent as a registered template: free text would invite an answer. */
export function discreetOnly(
  { isSensitive }: Pick<MessageContext, 'isSensitive'>,
  composed: Composed,
): Composed {
  if (!isSensitive || composed.template) return composed;
  return { ...composed, refused: { field: 'template_id', reason: { code: 'noTemplate' } } };
}

/** A message sent by hand as it would be sent; for a sensitive complaint only the discreet text (MSG-20). */
export function written(
  context: Omit<MessageContext, 'complaint'>,
  to: Recipient,
  { channel, text }: OutgoingContent,
  template: Template | null,
): Composed {
  if (context.isSensitive) return discreet(channel, context, to.language);
  if (!template) return ownWords(channel, text ?? '', to.language);
  const style = styleFor(channel, template.language, to.language);
  return composed(template, style, { values: context.values, address: context.rules.address, template });
}
