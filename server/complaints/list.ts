import { inArray, type SQL } from 'drizzle-orm';
import type { Actor } from '../../contract/access.ts';
import { MAX_UNPAGED_ROWS } from '../../contract/limits.ts';
import { sliceOf } from '../db/listing.ts';
import { names } from '../db/names.ts';
import type { Db, Tx } from '../db/open.ts';
import { complaints } from '../db/schema/complaints.ts';
import { invalidField } from '../http/errors.ts';
import { totalOf } from './counts.ts';
import { type ComplaintQuery, filtered, wordsOf } from './filters.ts';
import { findByWords, type Search } from './matches.ts';
import { type Order, orderOf } from './order.ts';
import { rowColumns, rowOf } from './row.ts';

/**
 * One page of the complaints that the actor may see, newest first unless sorted, with the number of all of them.
 * @throws 422 `pageRequired` without a page when there are more than 1,000
 */
export async function listComplaints(db: Db | Tx, actor: Actor, query: ComplaintQuery, now: Date) {
  const [where, words, order, slice] = [
    filtered(actor, query),
    wordsOf(query),
    orderOf(query),
    sliceOf(query),
  ];
  const { ids, ...count } = words
    ? await findByWords(db, { where, words, order, slice })
    : { ids: idsOf(db, where, order, slice), ...(await totalOf(db, actor, query)) };
  if (!slice && (count.more || count.total > MAX_UNPAGED_ROWS)) throw invalidField('page', 'pageRequired');
  const isBeyond = !count.more && count.total <= (slice?.offset ?? 0);
  return { data: isBeyond ? [] : await rowsOf(db, ids, order, now), ...count };
}

/** The ids of a slice from an index alone, so that pages far behind do not read the rows before them (data.md 3). */
const idsOf = (db: Db | Tx, where: SQL | undefined, order: Order, slice: Search['slice']) =>
  db
    .select({ id: complaints.id })
    .from(complaints)
    .where(where)
    .orderBy(...order(complaints))
    .limit(slice?.limit ?? MAX_UNPAGED_ROWS)
    .offset(slice?.offset ?? 0);

async function rowsOf(db: Db | Tx, ids: number[] | ReturnType<typeof idsOf>, order: Order, now: Date) {
  const found = await db
    .select(rowColumns)
    .from(complaints)
    .where(inArray(complaints.id, ids))
    .orderBy(...order(complaints));
  const known = await names(db);
  return found.map((complaint) => rowOf(complaint, known, now));
}
