import { PHONE_DIGITS } from '#contract/kernel/limits.ts';
import { phoneForms, phoneOf, plainNumber } from '#contract/kernel/phone.ts';
import { stdCodeOf } from '#contract/kernel/stdCodes.ts';
import { asciiDigits } from '#contract/kernel/text.ts';

/** What a part of a phone number is written with; the number of a complaint looks alike. */
const PHONE_PART = /^(?!#?[1-9]\d{3}-\d{1,6}\W*$)\+?[\d\s()-]*\d[\d\s()-]*$/;
/** A number that may be a whole one, among words. */
const NUMBER = /[+(]{0,2}\d[\d ()./-]{8,}\d/g;

/** Whether a text is a phone or a part of one, and nothing else. */
export const isPhoneAlone = (text: string) => dialled(text) !== null || PHONE_PART.test(plainNumber(text));

/** The phone that a text is, unless it may as well be another number: a phone begins with 6 to 9, or with the 0 of a landline. */
const dialled = (text: string) => phoneOf(text)?.match(/^[06-9].*/)?.[0] ?? null;

/** The same text with each whole phone in it as it is stored. */
export const withStoredPhones = (text: string) =>
  asciiDigits(text).replace(
    NUMBER,
    (written, at: number) => dialled(written) ?? text.slice(at, at + written.length),
  );

/** What stored phones contain that are meant by a phone or a part of one, however it is written. */
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

/** How a landline begins that has these digits behind its 0, with its hyphen. */
function landlinePart(digits: string): string[] {
  const code = stdCodeOf(digits);
  return code && digits.length > code.length ? [`0${code}-${digits.slice(code.length)}`] : [];
}
