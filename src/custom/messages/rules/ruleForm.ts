import type { MessageRule, MessageRules } from '#contract/messages/messageRule.ts';

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
export const bodyOf = ({ address, phone, ...choices }: RuleValues, { rules }: MessageRules) => ({
  address,
  phone,
  rules: rules
    .filter((rule) => choices[fieldOf(rule)] !== choiceOf(rule))
    .map((rule) => {
      const { event, audience, channel, language } = rule;
      return { event, audience, channel, language, ...sentOf(choices[fieldOf(rule)] ?? '') };
    }),
});

function sentOf(choice: RuleChoice) {
  if (choice === '' || choice === 'nothing') return { sends: choice, template_id: null };
  return { sends: 'template', template_id: Number(choice) };
}
