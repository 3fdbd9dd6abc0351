import * as z from 'zod/mini';
import type { BodyOf } from '#contract/kernel/define.ts';
import { type MessageRule, type MessageRules, updateMessageRules } from '#contract/messages/messageRule.ts';
import { checkBody } from '#src/components/form/formRules.ts';
import type { Checked } from '#src/components/form/useCheckedForm.ts';

/** The value of a rule: '' is inherited, 'nothing', or the id of a template's first version. */
export type RuleChoice = string;
/** Rules by their field names, with the address and the phone; '' is inherited. */
export type RuleValues = Record<string, RuleChoice>;

/** The field name of a rule, without dots, which forms treat as paths. */
export const fieldOf = ({
  event,
  audience,
  channel,
  language,
}: Pick<MessageRule, 'event' | 'audience' | 'channel' | 'language'>) =>
  `${event}-${audience}-${channel}-${language}`;

/** The saved value of a rule. */
export const choiceOf = ({ from, value }: MessageRule): RuleChoice => {
  if (from !== 'own') return '';
  return value.sends === 'template' && value.template ? String(value.template.id) : 'nothing';
};

export const valuesOf = ({ rules, address, phone }: MessageRules): RuleValues => ({
  address: address.from === 'own' ? (address.value ?? '') : '',
  phone: phone.from === 'own' ? (phone.value ?? '') : '',
  ...Object.fromEntries(rules.map((rule) => [fieldOf(rule), choiceOf(rule)])),
});

/** The body of a save: the changed rules and those two values; an emptied one is reset. */
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
