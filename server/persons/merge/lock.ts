import { asc, inArray, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import type { Person } from '../record.ts';
import { persons } from '../schema/persons.ts';

/**
 * Allows one call per constituency at a time that locks several people: merges, undoing and households. So fifty at
 * once neither deadlock nor merge in a circle (PER-14).
 */
export const oneAtATime = (db: Db | Tx, assemblyId: number) =>
  db.execute(sql`select pg_advisory_xact_lock(4715, ${assemblyId}::int)`);

/**
 * Locks people, and those merged into them, against new complaints and changes until the transaction ends. It locks
 * their phones first, as the matching of a complaint does, then the rows in order.
 */
export async function holdPeople(db: Db | Tx, ids: readonly number[]): Promise<Map<number, Person>> {
  const theirs = or(inArray(persons.id, [...ids]), inArray(persons.merged_into, [...ids]));
  const known = await db.select({ phones: persons.phones }).from(persons).where(theirs);
  const phones = known.flatMap((person) => person.phones);
  await db.execute(sql`select lock_phones(${sql.param(phones)}::text[])`);
  const held = await db.select().from(persons).where(theirs).orderBy(asc(persons.id)).for('no key update');
  return new Map(held.map((person) => [person.id, person]));
}
