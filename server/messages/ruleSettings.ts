import { inArray } from 'drizzle-orm';
import { LANGUAGES } from '#contract/kernel/languages.ts';
import { AUDIENCES, MESSAGE_CHANNELS, MESSAGE_EVENTS, NEWS_KINDS } from '#contract/messages/messageKinds.ts';
import type {
  MessageRule,
  MessageRules,
  updateMessageRules as updateCall,
} from '#contract/messages/messageRule.ts';
import { type OwnMessages, type RuleValue, ruleKey } from '#contract/messages/messageRules.ts';
import { changeSettings } from '#server/desk/offices/changeSettings.ts';
import { type InheritedValue, settingFrom } from '#server/desk/offices/inherited.ts';
import { headOf } from '#server/desk/offices/officeRecord.ts';
import { type OfficeRow, officesOf } from '#server/desk/offices/officesOf.ts';
import { names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { defaultTemplateText, type TiedText } from './defaultTemplates.ts';
import { familyOf, isShipped, rulesAmong, type Template } from './rules.ts';
import { messageTemplates } from './schema/messages.ts';

/** The rules of an office: which event sends what to whom, each with the office that set it (MSG-05). */
export async function messageRules(db: Db | Tx, office: OfficeRow): Promise<MessageRules> {
  const [known, offices] = [await names(db), await officesOf(db, office)];
  const { templates } = await rulesAmong(db, offices);
  const ownSettings = await ownSettingsOf(db, offices, templates);
  const setting = <K extends 'address' | 'phone'>(name: K) =>
    settingFrom<string | null>(offices, ({ messages }) => messages?.[name], null);
  return {
    ...headOf(office, known),
    rules: everyRule().map((rule) => {
      const { inherited, ...own } = settingFrom<RuleValue | null>(
        offices,
        ({ messages }) => messages?.rules?.[ruleKey(rule.event, rule.audience, rule.channel, rule.language)],
        null,
      );
      return { ...rule, ...ownSettings(rule, own), inherited: ownSettings(rule, inherited) };
    }),
    address: setting('address'),
    phone: setting('phone'),
  };
}

type Rule = Pick<MessageRule, 'event' | 'audience' | 'channel' | 'language'>;

const everyRule = (): Rule[] =>
  MESSAGE_EVENTS.flatMap((event) =>
    AUDIENCES.flatMap((audience) =>
      MESSAGE_CHANNELS.flatMap((channel) =>
        LANGUAGES.map((language) => ({ event, audience, channel, language })),
      ),
    ),
  );

/** The message that each stored rule sends now. */
async function ownSettingsOf(db: Db | Tx, offices: readonly OfficeRow[], approved: readonly Template[]) {
  const named = offices.flatMap(({ settings }) => Object.values(settings.messages?.rules ?? {}));
  const ids = named.filter((value) => value !== 'off');
  const firsts = ids.length
    ? await db
        .select({ id: messageTemplates.id, name: messageTemplates.name })
        .from(messageTemplates)
        .where(inArray(messageTemplates.id, ids))
    : [];
  return (
    rule: Rule,
    { value, from }: InheritedValue<RuleValue | null>,
  ): InheritedValue<MessageRule['value']> => {
    if (value === 'off') return { from, value: { sends: 'nothing', template: null, ...saidBy() } };
    if (value === null) {
      const isSent = isShipped(rule.audience, rule.channel);
      const said = saidBy(isSent ? defaultTemplateText(rule.event, rule.language, false) : undefined);
      return { from, value: { sends: isSent ? 'shipped' : 'nothing', template: null, ...said } };
    }
    const template = firsts.find(({ id }) => id === value) ?? null;
    const said = saidBy(approved.find((each) => familyOf(each) === value));
    return { from, value: { sends: 'template', template, ...said } };
  };
}

const saidBy = (tied?: TiedText) => ({
  text: tied?.text ?? null,
  values: tied?.values.map(({ value }) => value) ?? [],
});

/**
 * Sets the given rules, and resets those without `sends` (MSG-05).
 * @throws 404 for an office outside the scope, 409 for an older version, 422 under `rules` as the contract says
 */
export function updateMessageRules(context: Context<typeof updateCall>): Promise<MessageRules> {
  const { body, db } = context;
  return changeSettings(
    context,
    async (office) => {
      const own: OwnMessages = { ...office.settings.messages };
      const rules = { ...own.rules };
      const known = await familiesOf(db, await officesOf(db, office));
      for (const { sends, template_id, ...rule } of body.rules) {
        const key = ruleKey(rule.event, rule.audience, rule.channel, rule.language);
        if (sends === null) delete rules[key];
        else rules[key] = sends === 'nothing' ? 'off' : chosen(rule, template_id, known);
      }
      assign(own, 'address', body.address);
      assign(own, 'phone', body.phone);
      return { ...office.settings, messages: { ...own, rules } };
    },
    (office) => messageRules(db, office),
  );
}

const familiesOf = (db: Db | Tx, offices: readonly OfficeRow[]): Promise<Template[]> =>
  db
    .select()
    .from(messageTemplates)
    .where(
      inArray(
        messageTemplates.office_id,
        offices.map(({ id }) => id),
      ),
    );

/** Any version of a template may be named. Templates of events must not be promotional (MSG-02). */
function chosen({ channel, language }: Rule, id: number | null, known: readonly Template[]): number {
  const template = known.find((each) => each.id === id);
  if (!template || template.channel !== channel || template.language !== language)
    throw invalidField('rules', 'ruleTemplate');
  if (NEWS_KINDS.includes(template.kind)) throw invalidField('rules', 'newsKind');
  return familyOf(template);
}

/** Null resets a value, and absent values stay. */
function assign(own: OwnMessages, name: 'address' | 'phone', value: string | null | undefined) {
  if (value === null) delete own[name];
  else if (value !== undefined) own[name] = value;
}
