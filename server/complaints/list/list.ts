import { MAX_COUNTED_MATCHES, MAX_UNPAGED_ROWS } from '#contract/kernel/limits.ts';
import { sliceOf, upTo } from '#server/kernel/db/listing.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import type { ListReader, Reader } from '../events.ts';
import { rowsOf } from '../rows.ts';
import { findByWords } from '../search/matches.ts';
import { searchFor } from '../search/search.ts';
import { wordsOf } from '../search/words.ts';
import { isNewestFirst } from './order.ts';
import { pageOf, type Total } from './page.ts';
import type { ComplaintQuery } from './query.ts';

/**
 * A page of the complaints that the actor may see, newest first unless sorted, with the total. A search shows exact
 * matches first, then similar-sounding ones (LIST-04). @throws 422 `pageRequired` without a page when there are more
 * than 1,000
 */
export async function listComplaints(reader: Reader, query: ComplaintQuery, signal?: AbortSignal) {
  const { db } = reader;
  const words = await wordsOf(reader, query);
  const slice = sliceOf(query);
  const first = isNewestFirst(reader, query) ? words?.written : undefined;
  const { ids, ...count } = words
    ? await findByWords(db, searchFor(reader, query, { words: words.found, first, slice, signal }))
    : await pageOf(reader, query, slice ?? { limit: MAX_UNPAGED_ROWS, offset: 0 });
  if (!slice && (count.more || count.total > MAX_UNPAGED_ROWS)) throw invalidField('page', 'pageRequired');
  return { data: await rowsOf(reader, ids), ...count };
}

/** Runs a search within the account's limit of searches. */
type Searching = <T>(search: (signal: AbortSignal) => Promise<T>) => Promise<T>;

/** The total of a list, counted up to 1,000 (DESK-06). @throws 422 and 429 as the list does for a search */
export async function countComplaints(
  reader: ListReader,
  query: ComplaintQuery,
  searching: Searching,
): Promise<Total> {
  const words = await wordsOf(reader, query);
  const slice = { limit: 1, offset: 0 };
  const { total, more } = words
    ? await searching((signal) =>
        findByWords(reader.db, searchFor(reader, query, { words: words.found, slice, signal })),
      )
    : await pageOf(reader, query, slice, MAX_COUNTED_MATCHES);
  return more ? { total, more } : upTo(MAX_COUNTED_MATCHES, total);
}
