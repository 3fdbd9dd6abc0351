import { and, eq, sql } from 'drizzle-orm';
import type { Language } from '#contract/kernel/languages.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { persons } from './schema/persons.ts';

/** What somebody who is known speaks. */
export async function languageOf(db: Db | Tx, id: number): Promise<Language | null> {
  const [person] = await db.select({ language: persons.language }).from(persons).where(eq(persons.id, id));
  return person?.language ?? null;
}

/** Keeps with a person what a case says that they speak: an edit by hand, where it is something else than before. */
export const keepLanguage = (db: Db | Tx, id: number, language: Language, now: Date) =>
  db
    .update(persons)
    .set({ language, by_hand: true, updated_at: now, version: sql`${persons.version} + 1` })
    .where(and(eq(persons.id, id), sql`${persons.language} is distinct from ${language}`));

/**
 * Keeps whoever has a phone, or had it before a merge, for oneself before they are looked for among others, who share them: of two
 * who share somebody and both want to change them neither could go on. The phone first, then rows by id, as everybody does.
 */
export async function holdWithPhone(db: Db | Tx, phone: string): Promise<void> {
  const known = sql`array[${phone}]::text[]`;
  await db.execute(sql`select lock_phones(${known})`);
  await db.execute(sql`
    select from ${persons}
    where (phones @> ${known} or former_phones <> '{}' and former_phones @> ${known}) and state = 'active'
    order by id for no key update`);
}
