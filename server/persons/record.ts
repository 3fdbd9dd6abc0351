import { and, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { PersonRow } from '#contract/persons/person.ts';
import { notePersonOpened } from '#server/desk/accessLog/note.ts';
import type { Names } from '#server/kernel/db/names.ts';
import { changeable } from '#server/kernel/db/scope.ts';
import { notFound } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { persons } from './schema/persons.ts';

export type Person = typeof persons.$inferSelect;
export type Reader = Pick<Context, 'actor' | 'db' | 'now'>;

/** The persons of the actor's place, without erased ones. */
export const personsInPlace = (actor: Reader['actor']) =>
  and(changeable(actor, persons), eq(persons.state, 'active'));

/** The person of an id: the survivor for a merged person (PER-12). */
export const standsFor = (id: number | AnyPgColumn) =>
  sql<number | null>`(select coalesce(merged_into, id) from ${persons} where id = ${id}::int)`;

/** Whether a column names a person, or one merged into it. */
export const isOnePerson = (column: AnyPgColumn, id: number) =>
  sql`${column} in (select id from ${persons} where id = ${id}::int or merged_into = ${id}::int)`;

/**
 * A person of the actor's place, the survivor for a merged one, optionally `locked` until the transaction ends; 404 for
 * any other (SCOPE-08).
 */
export async function findPerson(
  { actor, db }: Reader,
  id: number,
  { locked = false } = {},
): Promise<Person> {
  const find = async () => {
    const query = db
      .select()
      .from(persons)
      .where(and(eq(persons.id, standsFor(id)), personsInPlace(actor)));
    const [row] = await (locked ? query.for('update') : query);
    return row;
  };
  // If the person is merged while this waits for the lock, the second lookup finds the survivor.
  const person = (await find()) ?? (locked ? await find() : undefined);
  if (!person) throw notFound();
  return person;
}

/** All names of a person, including those from before a merge. */
export const namesOf = ({
  name,
  other_name,
  former_names,
}: Pick<Person, 'name' | 'other_name' | 'former_names'>) => [
  name,
  ...(other_name ? [other_name] : []),
  ...former_names,
];

/** The same, with an entry in the access log. */
export async function openPerson(reader: Reader, id: number): Promise<Person> {
  const person = await findPerson(reader, id);
  await notePersonOpened(reader, person.id);
  return person;
}

/** A person in the form of a list. */
export function rowOf(person: Person, known: Names): PersonRow {
  const { id, name, other_name, former_names, phones, language } = person;
  const { parliament_id, assembly_id, mandal_id, area_id } = person;
  return {
    id,
    name,
    other_name,
    phones,
    language,
    ...(former_names.length > 0 ? { former_names } : {}),
    parliament_id,
    assembly_id,
    mandal_id,
    area_id,
    parliament: known.place('parliament', parliament_id),
    assembly: known.place('assembly', assembly_id),
    mandal: known.place('mandal', mandal_id),
    area: known.place('area', area_id),
  };
}
