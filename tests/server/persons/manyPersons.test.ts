import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { Matching } from '#server/persons/matching.ts';
import { persons } from '#server/persons/schema/persons.ts';
import { type Desk, openDesk } from '../complaints/desk.ts';

const desk = await openDesk();

const phoneOf = (index: number) => String(9_100_000_000 + index);

test('[PER-02] reads only the persons with a phone, also if the first query found an empty office', async () => {
  const place = desk.places.V1 as Record<keyof typeof desk.places.V1, number>;
  const { parliament_id, assembly_id } = place;
  const told = { name: 'Ramulu', ...place, created_at: new Date() };
  const read = desk.db.transaction(async (tx) => {
    const ask = (index: number) =>
      new Matching().read(tx, [{ ...told, phone: phoneOf(index) }], { locked: true });
    // A database that keeps plans makes the one to keep with the sixth.
    for (let round = 0; round < 7; round++) await ask(round);
    const rows = Array.from({ length: 2_000 }, (_, index) => ({
      ...{ name: `Person ${index}`, phones: [phoneOf(index)], search_text: '' },
      ...{ parliament_id, assembly_id },
    }));
    await tx.insert(persons).values(rows);
    const before = await readOfPersons(tx);
    await ask(1_234);
    return (await readOfPersons(tx)) - before;
  });
  expect(await read).toBeLessThan(10);
});

/** Rows of persons that this transaction has read. */
async function readOfPersons(tx: Pick<Desk['db'], 'execute'>): Promise<number> {
  const { rows } = await tx.execute<{ read: number }>(
    sql`select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_xact_user_tables where relname = 'persons'`,
  );
  return rows[0]?.read ?? 0;
}
