import { and, desc, eq, lte } from 'drizzle-orm';
import { outdatedPersonTexts } from '#server/complaints/schema/outdatedSearchTexts.ts';
import type { Background } from '#server/kernel/background.ts';
import { backfill } from '#server/kernel/db/batches.ts';
import type { Services } from '#server/kernel/http/serve.ts';
import { personsToCompare } from './schema/personPairs.ts';
import { persons } from './schema/persons.ts';
import { personTextOf } from './searchText.ts';

/**
 * Updates the search texts of persons to the current form and compares the persons again, since other names may match
 * (PER-11).
 */
export const renewPersonTexts = (services: Pick<Services, 'database' | 'log'>): Background =>
  backfill(services, {
    name: 'updating search texts of persons',
    progress: outdatedPersonTexts,
    read: (tx, { up_to_id }, size) =>
      tx
        .select()
        .from(persons)
        .where(and(lte(persons.id, up_to_id), eq(persons.state, 'active')))
        .orderBy(desc(persons.id))
        .limit(size)
        .for('no key update'),
    async fill(tx, rows) {
      for (const row of rows) {
        const search_text = personTextOf(row);
        if (search_text !== row.search_text)
          await tx.update(persons).set({ search_text }).where(eq(persons.id, row.id));
      }
      const compared = rows.map(({ id: person_id }) => ({ person_id }));
      await tx.insert(personsToCompare).values(compared).onConflictDoNothing();
    },
    until: ({ id }) => ({ up_to_id: id - 1 }),
  });
