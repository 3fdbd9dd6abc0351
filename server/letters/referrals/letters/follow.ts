import { eq } from 'drizzle-orm';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { changeRow } from '#server/kernel/db/rows.ts';
import { letters } from '../../schema/letters.ts';
import type { Referral } from '../rows.ts';
import { draftLetter, dropLetters } from './draft.ts';

const SAYS = ['way', 'contact_id', 'subject', 'request', 'copies_to'] as const satisfies (keyof Referral)[];

/**
 * Updates the letter of a draft referral that was changed. A letter that nobody has edited is written again. An edited
 * letter gets only the new addressee and copies, so that no typed text is lost. A referral by another way loses its
 * letter.
 */
export async function follow(
  work: { db: Db | Tx; now: Date; actor: { id: number } },
  before: Referral,
  after: Referral,
): Promise<void> {
  const { db } = work;
  if (SAYS.every((field) => JSON.stringify(before[field]) === JSON.stringify(after[field]))) return;
  const { letter_id, contact_id, copies_to, addressee } = after;
  const [letter] =
    letter_id === null ? [] : await db.select().from(letters).where(eq(letters.id, letter_id)).for('update');
  if (letter && letter.version > 1 && after.way === 'letter') {
    const to = {
      contact_id,
      copies_to,
      ...(addressee && before.contact_id !== contact_id ? { addressee } : {}),
    };
    await changeRow(work, letters, letter, to);
    return;
  }
  if (letter) await dropLetters(db, [letter.id]);
  await draftLetter(work, { ...after, letter_id: null });
}
