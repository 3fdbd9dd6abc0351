import { filled } from '#contract/kernel/filledErrors.ts';
import type { Language } from '#contract/kernel/languages.ts';
import type { MessageChannel, TemplateKind } from '#contract/messages/messageKinds.ts';
import { TEMPLATE_KINDS } from '#contract/messages/messageKinds.ts';
import { createMessageTemplate, type MessageTemplate } from '#contract/messages/messageTemplate.ts';
import { unknownVariable, type VariableKind, variablesOf } from '#contract/messages/templateText.ts';
import { MESSAGE_VALUES, type MessageValue } from '#contract/messages/templateValues.ts';
import { checkBody, type Refusals } from '#src/components/form/formRules.ts';

/** What a variable is tied to; '' as long as nobody has chosen. */
export interface Tie {
  value: MessageValue | '';
  shorten: boolean;
}

export interface TemplateValues {
  name: string;
  channel: MessageChannel;
  language: Language;
  kind: TemplateKind;
  text: string;
  /** One for each variable of the text, in their order. */
  values: Tie[];
  entity_id: string;
  header: string;
  template_id: string;
}

const NO_RELATIONS: Tie = { value: '', shorten: false };

export const valuesOf = (template?: MessageTemplate): TemplateValues => ({
  name: template?.name ?? '',
  channel: template?.channel ?? 'sms',
  language: template?.language ?? 'te',
  kind: template?.kind ?? 'service_implicit',
  text: template?.text ?? '',
  values: variablesOf(template?.text ?? '').map((_, at) => template?.values[at] ?? NO_RELATIONS),
  entity_id: template?.entity_id ?? '',
  header: template?.header ?? '',
  template_id: template?.template_id ?? '',
});

/** Another channel has kinds of its own. */
export const onChannel = (channel: MessageChannel) => ({ channel, kind: TEMPLATE_KINDS[channel][0] });

/** The values of ours that may stand for a variable: a link is the status page, and nothing else is. */
export const valuesFor = (kind: VariableKind): readonly MessageValue[] =>
  MESSAGE_VALUES.filter((value) => (value === 'link') === (kind === 'url'));

/** A text that was changed: the variables before and behind the change keep what they are tied to. */
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

/** What is sent; the ids of an SMS are none of WhatsApp's. */
export function bodyOf({ entity_id, header, template_id, ...values }: TemplateValues) {
  const isSms = values.channel === 'sms';
  return { ...values, ...(isSms ? { entity_id, header, template_id } : {}) };
}

/** What is wrong with it before it is sent: an unknown variable by its name, and a value that nobody has chosen (MSG-03). */
export function faultsOf(values: TemplateValues): Refusals {
  const unknown = unknownVariable(values.text);
  if (unknown) return { text: filled('unknownVariable', { variable: unknown }) };
  if (values.values.some(({ value }) => value === '')) {
    const { values: _untied, ...rest } = bodyOf(values);
    return { ...checkBody(createMessageTemplate, rest).refusals, values: 'rules.templateValues' };
  }
  return checkBody(createMessageTemplate, bodyOf(values)).refusals ?? {};
}
