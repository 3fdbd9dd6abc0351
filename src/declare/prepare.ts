import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider } from 'react-admin';
import { matchRoutes } from 'react-router';
import { PAGE_SIZE } from '#contract/kernel/listConstants.ts';
import type { LazyPage } from '#src/components/page/lazyPage.tsx';

interface Target extends LazyPage {
  path: string;
  /** Of a declared view. */
  resource?: string;
  isList?: boolean;
  fetchesAlone?: true | undefined;
}

/** All rows of a plain resource are one answer, from which the data provider makes each page for a while. */
const FIRST_ROWS = {
  pagination: { page: 1, perPage: PAGE_SIZE },
  sort: { field: 'id', order: 'ASC' },
  filter: {},
} as const;

/** So long a record that was fetched ahead is not fetched ahead again. */
const FRESH_MS = 10_000;

/**
 * Fetches ahead what the screen at a path is drawn from: its code, and of a declared view the rows or the record, where
 * react-admin's own hooks find them. Pages ask for their data themselves: whoever only points at a grievance has not
 * opened it, and the access log must not say so. Nothing is fetched for a page that is denied (SHELL-13). What fails here is the
 * screen's to tell.
 */
export function preparer(
  screens: readonly Target[],
  queryClient: QueryClient,
  dataProvider: DataProvider,
  mayOpen: (path: string) => boolean,
) {
  const routes = screens.map((screen) => ({ path: screen.path, handle: screen }));

  const fetchRecord = (resource: string, id: string) =>
    queryClient.prefetchQuery({
      queryKey: [resource, 'getOne', { id, meta: undefined }],
      queryFn: async ({ signal }) => (await dataProvider.getOne(resource, { id, signal })).data,
      staleTime: FRESH_MS,
    });

  return async (path: string): Promise<void> => {
    const match = matchRoutes(routes, path)?.at(-1);
    if (!match || !mayOpen(path)) return;
    const { preload, resource: declared, isList, fetchesAlone } = match.route.handle;
    const resource = fetchesAlone ? undefined : declared;
    const { id } = match.params;
    if (resource && id) void fetchRecord(resource, id);
    if (resource && isList) dataProvider.getList(resource, FIRST_ROWS).catch(() => null);
    await preload().catch(() => null);
  };
}
