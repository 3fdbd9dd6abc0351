import { and, eq } from 'drizzle-orm';
import type { PersonRow } from '../../contract/person.ts';
import { notePersonOpened } from '../accessLog/note.ts';
import type { Names } from '../db/names.ts';
import { persons } from '../db/schema/persons.ts';
import { changeable } from '../db/scope.ts';
import { notFound } from '../errors/apiError.ts';
import type { Context } from '../http/serve.ts';

export type Person = typeof persons.$inferSelect;
export type Reader = Pick<Context, 'actor' | 'db' | 'now'>;

/** The persons of the actor's place of whom anything is known. */
export const personsInPlace = (actor: Reader['actor']) =>
  and(changeable(actor, persons), eq(persons.state, 'active'));

/** A person of the actor's place; 404 for any other (SCOPE-08). `locked` until the transaction ends. */
export async function findPerson(
  { actor, db }: Reader,
  id: number,
  { locked = false } = {},
): Promise<Person> {
  const query = db
    .select()
    .from(persons)
    .where(and(eq(persons.id, id), personsInPlace(actor)));
  const [person] = await (locked ? query.for('update') : query);
  if (!person) throw notFound();
  return person;
}

/** The same, which the access log tells. */
export async function openPerson(reader: Reader, id: number): Promise<Person> {
  const person = await findPerson(reader, id);
  await notePersonOpened(reader, person.id);
  return person;
}

/** A person as one among others. */
export function rowOf(person: Person, known: Names): PersonRow {
  const { id, name, other_name, phones, language, parliament_id, assembly_id, mandal_id, area_id } = person;
  return {
    ...{ id, name, other_name, phones, language, parliament_id, assembly_id, mandal_id, area_id },
    parliament: known.place('parliament', parliament_id),
    assembly: known.place('assembly', assembly_id),
    mandal: known.place('mandal', mandal_id),
    area: known.place('area', area_id),
  };
}
