import { and, arrayContains, desc, eq, isNotNull } from 'drizzle-orm';
import { landlineOf, plainNumber, readPhone } from '#contract/kernel/phone.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { persons } from '#server/persons/schema/persons.ts';
import { phoneMarks } from './schema/messages.ts';

/** The stored form of a provider's phone; a short code as its digits, a foreign phone with its +. */
export function localPhone(written: string): string {
  const { phone, refusal } = readPhone(written);
  const digits = plainNumber(written).replaceAll(/\D/g, '');
  return phone ?? (refusal === 'phoneAbroad' ? `+${digits.replace(/^00/, '')}` : digits);
}

/**
 * The same for the sender of a call or a message: providers send a landline without its hyphen, so it is looked up
 * among persons.
 */
export async function senderPhone(db: Db | Tx, written: string): Promise<string> {
  const phone = localPhone(written);
  const landline = landlineOf(phone);
  return landline && (await peopleWithPhone(db, landline)).length > 0 ? landline : phone;
}

/** All persons with a phone, the newest first. */
export const peopleWithPhone = (db: Db | Tx, phone: string) =>
  db
    .select({
      id: persons.id,
      language: persons.language,
      parliament_id: persons.parliament_id,
      assembly_id: persons.assembly_id,
    })
    .from(persons)
    .where(and(arrayContains(persons.phones, [phone]), eq(persons.state, 'active')))
    .orderBy(desc(persons.id));

/** A successful contact shows that the phone is not wrong (MSG-14). */
export async function clearWrong(db: Db | Tx, phone: string): Promise<void> {
  await db
    .update(phoneMarks)
    .set({ wrong_at: null, wrong_by: null })
    .where(and(eq(phoneMarks.phone, phone), isNotNull(phoneMarks.wrong_at)));
}

/** Marks a phone as wrong (MSG-14): after a report, or after a user's call. */
export async function markWrong(
  db: Db | Tx,
  phone: string,
  { by, now }: { by: number | null; now: Date },
): Promise<void> {
  const wrong = { wrong_at: now, wrong_by: by };
  await db
    .insert(phoneMarks)
    .values({ phone, ...wrong })
    .onConflictDoUpdate({ target: phoneMarks.phone, set: wrong });
}
