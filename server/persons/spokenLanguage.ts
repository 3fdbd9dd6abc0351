import { and, eq, sql } from 'drizzle-orm';
import type { Language } from '#contract/kernel/languages.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { persons } from './schema/persons.ts';

/** The language of an existing person. */
export async function languageOf(db: Db | Tx, id: number): Promise<Language | null> {
  const [person] = await db.select({ language: persons.language }).from(persons).where(eq(persons.id, id));
  return person?.language ?? null;
}

/** Stores the language from a complaint with its person; a changed language counts as an edit by a user. */
export const keepLanguage = (db: Db | Tx, id: number, language: Language, now: Date) =>
  db
    .update(persons)
    .set({ language, by_hand: true, updated_at: now, version: sql`${persons.version} + 1` })
    .where(and(eq(persons.id, id), sql`${persons.language} is distinct from ${language}`));

/**
 * Locks all persons who have a phone, or had it before a merge, before the matching locks them shared: two calls that
 * share a person and both want to change it would deadlock. The phone first, then rows by id, in the common order.
 */
export async function holdWithPhone(db: Db | Tx, phone: string): Promise<void> {
  const known = sql`array[${phone}]::text[]`;
  await db.execute(sql`select lock_phones(${known})`);
  await db.execute(sql`
    select from ${persons}
    where (phones @> ${known} or former_phones <> '{}' and former_phones @> ${known}) and state = 'active'
    order by id for no key update`);
}
