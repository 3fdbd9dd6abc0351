import type { Language } from '#contract/kernel/languages.ts';
import type { MessageChannel, TemplateKind } from '#contract/messages/messageKinds.ts';
import { TEMPLATE_KINDS } from '#contract/messages/messageKinds.ts';
import type { MessageTemplate } from '#contract/messages/messageTemplate.ts';
import { unknownVariable, type VariableKind, variablesOf } from '#contract/messages/templateText.ts';
import { MESSAGE_VALUES, type MessageValue } from '#contract/messages/templateValues.ts';
import type { Refusals } from '#src/components/form/formRules.ts';
import { ApiFailure } from '#src/dataProvider/http.ts';
import { codedKey } from '#src/i18n/codedKey.ts';

/** The value of a variable; '' without a choice. */
export interface Tie {
  value: MessageValue | '';
  shorten: boolean;
}

export const SMS_IDS = ['entity_id', 'header', 'template_id'] as const;
type SmsIdValues = Record<(typeof SMS_IDS)[number], string>;

export const smsIdsOf = (template?: MessageTemplate): SmsIdValues => ({
  entity_id: template?.entity_id ?? '',
  header: template?.header ?? '',
  template_id: template?.template_id ?? '',
});

export interface TemplateValues extends SmsIdValues {
  name: string;
  channel: MessageChannel;
  language: Language;
  kind: TemplateKind;
  text: string;
  /** One for each variable of the text, in order. */
  values: Tie[];
}

const NO_RELATIONS: Tie = { value: '', shorten: false };

export const valuesOf = (template?: MessageTemplate): TemplateValues => ({
  name: template?.name ?? '',
  channel: template?.channel ?? 'sms',
  language: template?.language ?? 'te',
  kind: template?.kind ?? 'service_implicit',
  text: template?.text ?? '',
  values: variablesOf(template?.text ?? '').map((_, at) => template?.values[at] ?? NO_RELATIONS),
  ...smsIdsOf(template),
});

/** Each channel has its own kinds. */
export const onChannel = (channel: MessageChannel) => ({ channel, kind: TEMPLATE_KINDS[channel][0] });

/** The possible values of a variable: for a link only the status page. */
export const valuesFor = (kind: VariableKind): readonly MessageValue[] =>
  MESSAGE_VALUES.filter((value) => (value === 'link') === (kind === 'url'));

/** After a change of the text, the variables before and after the change keep their values. */
export function rewritten(before: Pick<TemplateValues, 'text' | 'values'>, text: string) {
  const most = Math.min(before.text.length, text.length);
  let head = 0;
  while (head < most && before.text[head] === text[head]) head += 1;
  let tail = 0;
  while (tail < most - head && before.text.at(-1 - tail) === text.at(-1 - tail)) tail += 1;
  const first = variablesOf(text.slice(0, head)).length;
  const last = variablesOf(text.slice(text.length - tail)).length;
  const between = variablesOf(text).length - first - last;
  const values = [
    ...before.values.slice(0, first),
    ...Array.from({ length: between }, () => NO_RELATIONS),
    ...before.values.slice(before.values.length - last),
  ];
  return { text, values };
}

/** The body of the call; WhatsApp has no SMS ids. */
export function bodyOf({ entity_id, header, template_id, ...values }: TemplateValues) {
  const isSms = values.channel === 'sms';
  return { ...values, ...(isSms ? { entity_id, header, template_id } : {}) };
}

/** The errors that the contract does not know: an unknown variable by its name, and a variable without a value (MSG-03). */
export function faultsOf({ text, values }: TemplateValues): Refusals {
  const unknown = unknownVariable(text);
  if (unknown) return { text: codedKey({ code: 'unknownVariable', values: { variable: unknown } }) };
  return values.some(({ value }) => value === '') ? { values: 'rules.templateValues' } : {};
}

/** The template as another user has saved it; undefined for other failures. */
export const newerTemplate = (failure: unknown) =>
  failure instanceof ApiFailure && failure.status === 409
    ? (failure.body.current as MessageTemplate | undefined)
    : undefined;
