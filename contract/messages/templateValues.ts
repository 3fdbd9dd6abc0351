import type { Coded } from '#contract/kernel/coded.ts';
import type { ErrorCode } from '#contract/kernel/errorTexts.ts';
import { type Named, nameIn } from '#contract/kernel/named.ts';
import type { CodedRefusal } from '#contract/kernel/rule.ts';
import {
  fitsVariable,
  isBelowAddress,
  isVariable,
  MAX_VALUE,
  readTemplate,
  type VariableKind,
} from './templateText.ts';

/** The values for template variables (MSG-03). A link is that of the status page. */
export const MESSAGE_VALUES = [
  'name',
  'number',
  'category',
  'area',
  'date',
  'due',
  'status',
  'officer',
  'department',
  'office',
  'office_phone',
  'office_hours',
  'link',
  'token',
] as const;
export type MessageValue = (typeof MESSAGE_VALUES)[number];
/** A value of a template as the value of a text. */
export const valueName = (value: MessageValue) => ({ code: `messageTemplates.values.${value}` });
/** Values that may be cut to whole words: a part of the others would mean something else. */
export const SHORTENED_VALUES: readonly MessageValue[] = [
  'name',
  'category',
  'area',
  'officer',
  'department',
  'office',
];

/** The value of a variable, in the order of the text. */
export interface TiedValue {
  value: MessageValue;
  /** Above 30 letters it is cut to whole words; otherwise the message is refused. */
  shorten: boolean;
}
export type MessageValues = Readonly<Partial<Record<MessageValue, Named | null>>>;

export type Filled = { text: string } | { refused: CodedRefusal };

/** One line, because a variable must not contain a line break. */
const oneLine = (value: string) => value.replaceAll(/\s+/g, ' ').trim();

/** As many whole words as fit; null if the first does not. */
export function wholeWords(value: string, most = MAX_VALUE): string | null {
  let whole = '';
  for (const word of value.split(' ')) {
    const longer = whole ? `${whole} ${word}` : word;
    if ([...longer].length > most) break;
    whole = longer;
  }
  return whole || null;
}

/** The text of a template with its values in a language, or the reason why there is none. */
export function fillTemplate(
  template: { text: string; values: readonly TiedValue[] },
  { values, language, address }: { values: MessageValues; language: string; address: string | null },
): Filled {
  let at = 0;
  let text = '';
  for (const part of readTemplate(template.text)) {
    if (!isVariable(part)) {
      text += part.words;
      continue;
    }
    const tied = template.values[at];
    at += 1;
    const known = tied && values[tied.value];
    const value = known ? oneLine(nameIn(known, language)) : '';
    if (!tied || !value) return refusal('valueUnknown', tied ? valueName(tied.value) : String(at));
    const fitting = valueFor(part.variable, value, tied, address);
    if (typeof fitting !== 'string') return fitting;
    text += fitting;
  }
  return { text };
}

function valueFor(kind: VariableKind, value: string, tied: TiedValue, address: string | null) {
  if (fitsVariable(kind, value, address)) return value;
  if (kind === 'url' && !isBelowAddress(value, address))
    return { refused: { code: 'foreignLink' as const, values: { address: address ?? '' } } };
  if ([...value].length <= MAX_VALUE) return refusal('valueKind', value);
  const cut = tied.shorten && SHORTENED_VALUES.includes(tied.value) ? wholeWords(value) : null;
  return cut !== null && fitsVariable(kind, cut, address) ? cut : refusal('valueTooLong', value);
}

const refusal = (code: ErrorCode, value: string | Coded) => ({ refused: { code, values: { value } } });
