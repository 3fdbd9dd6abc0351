import { and, desc, eq, lte } from 'drizzle-orm';
import { outdatedPersonTexts } from '#server/complaints/schema/outdatedSearchTexts.ts';
import type { Background } from '#server/kernel/background.ts';
import { backfill } from '#server/kernel/db/batches.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import type { Services } from '#server/kernel/http/serve.ts';
import { personsToCompare } from './schema/personPairs.ts';
import { persons } from './schema/persons.ts';
import { personTextOf } from './searchText.ts';

/**
 * Updates the search texts of persons to the current form and compares the persons again, since other names may match
 * (PER-11). It runs in the background and from where an ended process has stopped, until all are done or `stop`.
 */
export function renewPersonTexts({ database, log }: Pick<Services, 'database' | 'log'>): Background {
  return backfill(database.db, renewSlice, (err) =>
    log.warn({ err }, 'updating search texts of persons failed; it continues at the next start'),
  );
}

/** A second process waits here, and continues after the first. */
async function renewSlice(tx: Tx, size: number): Promise<'more' | 'over'> {
  const [outdated] = await tx.select().from(outdatedPersonTexts).for('update');
  if (!outdated) return 'over';
  const { id, state } = persons;
  const rows = await tx
    .select()
    .from(persons)
    .where(and(lte(id, outdated.up_to_id), eq(state, 'active')))
    .orderBy(desc(id))
    .limit(size)
    .for('no key update');
  const last = rows.at(-1);
  if (!last) {
    await tx.delete(outdatedPersonTexts);
    return 'over';
  }
  for (const row of rows) {
    const search_text = personTextOf(row);
    if (search_text !== row.search_text) await tx.update(persons).set({ search_text }).where(eq(id, row.id));
  }
  await tx
    .insert(personsToCompare)
    .values(rows.map(({ id: person_id }) => ({ person_id })))
    .onConflictDoNothing();
  await tx.update(outdatedPersonTexts).set({ up_to_id: last.id - 1 });
  return 'more';
}
