import { useCallback, useMemo } from 'react';
import { type RouterNavigateFunction, type RouterProvider, reactRouterProvider } from 'react-admin';
import { useLocation } from 'react-router';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { sameFilters } from './filterValues.ts';
import { readAddress, type Shown, writeAddress } from './listAddress.ts';

const accountId = () => storedActor()?.id ?? 0;

/** What the address shows, and the properties of a link to the list as it shows something else. */
export function useListAddress() {
  const location = useLocation();
  return useMemo(() => {
    const shown = readAddress(location, accountId());
    const linkTo = (other: Partial<Shown>) => {
      const { search, state } = writeAddress({ ...shown, ...other }, accountId());
      return { to: { search }, state, preventScrollReset: true };
    };
    return { shown, linkTo };
  }, [location]);
}

/** react-admin keeps page, order and filters in a query of its own form: the address in that form. */
function useListLocation() {
  const location = useLocation();
  return useMemo(() => {
    const { filter, columns: _, ...others } = readAddress(location, accountId());
    const query = {
      ...others,
      filter: JSON.stringify(filter),
      page: `${others.page}`,
      perPage: `${others.perPage}`,
    };
    return { ...location, search: `?${new URLSearchParams(query)}` };
  }, [location]);
}

/** Shows in the address what react-admin wants shown; any other way is taken as it is. */
function useListNavigate(): RouterNavigateFunction {
  const navigate = reactRouterProvider.useNavigate();
  const { shown } = useListAddress();
  return useCallback(
    (to, options) => {
      const isOther = typeof to !== 'object' || to.pathname || to.search === undefined;
      if (isOther) return navigate(to, options);
      const next = shownIn(to.search ?? '');
      // The columns of a view go with its filters.
      const columns = sameFilters(next.filter, shown.filter) ? shown.columns : undefined;
      const { search, state } = writeAddress({ ...next, columns }, accountId());
      navigate({ search }, { state, replace: true });
    },
    [navigate, shown],
  );
}

function shownIn(search: string): Shown {
  const parameters = new URLSearchParams(search);
  return {
    filter: JSON.parse(parameters.get('filter') ?? '{}'),
    page: Number(parameters.get('page')),
    perPage: Number(parameters.get('perPage')),
    sort: parameters.get('sort') ?? '',
    order: parameters.get('order') === 'ASC' ? 'ASC' : 'DESC',
  };
}

/**
 * The router as react-admin's list knows it. Links and bookmarks of these lists are older than its form of a query and
 * shorter, and that form would put names and phones into the address.
 */
export const listRouter: RouterProvider = {
  ...reactRouterProvider,
  useLocation: useListLocation,
  useNavigate: useListNavigate,
};
