import { MAX_DIRECT_EXPORT_ROWS } from '#contract/kernel/exports.ts';
import { MAX_COUNTED_MATCHES } from '#contract/kernel/limits.ts';
import type { ListReader } from '#server/complaints/events.ts';
import { type Page, type Total, totalOf } from '#server/complaints/list/page.ts';
import type { ComplaintQuery } from '#server/complaints/list/query.ts';
import { findByWords } from '#server/complaints/search/matches.ts';
import { searchFor } from '#server/complaints/search/search.ts';
import { walk } from '#server/complaints/search/walk.ts';
import { type Words, wordsOf } from '#server/complaints/search/words.ts';
import { ApiError } from '#server/kernel/errors/apiError.ts';

export const isSmall = ({ total, more }: Total) => !more && total <= MAX_DIRECT_EXPORT_ROWS;

/** How many complaints match; a search counts no further than its list does. */
export async function countMatches(reader: ListReader, query: ComplaintQuery): Promise<Total> {
  const words = await wordsOf(reader, query);
  if (!words) return totalOf(reader, query);
  const { ids: _, ...total } = await matching(reader, query, words);
  return total;
}

/**
 * The ids of all complaints that the actor may see and the query matches, newest first: the set at this moment, without
 * duplicates or gaps, whatever is recorded later. Rare words use the search index; otherwise all complaints are read.
 */
export async function collectIds(reader: ListReader, query: ComplaintQuery): Promise<number[]> {
  const words = await wordsOf(reader, query);
  if (words) {
    const { ids, more } = await matching(reader, query, words);
    if (!more) return ids;
  }
  const { facts, order } = searchFor(reader, newestFirst(query), { words: () => undefined, slice: null });
  const all = await walk(reader.db, { facts, order, words: words?.found }, Number.POSITIVE_INFINITY, {});
  return all.ids;
}

const newestFirst = (query: ComplaintQuery): ComplaintQuery => ({ ...query, sort: null, order: null });

/** If a list would take too long to search, the count is beyond its limit. */
async function matching(reader: ListReader, query: ComplaintQuery, { found: words }: Words): Promise<Page> {
  try {
    return await findByWords(reader.db, searchFor(reader, newestFirst(query), { words, slice: null }));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ids: [], total: MAX_COUNTED_MATCHES, more: true };
  }
}
