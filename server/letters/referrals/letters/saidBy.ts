import { eq } from 'drizzle-orm';
import { cutText } from '#contract/kernel/text.ts';
import { type Side, sidesOf } from '#contract/letters/letterText.ts';
import { contacts } from '#server/kernel/db/namedTables.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import type { Letter } from '../../record.ts';
import { subjectOf } from '../../register/rows.ts';
import type { Referral } from '../rows.ts';

/**
 * Lengths in characters that a referral takes from a letter; a longer text ends with a hint that the rest is in the
 * letter.
 */
const MOST = { subject: 200, request: 5_000 };
const REST: Record<Side, string> = {
  en: '… (the rest is in the letter)',
  te: '… (మిగిలినది లేఖలో ఉంది)',
  hi: '… (शेष पत्र में है)',
};
const fitting = (text: string, most: number, rest: string) =>
  text.length <= most ? text : cutText(text, most - rest.length) + rest;

/** The values that a referral takes from its letter: the addressee; subject and text if the referral has none. */
export async function saidBy(
  db: Db | Tx,
  { contact_id, category_id, subject, request }: Referral,
  letter: Letter,
): Promise<Pick<Referral, 'contact_id' | 'category_id' | 'addressee' | 'subject' | 'request'>> {
  const sides = sidesOf(letter.language);
  const text = sides.map((side) => letter.texts[side]?.body ?? '');
  const isOther = letter.contact_id !== null && letter.contact_id !== contact_id;
  const [contact] = isOther
    ? await db
        .select({ category_id: contacts.category_id })
        .from(contacts)
        .where(eq(contacts.id, letter.contact_id ?? 0))
    : [];
  return {
    contact_id: letter.contact_id ?? contact_id,
    category_id: isOther ? (contact?.category_id ?? null) : category_id,
    addressee: letter.addressee,
    subject: subject || fitting(subjectOf(letter), MOST.subject, '…'),
    request: request || fitting(text.join('\n\n'), MOST.request, REST[sides[0] ?? 'en']),
  };
}
