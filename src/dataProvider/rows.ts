import type { QueryClient } from '@tanstack/react-query';
import { ownPlaces } from '#contract/access/scope.ts';
import type { Row } from '#contract/kernel/selectRows.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { request } from './http.ts';

/** All rows of a list serve its pages, searches and sorting for so long before they are fetched again. */
const FRESH_MS = 30_000;

/** Lists are asked for the session's own parliament and assembly, whatever a filter says (SCOPE-05). */
export function ownPlaceQuery(): Record<string, number> {
  const actor = storedActor();
  const own = Object.entries(actor ? ownPlaces(actor) : {});
  return Object.fromEntries(own.map(([field, id]) => [field.replace('_id', ''), id]));
}

/** All rows of a list that is short, fetched once for its pages and kept in the query cache. */
export function keepRows(queryClient: QueryClient) {
  const keyOf = (resource: string) => ['rows', resource];
  let changes = 0;
  /** Of an answer that was under way while something was changed nobody knows whether it has that: it is asked for again. */
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

    /** The rows where they are here and fresh; undefined where they would have to be fetched. */
    known(resource: string): Row[] | undefined {
      const state = queryClient.getQueryState<Row[]>(keyOf(resource));
      const isFresh = state && !state.isInvalidated && Date.now() - state.dataUpdatedAt < FRESH_MS;
      return isFresh ? state.data : undefined;
    },

    /** After a change. Lists of other resources name the record too, or offer it for a choice: all are asked for anew. */
    forget: () => {
      changes += 1;
      return queryClient.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] === 'rows' || queryKey[1] === 'getList',
      });
    },
  };
}
