import { useCallback, useMemo } from 'react';
import { type RouterNavigateFunction, type RouterProvider, reactRouterProvider } from 'react-admin';
import { useLocation } from 'react-router';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { sameFilters } from './filterValues.ts';
import { readAddress, type Shown, writeAddress } from './listAddress.ts';
import { useListFilters } from './useListFilters.ts';

const accountId = () => storedActor()?.id ?? 0;

/** What the address shows, and the properties of a link to the list as it shows something else. */
export function useListAddress() {
  const location = useLocation();
  const known = useListFilters();
  return useMemo(() => {
    const shown = readAddress(location, accountId(), known);
    const linkTo = (other: Partial<Shown>) => {
      const { search, state } = writeAddress({ ...shown, ...other }, accountId(), known);
      return { to: { search }, state, preventScrollReset: true };
    };
    return { shown, linkTo };
  }, [location, known]);
}

/** react-admin keeps page, order and filters in a query of its own form: the address in that form. */
function useListLocation() {
  const location = useLocation();
  const { shown } = useListAddress();
  return useMemo(() => {
    const { filter, columns: _, ...others } = shown;
    const query = {
      ...others,
      filter: JSON.stringify(filter),
      page: `${others.page}`,
      perPage: `${others.perPage}`,
    };
    return { ...location, search: `?${new URLSearchParams(query)}` };
  }, [location, shown]);
}

/** Shows in the address what react-admin wants shown; any other way is taken as it is. */
function useListNavigate(): RouterNavigateFunction {
  const navigate = reactRouterProvider.useNavigate();
  const { shown, linkTo } = useListAddress();
  return useCallback(
    (to, options) => {
      const isOther = typeof to !== 'object' || to.pathname || to.search === undefined;
      if (isOther) return navigate(to, options);
      const next = shownIn(to.search ?? '');
      // The columns of a view go with its filters.
      const columns = sameFilters(next.filter, shown.filter) ? shown.columns : undefined;
      const { to: address, state } = linkTo({ ...next, columns });
      navigate(address, { state, replace: true });
    },
    [navigate, shown, linkTo],
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
