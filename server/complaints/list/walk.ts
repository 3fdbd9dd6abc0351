import { and, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { withSemaphore } from '#server/kernel/db/semaphore.ts';
import { complaints } from '../schema/complaints.ts';
import { behind } from './order.ts';
import type { Search } from './search.ts';

/** Complaints that one statement looks through: a few milliseconds, whatever is looked for. */
const WINDOW = 2_000;
/** With its turns among other searches nobody waits longer for one. */
const LONGEST_MS = 8_000;

/** How much is looked through at most. */
export interface Most {
  rows?: number;
  milliseconds?: number;
}

/**
 * The first `wanted` matches in the order of the list, found by looking through all complaints of the place, or those
 * found until `most` was looked through; `isWhole` when there are no others.
 */
export async function walk(db: Db | Tx, search: Search, wanted: number, most: Most) {
  const { rows = Number.POSITIVE_INFINITY, milliseconds = Number.POSITIVE_INFINITY } = most;
  const until = performance.now() + (most.milliseconds === undefined ? Number.POSITIVE_INFINITY : LONGEST_MS);
  const ids: number[] = [];
  let [looked, worked] = [0, 0];
  let from: SQL | undefined;
  while (ids.length < wanted && looked < rows && worked < milliseconds && performance.now() < until) {
    const found = await withSemaphore(db, async () => {
      search.signal?.throwIfAborted();
      const started = performance.now();
      const read = await window(db, search, from);
      worked += performance.now() - started;
      return read;
    });
    looked += WINDOW;
    for (const { id, fits } of found) if (fits) ids.push(id);
    const last = found.find(({ nth }) => nth === WINDOW);
    if (!last) return { ids, isWhole: true };
    from = behind(search.query, last);
  }
  return { ids, isWhole: false };
}

/** Those that fit among the next complaints of the place, and the last of them in any case. */
function window(db: Db | Tx, { place, where, words, order }: Search, from: SQL | undefined) {
  // Under the name of the table, so that conditions are understood.
  const next = db
    .select()
    .from(complaints)
    .where(and(place, from))
    .orderBy(...order(complaints))
    .limit(WINDOW)
    .as('complaints');
  const { id, created_at, name } = getTableColumns(complaints);
  const looked = db
    .select({
      id,
      created_at,
      name,
      fits: sql<boolean>`coalesce(${and(where, words(complaints)) ?? sql`true`}, false)`.as('fits'),
      nth: sql<number>`(row_number() over (order by ${sql.join(order(complaints), sql`, `)}))::int`.as('nth'),
    })
    .from(next)
    .as('looked');
  return db
    .select()
    .from(looked)
    .where(or(looked.fits, eq(looked.nth, WINDOW)))
    .orderBy(looked.nth);
}
