/** Rupees, and paise after a point: no commas, no exponent, no sign, and no more digits than the database has room for. */
const PLAIN = /^\d{1,12}(?:\.\d{1,2})?$/;

/** The amount that a text says, or undefined where it says none above zero. Screens and the server read it alike (REF-12). */
export function amountOf(text: string): number | undefined {
  const written = text.trim();
  const amount = PLAIN.test(written) ? Number(written) : 0;
  return amount > 0 ? amount : undefined;
}
