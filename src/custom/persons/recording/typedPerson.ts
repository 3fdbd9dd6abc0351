import { MIN_PHONE_PART, PHONE_DIGITS } from '#contract/kernel/limits.ts';
import { isPhone, phoneOf } from '#contract/kernel/phone.ts';
import { isPlaceholderPhone } from '#contract/kernel/placeholderPhone.ts';
import { asciiDigits } from '#contract/kernel/text.ts';
import { typedPhone } from '#src/components/form/phoneText.ts';

/** Text from Phone: a partial phone, a name, or both. */
export interface TypedPerson {
  phone: string | null;
  name: string | null;
}

/**
 * Parses text that was typed or pasted into Phone (PER-04). Digits that are no phone stay, and the form shows the
 * error.
 */
export function readTyped(typed: string): TypedPerson {
  const text = typed.trim();
  const phone = phoneOf(text) ?? (/\p{L}/u.test(text) ? null : phonePart(text));
  if (phone !== null) return { phone: phone || null, name: null };
  const digits = asciiDigits(text)
    .replaceAll(/[^\d+() ./-]+/g, ' ')
    .trim();
  if (digits.replaceAll(/\D/g, '').length < MIN_PHONE_PART) return { phone: null, name: text };
  return {
    phone: phoneOf(digits) ?? digits,
    name: text
      .replaceAll(/[\p{Nd}+()-]+/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  };
}

/** Digits that may become a phone. Too many digits stay as they are. */
const phonePart = (text: string) =>
  asciiDigits(text).replaceAll(/\D/g, '').length <= PHONE_DIGITS ? typedPhone(text) : text;

/** The search text for people; empty for a phone that means 'no phone' (PER-02). */
export function lookedForBy(typed: string): string {
  const { phone, name } = readTyped(typed);
  return name === null && isPhone(phone) && isPlaceholderPhone(phone) ? '' : typed;
}
