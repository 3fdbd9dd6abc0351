import type { Addressee, LetterTexts } from '#contract/letters/letterKinds.ts';
import { LETTER_PLACEHOLDERS, openIn, sidesOf } from '#contract/letters/letterText.ts';
import { invalid } from '#server/kernel/errors/apiError.ts';
import { type Sheet, type Typeset, Unprintable } from '#server/kernel/pdf/typesetter.ts';
import type { Printable } from './sheet.ts';

/** Typesets a letter. @throws 422 under the field with letters that no font has (REF-08) */
export async function madeOf(
  letter: Printable,
  sheet: Sheet,
  typeset: (gather: () => Promise<Sheet>) => Promise<Typeset>,
): Promise<Typeset> {
  try {
    return await typeset(async () => sheet);
  } catch (error) {
    if (!(error instanceof Unprintable)) throw error;
    throw invalid({ [fieldWith(letter, error.letters)]: [error.coded] });
  }
}

/** The field that contains the first of these letters; the body if a filled value contains it. */
function fieldWith(
  { addressee, texts, enclosures, copies_to, our_ref, their_ref }: Printable,
  letters: string,
) {
  const [first = ''] = letters;
  const fields: Record<string, readonly (string | null)[]> = {
    addressee: Object.values(addressee satisfies Addressee),
    subject: Object.values(texts satisfies LetterTexts).map(({ subject }) => subject),
    enclosures,
    copies_to: copies_to.map(({ text }) => text),
    our_ref: [our_ref],
    their_ref: [their_ref],
  };
  const field = Object.entries(fields).find(([, texts]) => texts.some((text) => text?.includes(first)));
  return field?.[0] ?? 'body';
}

/** Placeholders without a value, which are printed literally. */
export function openOf({ language, texts }: Pick<Printable, 'language' | 'texts'>, sheet: Sheet) {
  const written = sidesOf(language).flatMap((side) => {
    const { subject = '', body = '' } = texts[side] ?? {};
    return openIn(`${subject}\n${body}`);
  });
  const placeholders = openIn(sheet.data);
  return LETTER_PLACEHOLDERS.filter((name) => written.includes(name) && placeholders.includes(name));
}
