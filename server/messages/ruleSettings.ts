import { inArray } from 'drizzle-orm';
import type { SettingAnswer } from '#contract/desk/settings.ts';
import { LANGUAGES } from '#contract/kernel/languages.ts';
import { AUDIENCES, MESSAGE_CHANNELS, MESSAGE_EVENTS, NEWS_KINDS } from '#contract/messages/messageKinds.ts';
import { type MessageRule, messageRuleCalls, messageSettings } from '#contract/messages/messageRule.ts';
import { ruleKey } from '#contract/messages/messageRules.ts';
import { inheritedOf, ownValues } from '#server/desk/offices/inherited.ts';
import { officeSection } from '#server/desk/offices/officeSection.ts';
import { type OfficeRow, officesOf } from '#server/desk/offices/officesOf.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { idsOf } from '#server/kernel/db/rows.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import { defaultTemplateText, type TiedText } from './defaultTemplates.ts';
import { familyOf, isShipped, rulesAmong, type Template } from './rules.ts';
import { messageTemplates } from './schema/messages.ts';

/** The rules of an office: which event sends what to whom, each with the office that set it (MSG-05). */
export const messageRules = officeSection({
  calls: messageRuleCalls,
  settings: [messageSettings],
  isFormed: true,
  async more({ db }, _office, offices) {
    const { rules, address, phone } = inheritedOf(messageSettings, offices);
    const { templates } = await rulesAmong(db, offices);
    const sentBy = await sentByRules(db, offices, templates);
    return {
      rules: everyRule().map((rule) => {
        const { inherited, ...own } = rules[keyOf(rule)] ?? UNSET;
        return { ...rule, ...sentBy(rule, own), inherited: sentBy(rule, inherited) };
      }),
      address,
      phone,
    };
  },
  /** @throws 422 under `rules` as the contract says */
  async input({ db }, office, { rules, ...named }) {
    const known = await familiesOf(db, await officesOf(db, office));
    const set = rules.map(({ sends, template_id, ...rule }) => {
      const template = sends === 'template' ? chosen(rule, template_id, known) : null;
      return [keyOf(rule), sends === 'nothing' ? 'off' : template];
    });
    return { ...named, rules: Object.fromEntries(set) };
  },
});

type Rule = Pick<MessageRule, 'event' | 'audience' | 'channel' | 'language'>;
type Sent<T> = Pick<SettingAnswer<T>, 'value' | 'from'>;
type RuleValue = number | 'off' | null;

const NOTHING = { value: null, from: 'default' } as const;
const UNSET: SettingAnswer<RuleValue> = { ...NOTHING, inherited: NOTHING };

const keyOf = ({ event, audience, channel, language }: Rule) => ruleKey(event, audience, channel, language);

const everyRule = (): Rule[] =>
  MESSAGE_EVENTS.flatMap((event) =>
    AUDIENCES.flatMap((audience) =>
      MESSAGE_CHANNELS.flatMap((channel) =>
        LANGUAGES.map((language) => ({ event, audience, channel, language })),
      ),
    ),
  );

/** The message that each stored rule sends now. */
async function sentByRules(db: Db | Tx, offices: readonly OfficeRow[], approved: readonly Template[]) {
  const named = offices.flatMap(({ settings }) =>
    Object.values(ownValues(settings, messageSettings).rules ?? {}),
  );
  const ids = named.filter((value) => value !== 'off');
  const firsts = ids.length
    ? await db
        .select({ id: messageTemplates.id, name: messageTemplates.name })
        .from(messageTemplates)
        .where(inArray(messageTemplates.id, ids))
    : [];
  return (rule: Rule, { value, from }: Sent<RuleValue>): Sent<MessageRule['value']> => {
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

const familiesOf = (db: Db | Tx, offices: readonly OfficeRow[]): Promise<Template[]> =>
  db
    .select()
    .from(messageTemplates)
    .where(inArray(messageTemplates.office_id, idsOf(offices)));

/** Any version of a template may be named. Templates of events must not be promotional (MSG-02). */
function chosen({ channel, language }: Rule, id: number | null, known: readonly Template[]): number {
  const template = known.find((each) => each.id === id);
  if (!template || template.channel !== channel || template.language !== language)
    throw invalidField('rules', 'ruleTemplate');
  if (NEWS_KINDS.includes(template.kind)) throw invalidField('rules', 'newsKind');
  return familyOf(template);
}
