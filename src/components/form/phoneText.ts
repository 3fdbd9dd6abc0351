import { PHONE_DIGITS } from '#contract/kernel/limits.ts';
import { phoneOf, readPhone } from '#contract/kernel/phone.ts';
import type { PhoneRefusal } from '#contract/kernel/phoneErrors.ts';
import { stdCodeOf } from '#contract/kernel/stdCodes.ts';
import { asciiDigits } from '#contract/kernel/text.ts';

/** Digits that may still become a phone behind 91. */
const WITH_COUNTRY = /^91\d{9}$/;

/** What stays of a typed text (CRE-17): ten digits, or the phone that it is. Behind an STD code with its 0 one hyphen stays. */
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

/** Whether the text was pasted and was no phone: typing leaves nothing like it. */
const isRefusedText = (text: string) => text !== '' && typedPhone(text) !== text;

/**
 * What a phone input holds after a change. What is pasted is understood, or stays as it is to be corrected; so does what comes at
 * once in another way, as by a keyboard's clipboard, and may be somebody else's number when it is cut.
 */
export function changedPhone(before: string, now: string, isPasted: boolean): string {
  const { phone, refusal } = readPhone(now);
  const comesAtOnce = now.length > before.length + 1;
  const staysWhole =
    isPasted || isRefusedText(before) || (comesAtOnce && (refusal === 'twoPhones' || /^\D*[0+]/.test(now)));
  if (staysWhole) return phone ?? now;
  return typedPhone(now);
}

/** Why what a phone input holds was not understood; undefined for what is still being typed. */
export const refusedText = (text: string): PhoneRefusal | undefined =>
  isRefusedText(text) ? readPhone(text).refusal : undefined;
