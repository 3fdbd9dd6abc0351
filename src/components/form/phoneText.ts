import { PHONE_DIGITS } from '#contract/kernel/limits.ts';
import { phoneOf, readPhone } from '#contract/kernel/phone.ts';
import type { PhoneRefusal } from '#contract/kernel/phoneErrors.ts';
import { stdCodeOf } from '#contract/kernel/stdCodes.ts';
import { asciiDigits } from '#contract/kernel/text.ts';

/** Digits that may still become a phone with the prefix 91. */
const WITH_COUNTRY = /^91\d{9}$/;

/**
 * The allowed part of a typed text (CRE-17): ten digits, or the phone in it. After an STD code with its 0 one hyphen is
 * kept.
 */
export function typedPhone(text: string): string {
  const phone = phoneOf(text);
  if (phone) return phone;
  const plain = asciiDigits(text);
  const digits = plain.replaceAll(/\D/g, '');
  const code = /^0/.test(digits) ? stdCodeOf(digits.slice(1)) : undefined;
  const hasHyphen = code && new RegExp(`^\\D*0${code}\\D`).test(plain);
  if (hasHyphen) return `0${code}-${digits.slice(code.length + 1, PHONE_DIGITS + 1)}`;
  return WITH_COUNTRY.test(digits) ? digits : digits.slice(0, PHONE_DIGITS);
}

/** Whether the text was pasted and was no phone: typing cannot produce such a text. */
const isRefusedText = (text: string) => text !== '' && typedPhone(text) !== text;

/**
 * The text of a phone input after a change. A pasted text is parsed, or kept for correction. So is other text that
 * arrives at once, for example from a keyboard's clipboard: cutting it could make another person's number.
 */
export function changedPhone(before: string, now: string, isPasted: boolean): string {
  const { phone, refusal } = readPhone(now);
  const comesAtOnce = now.length > before.length + 1;
  const staysWhole =
    isPasted || isRefusedText(before) || (comesAtOnce && (refusal === 'twoPhones' || /^\D*[0+]/.test(now)));
  if (staysWhole) return phone ?? now;
  return typedPhone(now);
}

/** Why the text of a phone input is no phone; undefined while it may become one. */
export const refusedText = (text: string): PhoneRefusal | undefined =>
  isRefusedText(text) ? readPhone(text).refusal : undefined;
