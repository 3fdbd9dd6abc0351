import type { Actor } from '../../../contract/access.ts';
import { MAX_UNPAGED_ROWS } from '../../../contract/limits.ts';
import { sliceOf } from '../../db/listing.ts';
import type { Db, Tx } from '../../db/open.ts';
import { invalidField } from '../../errors/apiError.ts';
import { totalOf } from './counts.ts';
import { idsByClocks } from './dueDays.ts';
import { filtered, filteredParts, ofPlace, wordsOf } from './filters.ts';
import { findByWords } from './matches.ts';
import { isNewestFirst, orderOf } from './order.ts';
import type { ComplaintQuery } from './query.ts';
import { rowsOf } from './rows.ts';
import { idsInSlice } from './slice.ts';

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
  const { ids, ...count } = words
    ? await findByWords(db, { place, where, words: words.found, first, query, order, slice, signal })
    : { ids: undefined, ...(await totalOf(db, actor, query)) };
  if (!slice && (count.more || count.total > MAX_UNPAGED_ROWS)) throw invalidField('page', 'pageRequired');
  const { limit, offset } = slice ?? { limit: MAX_UNPAGED_ROWS, offset: 0 };
  if (!count.more && count.total <= offset) return { data: [], ...count };
  const page = { limit, offset };
  const chosen =
    ids ??
    (await idsByClocks(db, actor, query, page)) ??
    (await idsInSlice(db, filteredParts(actor, query), order, page)).map(({ id }) => id);
  return { data: await rowsOf(db, actor, chosen, now), ...count };
}
