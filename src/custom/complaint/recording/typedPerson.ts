import { phoneDigits } from '../../../../contract/fields.ts';
import { MIN_PHONE_PART, PHONE_DIGITS } from '../../../../contract/limits.ts';
import { isPlaceholderPhone } from '../../../../contract/placeholderPhone.ts';

/** What 'Phone or name' holds: a phone as far as it is typed, a name, or both. */
export interface TypedPerson {
  phone: string | null;
  name: string | null;
}

/** Reads what was typed or pasted into 'Phone or name'; a phone may have +91, 91 or 0 in front, blanks and dashes in it (PER-04). */
export function readTyped(typed: string): TypedPerson {
  const text = typed.trim();
  const digits = text.replaceAll(/\D/g, '');
  const phone = phoneDigits(digits.replace(/^91(?=\d{10}$)/, '')) || null;
  if (!/\p{L}/u.test(text)) return { phone, name: null };
  if (digits.length < MIN_PHONE_PART) return { phone: null, name: text };
  return {
    phone,
    name: text
      .replaceAll(/[\d+()-]+/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  };
}

export const isWholePhone = (phone: string | null) => phone?.length === PHONE_DIGITS;

/** Whether a phone stands for none: those who have it are not one person (PER-02). Less than a whole one may be part of any. */
export const isNobodys = (phone: string | null) =>
  phone !== null && isWholePhone(phone) && isPlaceholderPhone(phone);

/** What of a text people are looked for by: nothing of a phone alone that stands for none. */
export function lookedForBy(typed: string): string {
  const { phone, name } = readTyped(typed);
  return name === null && isNobodys(phone) ? '' : typed;
}
