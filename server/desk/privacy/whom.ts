import { and, arrayContains, asc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { invalidField, notFound } from '#server/kernel/errors/apiError.ts';
import { namesOf as namesOfPerson } from '#server/persons/record.ts';
import { persons } from '#server/persons/schema/persons.ts';

type Person = typeof persons.$inferSelect;

/** About whom something is held: everybody who has a phone number, or one person alone. */
export interface Whom {
  /** The main one of a person; '' where none is known. */
  phone: string;
  /** Whoever is meant, as far as they are known as persons, with those who were merged into them; who stands for them first. */
  persons: Person[];
  /** Nobody else of the same number is meant. */
  alone: boolean;
}

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

/** Also before a merge. */
export const hasPhone = (phone: string): SQL =>
  sql`(${arrayContains(persons.phones, [phone])} or ${persons.former_phones} <> '{}' and ${arrayContains(persons.former_phones, [phone])})`;

/** Those of the condition, whoever stands for them, and whoever else was merged into these: they are one. */
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

/** The numbers by which other records are theirs. */
export const phonesOf = ({ phone, persons: people, alone }: Whom): string[] =>
  alone ? [...new Set(people.flatMap(allPhones))] : [phone];

/** By whom and by which phones messages and calls are theirs. */
export const theirsOf = (whom: Whom) => ({
  person_ids: whom.persons.map(({ id }) => id),
  phones: phonesOf(whom),
  alone: whom.alone,
});

/** Those of before a merge, too. */
export const allPhones = ({ phones, former_phones }: Person) => [...phones, ...former_phones];

/** All by which they are known. */
export const namesOf = ({ persons: people }: Whom): string[] => people.flatMap(namesOfPerson);
