import { asc, or, sql } from 'drizzle-orm';
import { ERASED } from '#contract/desk/privacy.ts';
import { isOneOf } from '#server/desk/privacy/isOneOf.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { idsOf } from '#server/kernel/db/rows.ts';
import { conflict } from '#server/kernel/errors/apiError.ts';
import { oneAtATime } from '#server/persons/merge/lock.ts';
import { householdMembers } from '#server/persons/schema/households.ts';
import { personMerges } from '#server/persons/schema/personMerges.ts';
import { personPairs } from '#server/persons/schema/personPairs.ts';
import { leftPersons, persons, personVisits } from '#server/persons/schema/persons.ts';

type Person = typeof persons.$inferSelect;

/**
 * Locks persons until the transaction ends, so that they get no complaints and are not merged.
 * @throws 409 when one was merged or split since it was read: the erasure would include another person or miss a part
 */
export async function lockPersons(tx: Tx, people: readonly Person[]): Promise<void> {
  const assemblies = new Set(people.map(({ assembly_id }) => assembly_id));
  for (const assembly of [...assemblies].sort((one, other) => one - other)) await oneAtATime(tx, assembly);
  const ids = idsOf(people);
  const locked = await tx
    .select({ id: persons.id, state: persons.state, merged_into: persons.merged_into })
    .from(persons)
    .where(isOneOf(persons.id, ids))
    .orderBy(asc(persons.id))
    .for('update');
  const known = new Map(people.map(({ id, merged_into }) => [id, merged_into]));
  if (locked.some(({ id, state, merged_into }) => state !== 'erased' && merged_into !== known.get(id))) {
    throw conflict(null, 'personMerged');
  }
}

/**
 * Removes personal data from persons, their visits, their household membership and the data for undoing merges. Their
 * complaints, which were erased before, lose the link.
 */
export async function erasePersonRows(tx: Tx, ids: number[], now: Date): Promise<void> {
  await tx.delete(personVisits).where(isOneOf(personVisits.person_id, ids));
  await tx.delete(leftPersons).where(isOneOf(leftPersons.person_id, ids));
  await tx.delete(householdMembers).where(isOneOf(householdMembers.person_id, ids));
  const { survivor_id, merged_id } = personMerges;
  await tx
    .update(personMerges)
    .set({ changes: null })
    .where(or(isOneOf(survivor_id, ids), isOneOf(merged_id, ids)));
  const { low_id, high_id } = personPairs;
  await tx.delete(personPairs).where(or(isOneOf(low_id, ids), isOneOf(high_id, ids)));
  await tx
    .update(persons)
    .set({
      name: ERASED,
      other_name: null,
      phones: [],
      former_names: [],
      former_phones: [],
      language: null,
      address: null,
      note: null,
      state: 'erased',
      merged_into: null,
      search_text: '',
      updated_at: now,
      version: sql`${persons.version} + 1`,
    })
    .where(isOneOf(persons.id, ids));
}
