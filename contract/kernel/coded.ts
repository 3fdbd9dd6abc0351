import { valueTexts } from '#contract/capabilities/errorTexts.ts';
import { errorTexts } from './errorTexts.ts';
import { rowErrors } from './rowErrors.ts';

/** A text as a code of a catalogue with its values, so that it can be shown in any language. */
export interface Coded {
  code: string;
  values?: CodedValues;
}

/**
 * Values by their names in the text. One that has a translation is a code itself: one of the same catalogue, or with
 * dots the key of the admin's catalogues, such as `targets.priority.high`.
 */
export type CodedValues = Record<string, string | number | Coded>;

/** Any words that have no translation, such as those that a person typed: `{ code: 'text', values: { text } }`. */
export const plainText = (text: string) => ({ code: 'text' as const, values: { text } });

const known: Readonly<Record<string, string>> = {
  ...errorTexts,
  ...valueTexts,
  ...Object.fromEntries(Object.entries(rowErrors).map(([name, text]) => [`rowErrors.${name}`, text])),
};

/** The English text; `texts` are those of a further catalogue. A key without a text shows its last part. */
export function codedText(
  { code, values = {} }: Coded,
  texts: Readonly<Record<string, string>> = {},
): string {
  const text = texts[code] ?? known[code] ?? code.slice(code.lastIndexOf('.') + 1);
  return text.replaceAll(/%\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    return typeof value === 'object' ? codedText(value, texts) : String(value);
  });
}
