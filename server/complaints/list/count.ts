import type { Actor } from '#contract/access/access.ts';
import { MAX_COUNTED_MATCHES } from '#contract/kernel/limits.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { type Total, totalOf } from './counts.ts';
import { filtered, ofPlace, wordsOf } from './filters.ts';
import { findByWords } from './matches.ts';
import { orderOf } from './order.ts';
import type { ComplaintQuery } from './query.ts';

/** Runs a search by words as one of the account's. */
type Searching = <T>(search: (signal: AbortSignal) => Promise<T>) => Promise<T>;

/**
 * How many complaints the list shows that a query asks for: its own total, counted no further than to 1,000 (DESK-06).
 * @throws 422 and 429 as the list does for words
 */
export async function countComplaints(
  db: Db | Tx,
  actor: Actor,
  query: ComplaintQuery,
  searching: Searching,
): Promise<Total> {
  const words = await wordsOf(db, query);
  const counted = words
    ? await searching((signal) => {
        const [place, where, order] = [ofPlace(actor, query), filtered(actor, query), orderOf(query)];
        const slice = { limit: 1, offset: 0 };
        return findByWords(db, { place, where, words: words.found, query, order, slice, signal });
      })
    : await totalOf(db, actor, query, MAX_COUNTED_MATCHES);
  const { total, more } = counted;
  if (total > MAX_COUNTED_MATCHES) return { total: MAX_COUNTED_MATCHES, more: true };
  return more ? { total, more } : { total };
}
