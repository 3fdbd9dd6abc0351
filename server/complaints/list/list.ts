import { inArray } from 'drizzle-orm';
import type { Actor } from '../../../contract/access.ts';
import { MAX_UNPAGED_ROWS } from '../../../contract/limits.ts';
import { sliceOf } from '../../db/listing.ts';
import { names } from '../../db/names.ts';
import type { Db, Tx } from '../../db/open.ts';
import { complaints } from '../../db/schema/complaints.ts';
import { invalidField } from '../../errors/apiError.ts';
import { rowColumns, rowOf } from '../row.ts';
import { tieColumns, tiesFrom } from '../ties.ts';
import { totalOf } from './counts.ts';
import { type ComplaintQuery, filtered, filteredParts, ofPlace, wordsOf } from './filters.ts';
import { findByWords } from './matches.ts';
import { isNewestFirst, orderOf } from './order.ts';
import { inSlice } from './slice.ts';

/**
 * One page of the complaints that the actor may see, newest first unless sorted, with the number of all of them. Of a
 * search those come first that were written as it was typed, then those that sound like it (LIST-04).
 * @throws 422 `pageRequired` without a page when there are more than 1,000
 */
export async function listComplaints(
  db: Db | Tx,
  actor: Actor,
  query: ComplaintQuery,
  { now, signal }: { now: Date; signal?: AbortSignal },
) {
  const words = await wordsOf(db, query);
  const [order, slice] = [orderOf(query), sliceOf(query)];
  const [place, where] = [ofPlace(actor, query), filtered(actor, query)];
  const first = isNewestFirst(query) ? words?.written : undefined;
  const { ids, ...count } = words
    ? await findByWords(db, { place, where, words: words.found, first, query, order, slice, signal })
    : { ids: undefined, ...(await totalOf(db, actor, query)) };
  if (!slice && (count.more || count.total > MAX_UNPAGED_ROWS)) throw invalidField('page', 'pageRequired');
  const { limit, offset } = slice ?? { limit: MAX_UNPAGED_ROWS, offset: 0 };
  if (!count.more && count.total <= offset) return { data: [], ...count };
  const listed = await db
    .select({ ...rowColumns, ...tieColumns(actor) })
    .from(complaints)
    .where(
      ids ? inArray(complaints.id, ids) : inSlice(db, filteredParts(actor, query), order, { limit, offset }),
    )
    .orderBy(...order(complaints))
    .limit(limit);
  const found = ids ? listed.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)) : listed;
  const known = await names(db);
  const data = found.map(({ cause, merge, ...row }) => ({
    ...rowOf(row, known, now),
    ...tiesFrom({ cause, merge }, now),
  }));
  return { data, ...count };
}
