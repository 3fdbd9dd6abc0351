import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { withSemaphore } from '#server/kernel/db/semaphore.ts';
import { behind, inOrder } from '../list/order.ts';
import { complaintFacts } from '../schema/complaintFacts.ts';
import { complaints } from '../schema/complaints.ts';
import type { Search } from './search.ts';

/** Complaints that one statement checks: a few milliseconds for any search. */
const WINDOW = 2_000;
/** The time limit of a walk, including its waits for other searches. */
const LONGEST_MS = 8_000;

/** The limits of a walk. */
export interface Most {
  rows?: number;
  milliseconds?: number;
}
type Walked = Pick<Search, 'facts' | 'order' | 'signal'> & { words?: Search['words'] };

/**
 * The first `wanted` matches in list order, or those found when `most` complaints were checked; `isWhole` if there
 * are no others. Without words every complaint matches.
 */
export async function walk(db: Db | Tx, search: Walked, needed: number, most: Most) {
  const { rows = Number.POSITIVE_INFINITY, milliseconds = Number.POSITIVE_INFINITY } = most;
  const until = performance.now() + (most.milliseconds === undefined ? Number.POSITIVE_INFINITY : LONGEST_MS);
  const ids: number[] = [];
  let [looked, worked] = [0, 0];
  let from: SQL | undefined;
  while (ids.length < needed && looked < rows && worked < milliseconds && performance.now() < until) {
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
    from = behind(search.order, {
      received_at: sql`${last.received_at.toISOString()}::timestamptz`,
      complaint_id: sql`${last.id}::int`,
      name: sql`${last.name}::text`,
    });
  }
  return { ids, isWhole: false };
}

/** The matches among the next complaints, and in any case the last one checked. */
function window(db: Db | Tx, { facts: where, words, order }: Walked, from: SQL | undefined) {
  const { complaint_id, received_at, name } = complaintFacts;
  const next = db
    .select({
      ...{ complaint_id, received_at, name },
      nth: sql<number>`(row_number() over (order by ${inOrder(order)}))::int`.as('nth'),
    })
    .from(complaintFacts)
    .where(and(where, from))
    .orderBy(inOrder(order))
    .limit(WINDOW)
    .as('next');
  const looked = db
    .select({
      id: complaints.id,
      received_at: next.received_at,
      name: sql<string>`${next.name}`.as('fact_name'),
      fits: sql<boolean>`coalesce(${words?.(complaints) ?? sql`true`}, false)`.as('fits'),
      nth: sql<number>`${next.nth}`.as('nth'),
    })
    .from(next)
    .innerJoin(complaints, eq(complaints.id, next.complaint_id))
    .as('looked');
  return db
    .select()
    .from(looked)
    .where(or(looked.fits, eq(looked.nth, WINDOW)))
    .orderBy(looked.nth);
}
