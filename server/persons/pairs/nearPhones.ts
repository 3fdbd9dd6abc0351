import { isLandline } from '#contract/kernel/phone.ts';

const DIGITS = [...'0123456789'];

/** The phones that differ from this one in one digit, or in the order of two neighbouring digits (PER-11). */
export function nearPhones(phone: string): string[] {
  if (isLandline(phone)) return [];
  const digits = [...phone];
  const near = new Set<string>();
  for (const [at, digit] of digits.entries()) {
    for (const other of DIGITS) near.add(digits.with(at, other).join(''));
    const next = digits[at + 1];
    if (next !== undefined)
      near.add(
        digits
          .with(at, next)
          .with(at + 1, digit)
          .join(''),
      );
  }
  near.delete(phone);
  return [...near];
}
