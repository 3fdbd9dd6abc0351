/** A page of the list as it is now. `total` is missing if the server stopped counting at `counted`. */
export interface ListPage {
  ids: readonly number[];
  total: number | undefined;
  counted: number;
  hasNext: boolean;
}

interface Neighbour {
  id: number;
  /** The index of its first row in the whole list, from 0. */
  index: number;
}

export interface Place {
  /** From 0. If the grievance has left the list, its last index; null if that is unknown. */
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
  /** The index that was found last. */
  lastIndex: number | null;
  /** Loads a page by its number, from 1. A page beyond the end has no rows. */
  ask: (page: number) => Promise<ListPage>;
}

/**
 * The place of a grievance in the list that it was opened from, with the rows before and after it. The list may have
 * changed since, so the neighbouring pages are searched too. If the grievance has left the list, the next one is the
 * row that took its place (DESK-03).
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
  // The previous page may be from another time and may contain the grievance, too.
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
