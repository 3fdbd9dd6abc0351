import { useCallback, useMemo } from 'react';
import { type RouterNavigateFunction, type RouterProvider, reactRouterProvider } from 'react-admin';
import { useLocation } from 'react-router';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { sameFilters } from './filterValues.ts';
import { readAddress, type Shown, writeAddress } from './listAddress.ts';
import { useListFilters } from './useListFilters.ts';

const accountId = () => storedActor()?.id ?? 0;

/** The list state in the address, and link properties for another list state. */
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

/** The address in the form that react-admin uses for page, order and filters. */
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

/** Translates react-admin's navigation into the list's address. Other navigation passes unchanged. */
function useListNavigate(): RouterNavigateFunction {
  const navigate = reactRouterProvider.useNavigate();
  const { shown, linkTo } = useListAddress();
  return useCallback(
    (to, options) => {
      const isOther = typeof to !== 'object' || to.pathname || to.search === undefined;
      if (isOther) return navigate(to, options);
      const next = shownIn(to.search ?? '');
      // The columns of a view belong to its filters.
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
 * The router for react-admin's list. Links and bookmarks of these lists have an older, shorter query, and react-admin's
 * query would put names and phones into the address.
 */
export const listRouter: RouterProvider = {
  ...reactRouterProvider,
  useLocation: useListLocation,
  useNavigate: useListNavigate,
};
