import { asc, inArray, sql } from 'drizzle-orm';
import { ERASED } from '../../contract/privacy.ts';
import type { Tx } from '../db/open.ts';
import { leftPersons, persons, personVisits } from '../db/schema/persons.ts';

/** Keeps persons from being given cases until the transaction ends. */
export const lockPersons = (tx: Tx, ids: number[]) =>
  tx
    .select({ id: persons.id })
    .from(persons)
    .where(inArray(persons.id, ids))
    .orderBy(asc(persons.id))
    .for('update');

/** Takes what is personal out of persons, and their visits. Their cases, which are erased before, are nobody's any more. */
export async function erasePersons(tx: Tx, ids: number[], now: Date): Promise<void> {
  await tx.delete(personVisits).where(inArray(personVisits.person_id, ids));
  await tx.delete(leftPersons).where(inArray(leftPersons.person_id, ids));
  await tx
    .update(persons)
    .set({
      ...{ name: ERASED, other_name: null, phones: [], language: null, address: null, note: null },
      ...{ state: 'erased', search_text: '', updated_at: now, version: sql`${persons.version} + 1` },
    })
    .where(inArray(persons.id, ids));
}
