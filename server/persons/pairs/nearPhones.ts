import { isLandline } from '#contract/kernel/phone.ts';

const DIGITS = [...'0123456789'];

/** The phones of which one digit differs from this one, or two neighbours are swapped (PER-11). */
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
