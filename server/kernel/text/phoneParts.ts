import { PHONE_DIGITS } from '#contract/kernel/limits.ts';
import { phoneForms, phoneOf, plainNumber } from '#contract/kernel/phone.ts';
import { stdCodeOf } from '#contract/kernel/stdCodes.ts';
import { asciiDigits } from '#contract/kernel/text.ts';

/** The characters of a part of a phone number. A complaint number looks similar and is excluded. */
const PHONE_PART = /^(?!#?[1-9]\d{3}-\d{1,6}\W*$)\+?[\d\s()-]*\d[\d\s()-]*$/;
/** A number among words that may be a whole phone. */
const NUMBER = /[+(]{0,2}\d[\d ()./-]{8,}\d/g;

/** Whether a text is only a phone or a part of one. */
export const isPhoneAlone = (text: string) => dialled(text) !== null || PHONE_PART.test(plainNumber(text));

/** The phone in a text, unless it may be another number: a phone begins with 6 to 9, or with the 0 of a landline. */
const dialled = (text: string) => phoneOf(text)?.match(/^[06-9].*/)?.[0] ?? null;

/** The same text with each whole phone in its stored form. */
export const withStoredPhones = (text: string) =>
  asciiDigits(text).replace(
    NUMBER,
    (written, at: number) => dialled(written) ?? text.slice(at, at + written.length),
  );

/** The parts of stored phones that match a phone or a part of one, however it is written. */
export function phoneParts(typed: string): string[] {
  const forms = phoneForms(typed);
  const text = plainNumber(typed).replaceAll(/[^+\d]/g, '');
  const digits = text.replaceAll('+', '');
  const asTyped = forms.length > 0 || text.startsWith('+91') ? [] : [digits];
  const parts = [...asTyped, digits.replace(/^(?:0{0,2}91|0)/, '')].filter(
    (part) => part.length > 0 && part.length <= PHONE_DIGITS,
  );
  return [...new Set([...forms, ...parts, ...parts.flatMap(landlinePart)])];
}

/** The beginning of a stored landline, with its hyphen, for these digits after the 0. */
function landlinePart(digits: string): string[] {
  const code = stdCodeOf(digits);
  return code && digits.length > code.length ? [`0${code}-${digits.slice(code.length)}`] : [];
}
