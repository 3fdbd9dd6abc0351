import { and, arrayContains, asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../db/open.ts';
import { persons } from '../db/schema/persons.ts';
import { invalidField, notFound } from '../errors/apiError.ts';

type Person = typeof persons.$inferSelect;

/** About whom something is held: everybody who has a phone number, or one person alone. */
export interface Whom {
  /** The main one of a person; '' where none is known. */
  phone: string;
  /** Whoever is meant, as far as they are known as persons. */
  persons: Person[];
  /** Nobody else of the same number is meant. */
  alone: boolean;
}

interface Asked {
  phone: string | null;
  person_id: number | null;
}

/** @throws 404 for a person who does not exist, 422 without either */
export async function whomOf(db: Db | Tx, { phone, person_id }: Asked): Promise<Whom> {
  const found = (where: ReturnType<typeof eq>) =>
    db
      .select()
      .from(persons)
      .where(and(where, eq(persons.state, 'active')))
      .orderBy(asc(persons.id));
  if (person_id) {
    const [person] = await found(eq(persons.id, person_id));
    if (!person) throw notFound();
    return { phone: person.phones[0] ?? '', persons: [person], alone: true };
  }
  if (!phone) throw invalidField('phone', 'required');
  return { phone, persons: await found(arrayContains(persons.phones, [phone])), alone: false };
}

/** The numbers by which other records are theirs. */
export const phonesOf = ({ phone, persons: [person], alone }: Whom): string[] =>
  alone && person ? person.phones : [phone];

/** All by which they are known. */
export const namesOf = ({ persons }: Whom): string[] =>
  persons.flatMap(({ name, other_name }) => (other_name ? [name, other_name] : [name]));
