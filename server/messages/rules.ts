import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Language } from '#contract/kernel/languages.ts';
import type { Audience, MessageChannel, MessageEvent } from '#contract/messages/messageKinds.ts';
import { messageSettings } from '#contract/messages/messageRule.ts';
import { ruleKey } from '#contract/messages/messageRules.ts';
import { sendRefusal } from '#contract/messages/templateState.ts';
import type { Seat } from '#contract/places/place.ts';
import { valuesOf } from '#server/desk/offices/inherited.ts';
import { type OfficeRow, officesOf } from '#server/desk/offices/officesOf.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { idsOf } from '#server/kernel/db/rows.ts';
import { messageTemplates } from './schema/messages.ts';

export type Template = typeof messageTemplates.$inferSelect;

/** The effect of a rule now: an approved template, the default text, off, or null without an approved version. */
export type RuleSays = Template | 'shipped' | 'off' | null;

/** The message settings of an office, with those inherited from offices above it. */
export interface MessageRules {
  office: OfficeRow;
  offices: readonly OfficeRow[];
  /** The registered beginning of links in templates. */
  address: string | null;
  /** The phone for citizens' questions. */
  phone: string | null;
  /** The templates in use: the newest approved version of each family. */
  templates: readonly Template[];
  says(event: MessageEvent, audience: Audience, channel: MessageChannel, language: Language): RuleSays;
}

/** @throws when no office exists */
export async function messageRulesFor(db: Db | Tx, place: Seat): Promise<MessageRules> {
  return rulesAmong(db, await officesOf(db, place));
}

/** The same for known offices, nearest first. */
export async function rulesAmong(db: Db | Tx, offices: readonly OfficeRow[]): Promise<MessageRules> {
  const [office] = offices;
  if (!office) throw new Error('no office for this place');
  const templates = await approvedOf(db, offices);
  const byFamily = new Map(templates.map((template) => [familyOf(template), template]));
  const { rules, address, phone } = valuesOf(messageSettings, offices);
  return {
    office,
    offices,
    templates,
    address,
    phone,
    says(event, audience, channel, language) {
      const rule = rules[ruleKey(event, audience, channel, language)];
      if (rule === 'off') return 'off';
      if (rule !== undefined) return byFamily.get(rule) ?? null;
      return isShipped(audience, channel) ? 'shipped' : null;
    },
  };
}

/** Default texts are for the citizen, by SMS. */
export const isShipped = (audience: Audience, channel: MessageChannel) =>
  audience === 'citizen' && channel === 'sms';

/** Rules name a template by its first version. */
export const familyOf = ({ id, family_id }: Pick<Template, 'id' | 'family_id'>) => family_id ?? id;

async function approvedOf(db: Db | Tx, offices: readonly OfficeRow[]): Promise<Template[]> {
  const { office_id, state, edition } = messageTemplates;
  const ids = idsOf(offices);
  const approved = await db
    .select()
    .from(messageTemplates)
    .where(and(inArray(office_id, ids), eq(state, 'approved')))
    .orderBy(desc(edition), desc(messageTemplates.id));
  const seen = new Set<number>();
  return approved.filter((template) => {
    if (seen.has(familyOf(template)) || sendRefusal(template)) return false;
    seen.add(familyOf(template));
    return true;
  });
}
