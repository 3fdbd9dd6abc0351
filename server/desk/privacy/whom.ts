import { and, arrayContains, asc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Whom } from '#server/app/featureParts.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { idsOf } from '#server/kernel/db/rows.ts';
import { invalidField, notFound } from '#server/kernel/errors/apiError.ts';
import { namesOf as namesOfPerson } from '#server/persons/record.ts';
import { persons } from '#server/persons/schema/persons.ts';

type Person = typeof persons.$inferSelect;

interface Subject {
  phone: string | null;
  person_id: number | null;
}

/** @throws 404 for a person who does not exist, 422 without either */
export async function whomOf(db: Db | Tx, { phone, person_id }: Subject): Promise<Whom> {
  if (person_id) {
    const people = await oneWith(db, eq(persons.id, person_id));
    const [person] = people;
    if (!person) throw notFound();
    return { phone: person.phones[0] ?? '', persons: people, alone: true };
  }
  if (!phone) throw invalidField('phone', 'required');
  return { phone, persons: await oneWith(db, hasPhone(phone)), alone: false };
}

/** Includes phones from before a merge. */
export const hasPhone = (phone: string): SQL =>
  sql`(${arrayContains(persons.phones, [phone])} or ${persons.former_phones} <> '{}' and ${arrayContains(persons.former_phones, [phone])})`;

/**
 * The persons of the condition, the ones they were merged into, and all others merged into these: they are one person.
 */
async function oneWith(db: Db | Tx, where: SQL): Promise<Person[]> {
  const survivors = db
    .select({ id: sql`coalesce(${persons.merged_into}, ${persons.id})` })
    .from(persons)
    .where(and(where, ne(persons.state, 'erased')));
  return db
    .select()
    .from(persons)
    .where(or(inArray(persons.id, survivors), inArray(persons.merged_into, survivors)))
    .orderBy(asc(persons.state), asc(persons.id));
}

/** The phones that identify the subject in other records. */
export const phonesOf = ({ phone, persons: people, alone }: Whom): string[] =>
  alone ? [...new Set(people.flatMap(allPhones))] : [phone];

/** The persons and phones that identify the subject's messages and calls. */
export const theirsOf = (whom: Whom) => ({
  person_ids: idsOf(whom.persons),
  phones: phonesOf(whom),
  alone: whom.alone,
});

/** Includes phones from before a merge. */
export const allPhones = ({ phones, former_phones }: Person) => [...phones, ...former_phones];

/** All names of the subject. */
export const namesOf = ({ persons: people }: Whom): string[] => people.flatMap(namesOfPerson);
