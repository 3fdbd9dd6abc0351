import type { QueryClient } from '@tanstack/react-query';
import { ownPlaces } from '#contract/access/scope.ts';
import type { Row } from '#contract/kernel/selectRows.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { request } from './http.ts';

/** How long the rows of a list serve its pages, searches and sorting before they are loaded again. */
const FRESH_MS = 30_000;

/** Lists use the session's own parliament and assembly, whatever a filter says (SCOPE-05). */
export function ownPlaceQuery(): Record<string, number> {
  const actor = storedActor();
  const own = Object.entries(actor ? ownPlaces(actor) : {});
  return Object.fromEntries(own.map(([field, id]) => [field.replace('_id', ''), id]));
}

/** Loads all rows of a short list once for its pages and keeps them in the query cache. */
export function keepRows(queryClient: QueryClient) {
  const keyOf = (resource: string) => ['rows', resource];
  let changes = 0;
  /** An answer that was pending during a change may or may not contain it, so it is requested again. */
  async function ask(path: string, query: object): Promise<Row[]> {
    const before = changes;
    const { data } = await request<{ data: Row[] }>('GET', path, { query: { ...query } });
    return before === changes ? data : ask(path, query);
  }
  return {
    all: (resource: string, path: string, fixed: object = {}) =>
      queryClient.fetchQuery({
        queryKey: keyOf(resource),
        queryFn: () => ask(path, { ...ownPlaceQuery(), ...fixed }),
        staleTime: FRESH_MS,
      }),

    /** The cached fresh rows; undefined when they must be loaded. */
    known(resource: string): Row[] | undefined {
      const state = queryClient.getQueryState<Row[]>(keyOf(resource));
      const isFresh = state && !state.isInvalidated && Date.now() - state.dataUpdatedAt < FRESH_MS;
      return isFresh ? state.data : undefined;
    },

    /** Call it after a change. Lists of other resources may show or offer the record: all are loaded again. */
    forget: () => {
      changes += 1;
      return queryClient.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] === 'rows' || queryKey[1] === 'getList',
      });
    },
  };
}
