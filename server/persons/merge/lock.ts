import { asc, inArray, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import type { Person } from '../record.ts';
import { persons } from '../schema/persons.ts';

/**
 * Lets one of those through at a time, in a constituency, who hold several people by hand: merges, undoing and households. So
 * fifty at once neither wait for each other in a circle nor make one (PER-14).
 */
export const oneAtATime = (db: Db | Tx, assemblyId: number) =>
  db.execute(sql`select pg_advisory_xact_lock(4715, ${assemblyId}::int)`);

/**
 * Keeps people, and whoever was merged into them, from being given cases and from being changed until the transaction ends.
 * Their phones first, as when a case looks for its person, then the rows in their order.
 */
export async function holdPeople(db: Db | Tx, ids: readonly number[]): Promise<Map<number, Person>> {
  const theirs = or(inArray(persons.id, [...ids]), inArray(persons.merged_into, [...ids]));
  const known = await db.select({ phones: persons.phones }).from(persons).where(theirs);
  const phones = known.flatMap((person) => person.phones);
  await db.execute(sql`select lock_phones(${sql.param(phones)}::text[])`);
  const held = await db.select().from(persons).where(theirs).orderBy(asc(persons.id)).for('no key update');
  return new Map(held.map((person) => [person.id, person]));
}
