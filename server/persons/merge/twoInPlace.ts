import { and, inArray } from 'drizzle-orm';
import { changeable } from '#server/kernel/db/scope.ts';
import { conflict, invalidField } from '#server/kernel/errors/apiError.ts';
import { cardOf } from '../card.ts';
import { findPerson, type Person, type Reader } from '../record.ts';
import { persons } from '../schema/persons.ts';

/**
 * Two people of the actor's place in any state, in the order of the ids.
 * @throws 422 for the same person twice, for a missing person, and for two of different constituencies
 */
export async function twoInPlace({ actor, db }: Reader, ids: readonly number[]): Promise<[Person, Person]> {
  if (ids.length !== 2 || ids[0] === ids[1]) throw invalidField('person_ids', 'twoPeople');
  const rows = await db
    .select()
    .from(persons)
    .where(and(inArray(persons.id, [...ids]), changeable(actor, persons)));
  const [first, second] = ids.map((id) => rows.find((person) => person.id === id));
  if (!first || !second) throw invalidField('person_ids', 'unknownChoice');
  if (first.assembly_id !== second.assembly_id) throw invalidField('person_ids', 'otherConstituency');
  return [first, second];
}

/** @throws 422 for an erased person, 409 with the survivor for a merged one (PER-14) */
export async function demandActive(reader: Reader, person: Person): Promise<void> {
  if (person.state === 'erased') throw invalidField('person_ids', 'personErased');
  if (person.state === 'active') return;
  const survivor = await findPerson(reader, person.id);
  throw conflict(await cardOf(reader, survivor), 'personMerged');
}
