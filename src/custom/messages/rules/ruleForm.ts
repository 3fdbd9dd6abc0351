import * as z from 'zod/mini';
import type { BodyOf } from '#contract/kernel/define.ts';
import { type MessageRule, type MessageRules, updateMessageRules } from '#contract/messages/messageRule.ts';
import { checkBody } from '#src/components/form/formRules.ts';
import type { Checked } from '#src/components/form/useCheckedForm.ts';

/** What a rule of the office sends: '' is inherited, 'nothing', or a template by the id of its first version. */
export type RuleChoice = string;
/** Rules by the names of their fields, and what links begin with and where citizens ask; '' is inherited. */
export type RuleValues = Record<string, RuleChoice>;

/** Of a rule; a form takes a dot for a part of a field. */
export const fieldOf = ({
  event,
  audience,
  channel,
  language,
}: Pick<MessageRule, 'event' | 'audience' | 'channel' | 'language'>) =>
  `${event}-${audience}-${channel}-${language}`;

/** What stands in a rule as it was saved. */
export const choiceOf = ({ from, value }: MessageRule): RuleChoice => {
  if (from !== 'own') return '';
  return value.sends === 'template' && value.template ? String(value.template.id) : 'nothing';
};

export const valuesOf = ({ rules, address, phone }: MessageRules): RuleValues => ({
  address: address.from === 'own' ? (address.value ?? '') : '',
  phone: phone.from === 'own' ? (phone.value ?? '') : '',
  ...Object.fromEntries(rules.map((rule) => [fieldOf(rule), choiceOf(rule)])),
});

/** What a save sends: the rules that change, and those two values; one that was emptied is given back. */
export function checkRules(
  values: RuleValues,
  base: MessageRules,
): Checked<BodyOf<typeof updateMessageRules>> {
  const changed = base.rules.filter((rule) => values[fieldOf(rule)] !== choiceOf(rule));
  const body = {
    office_id: base.office.id,
    version: base.version,
    rules: changed.map((rule) => {
      const { event, audience, channel, language } = rule;
      return { event, audience, channel, language, ...sentOf(values[fieldOf(rule)] ?? '') };
    }),
    address: values.address?.trim() || null,
    phone: values.phone?.trim() || null,
  };
  const checked = checkBody(updateMessageRules, body);
  return checked.refusals ? checked : { body: z.object(updateMessageRules.body).parse(body) };
}

function sentOf(choice: RuleChoice) {
  if (choice === '') return { sends: null, template_id: null };
  return choice === 'nothing'
    ? { sends: 'nothing', template_id: null }
    : { sends: 'template', template_id: Number(choice) };
}
