/** Rupees, and paise after a point: no commas, exponent or sign, and no more digits than the database can store. */
const PLAIN = /^\d{1,12}(?:\.\d{1,2})?$/;

/**
 * The amount in a text, or undefined if it is no amount above zero. Screens and the server share this function
 * (REF-12).
 */
export function amountOf(text: string): number | undefined {
  const written = text.trim();
  const amount = PLAIN.test(written) ? Number(written) : 0;
  return amount > 0 ? amount : undefined;
}
