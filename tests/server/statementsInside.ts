import { vi } from 'vitest';
import type { Db } from '#server/kernel/db/open.ts';

/** How many statements transactions make while something is done: so long they hold up everybody else of the embedded database. */
export async function heldBy(db: Db, work: () => Promise<unknown>): Promise<number> {
  let made = 0;
  const begin = db.transaction.bind(db);
  const begun = vi.spyOn(db, 'transaction').mockImplementation((inside, config) =>
    begin(async (tx) => {
      const statements = (['select', 'execute'] as const).map((kind) => vi.spyOn(tx, kind));
      try {
        return await inside(tx);
      } finally {
        for (const each of statements) made += each.mock.calls.length;
      }
    }, config),
  );
  await work();
  begun.mockRestore();
  return made;
}
