import { eq } from 'drizzle-orm';
import { sidesOf } from '../../../contract/letterText.ts';
import { contacts } from '../../db/namedTables.ts';
import type { Db, Tx } from '../../db/open.ts';
import type { Letter } from '../../letters/record.ts';
import { subjectOf } from '../../letters/register/rows.ts';
import type { Referral } from '../rows.ts';

/** So much of what a letter says fits where a referral tells what was asked. */
const MOST = 5_000;

/** What a letter says of the referral that it carries: whom it is for, and subject and text where the referral has none. */
export async function saidBy(
  db: Db | Tx,
  { contact_id, category_id, subject, request }: Referral,
  letter: Letter,
): Promise<Pick<Referral, 'contact_id' | 'category_id' | 'addressee' | 'subject' | 'request'>> {
  const text = sidesOf(letter.language).map((side) => letter.texts[side]?.body ?? '');
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
    subject: subject || subjectOf(letter).slice(0, 200),
    request: request || text.join('\n\n').slice(0, MOST),
  };
}
