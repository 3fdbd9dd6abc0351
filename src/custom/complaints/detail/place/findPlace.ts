/** A page of the list as it is now; without `total` where the server stopped counting at `counted`. */
export interface ListPage {
  ids: readonly number[];
  total: number | undefined;
  counted: number;
  hasNext: boolean;
}

interface Neighbour {
  id: number;
  /** Its place in the whole list, from 0. */
  index: number;
}

export interface Place {
  /** From 0; of what is no longer in the list, where it was; null where that is not known. */
  index: number | null;
  isGone: boolean;
  total: number | undefined;
  counted: number;
  previous: Neighbour | null;
  next: Neighbour | null;
}

interface PlaceQuery {
  id: number;
  /** The page that it was opened from. */
  page: number;
  perPage: number;
  /** Where it was when it was looked for last. */
  lastIndex: number | null;
  /** A page by its number, from 1; one beyond the end has no rows. */
  ask: (page: number) => Promise<ListPage>;
}

/**
 * Where a grievance stands in the list that it was opened from, and what stands before and after it. A list may have changed since:
 * it is looked for on the pages beside its own, too. What is gone from it is followed by what took its place (DESK-03).
 */
export async function findPlace(query: PlaceQuery): Promise<Place> {
  const { id, page, perPage, ask } = query;
  const own = await ask(page);
  const known = { total: own.total, counted: own.counted };
  for (const number of [page, page + 1, page - 1]) {
    if (number < 1 || (number > page && !own.hasNext)) continue;
    const at = (await ask(number)).ids.indexOf(id);
    if (at < 0) continue;
    const index = (number - 1) * perPage + at;
    return { index, isGone: false, ...known, ...(await neighbours(query, number, at)) };
  }
  const index = query.lastIndex;
  if (index === null) return { index, isGone: true, ...known, previous: null, next: null };
  const before = Math.min(index, own.total ?? index) - 1;
  const [previous, next] = await Promise.all([rowAt(query, before), rowAt(query, index)]);
  return { index, isGone: true, ...known, previous, next };
}

async function neighbours({ id, perPage, ask }: PlaceQuery, page: number, at: number) {
  const { ids, hasNext } = await ask(page);
  const index = (page - 1) * perPage + at;
  const isLast = at === ids.length - 1;
  // The page beside it may have been asked at another time, and may have it, too.
  const before = at === 0 && page > 1 ? upTo((await ask(page - 1)).ids, id).at(-1) : ids[at - 1];
  const after = isLast && hasNext ? behind((await ask(page + 1)).ids, id)[0] : ids[at + 1];
  return {
    previous: before === undefined ? null : { id: before, index: index - 1 },
    next: after === undefined ? null : { id: after, index: index + 1 },
  };
}

const upTo = (ids: readonly number[], id: number) => (ids.includes(id) ? ids.slice(0, ids.indexOf(id)) : ids);
const behind = (ids: readonly number[], id: number) => ids.slice(ids.indexOf(id) + 1);

async function rowAt({ perPage, ask }: PlaceQuery, index: number): Promise<Neighbour | null> {
  if (index < 0) return null;
  const id = (await ask(Math.floor(index / perPage) + 1)).ids[index % perPage];
  return id === undefined ? null : { id, index };
}
