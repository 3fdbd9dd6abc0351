import type { Actor } from '#contract/access/access.ts';
import { MAX_UNPAGED_ROWS } from '#contract/kernel/limits.ts';
import { sliceOf } from '#server/kernel/db/listing.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import { atMost } from './counts.ts';
import { filtered, ofPlace, wordsOf } from './filters.ts';
import { findByWords } from './matches.ts';
import { isNewestFirst, orderOf } from './order.ts';
import { pageOf } from './page.ts';
import type { ComplaintQuery } from './query.ts';
import { rowsOf } from './rows.ts';

/**
 * One page of the complaints that the actor may see, newest first unless sorted, with the number of all of them. Of a
 * search those come first that were written as it was typed, then those that sound like it (LIST-04).
 * @throws 422 `pageRequired` without a page when there are more than 1,000
 */
export async function listComplaints(
  db: Db | Tx,
  actor: Actor,
  asked: ComplaintQuery,
  { now, signal }: { now: Date; signal?: AbortSignal },
) {
  const words = await wordsOf(db, asked);
  // What is found by words stands in the order of its likeness or of the list, not in that of its days.
  const query = words && asked.sort === 'due_on' ? { ...asked, sort: null, order: null } : asked;
  const [order, slice] = [orderOf(query), sliceOf(query)];
  const [place, where] = [ofPlace(actor, query), filtered(actor, query)];
  const first = isNewestFirst(query) ? words?.written : undefined;
  const isBehind = slice !== null && (await isBehindAll(db, actor, query, slice.offset));
  const looked = slice && isBehind ? { ...slice, offset: 0 } : slice;
  const { ids: found, ...count } = words
    ? await findByWords(db, { place, where, words: words.found, first, query, order, slice: looked, signal })
    : await pageOf(db, actor, query, looked ?? { limit: MAX_UNPAGED_ROWS, offset: 0 });
  const ids = isBehind ? [] : found;
  if (!slice && (count.more || count.total > MAX_UNPAGED_ROWS)) throw invalidField('page', 'pageRequired');
  return { data: await rowsOf(db, actor, ids, now), ...count };
}

/** So many are walked through as soon as they are counted. */
const FEW = 10_000;

/** Whether a page is behind all that there can be: of the others some may be behind the last one, which only a walk tells. */
const isBehindAll = async (db: Db | Tx, actor: Actor, query: ComplaintQuery, offset: number) =>
  offset >= FEW && offset >= (await atMost(db, actor, query));
