import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider } from 'react-admin';
import { matchRoutes } from 'react-router';
import { PAGE_SIZE } from '#contract/kernel/listConstants.ts';
import type { LazyPage } from '#src/components/page/lazyPage.tsx';

interface Target extends LazyPage {
  path: string;
  /** The resource of a declared view. */
  resource?: string;
  isList?: boolean;
  fetchesAlone?: true | undefined;
}

/** One answer has all rows of a plain resource; the data provider makes each page from it for a while. */
const FIRST_ROWS = {
  pagination: { page: 1, perPage: PAGE_SIZE },
  sort: { field: 'id', order: 'ASC' },
  filter: {},
} as const;

/** A prefetched record is not prefetched again for this long. */
const FRESH_MS = 10_000;

/**
 * Prefetches a screen: its code and, for a declared view, the rows or the record into the cache of react-admin's hooks.
 * Handwritten pages load their own data: pointing at a complaint is not opening it, and the access log must not say so.
 * Nothing is loaded for a denied page (SHELL-13). Failures are left to the screen.
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
