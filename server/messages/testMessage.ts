import { and, eq, inArray } from 'drizzle-orm';
import type { testMessage as call } from '#contract/messages/message.ts';
import { isMobile } from '#contract/messages/messageRules.ts';
import { sendRefusal } from '#contract/messages/templateState.ts';
import type { MessageValues } from '#contract/messages/templateValues.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { findOffice } from '#server/desk/offices/findOffice.ts';
import { officesOf } from '#server/desk/offices/officesOf.ts';
import { invalid, invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { composed, styleFor } from './compose.ts';
import { sampleLink } from './messageContext.ts';
import { queueMessage } from './queueMessage.ts';
import { messageRecord } from './record.ts';
import { rulesAmong } from './rules.ts';
import { messageTemplates } from './schema/messages.ts';

/** Values of no real complaint. */
const SAMPLE: MessageValues = {
  name: { name: 'Ramulu Goud', name_te: 'రాములు గౌడ్', name_hi: 'रामुलु गौड़' },
  number: { name: '2026-000123' },
  category: { name: 'Roads', name_te: 'రోడ్లు', name_hi: 'सड़कें' },
  area: { name: 'Dharmarajupalle', name_te: 'ధర్మరాజుపల్లె', name_hi: 'धर्मराजुपल्ले' },
  date: { name: '02-03-2026' },
  due: { name: '16-03-2026' },
  status: { name: 'received', name_te: 'అందింది', name_hi: 'प्राप्त' },
  officer: { name: 'Sri Narsaiah' },
  department: { name: 'Roads and Buildings' },
  office: { name: 'Huzurabad', name_te: 'హుజూరాబాద్', name_hi: 'हुज़ूराबाद' },
  office_phone: { name: '9876543210' },
  office_hours: { name: '10:00-17:30' },
  token: { name: '27' },
};

/**
 * Sends a template to the phone of the caller's own account only (MSG-22).
 * @throws 404 for an office outside the scope, 422 as the contract says
 */
export async function testMessage(context: Context<typeof call>) {
  const { actor, body, db } = context;
  const offices = await officesOf(db, await findOffice(context, body.office_id));
  const rules = await rulesAmong(db, offices);
  const { id, office_id } = messageTemplates;
  const ids = offices.map((office) => office.id);
  const [template] = await db
    .select()
    .from(messageTemplates)
    .where(and(eq(id, body.template_id), inArray(office_id, ids)));
  if (!template) throw invalidField('template_id', 'unknownChoice');
  const refusal = sendRefusal(template);
  if (refusal) throw invalidField('template_id', refusal.message);
  const [account] = await db.select({ phone: users.phone }).from(users).where(eq(users.id, actor.id));
  const phone = account?.phone ?? null;
  if (phone === null || !isMobile(phone)) throw invalidField('phone', 'noOwnPhone');
  const { address } = rules;
  const { channel, language } = template;
  const values = { ...SAMPLE, link: sampleLink(address) };
  const text = composed(template, styleFor(channel, language, null), { values, address, template });
  if (text.refused) throw invalid({ template_id: [text.refused.reason] });
  const to = { person_id: null, contact_id: null, language: null, phone };
  const made = await queueMessage(
    db,
    {
      office_id: rules.office.id,
      complaint_id: null,
      channel,
      composed: text,
      isFree: true,
      to: { ...to, audience: 'in_charge', user_id: actor.id },
      creator_id: actor.id,
    },
    context,
  );
  if (!made) throw new Error('A test message must be new.');
  return messageRecord(context, made.id);
}
