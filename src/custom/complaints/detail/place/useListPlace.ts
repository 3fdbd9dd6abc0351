import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type GetListResult, useDataProvider } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import { COMPLAINTS } from '#src/components/data/resourceNames.ts';
import { type ListBehind, listBehind } from '../../list/listBehind.ts';
import { pathOf } from '../../list/rowParts.tsx';
import { useListFilters } from '../../list/useListFilters.ts';
import { type WayBackState, wayBackState } from '../../wayBack.ts';
import { findPlace, type ListPage, type Place } from './findPlace.ts';

/** A list page of at most this age is used without a request, unless a change has made it stale. */
const FRESH_MS = 60_000;

export type Step = 'previous' | 'next';

/**
 * The place of the grievance in the list that it was opened from, and links to its neighbours. Empty when it was not
 * opened from a list.
 */
export function useListPlace(id: number) {
  const location = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const askPage = useAskPage();
  const filters = useListFilters();
  const list = useMemo(() => listBehind(location, filters), [location, filters]);
  const queryKey = [COMPLAINTS, 'inList', id, list?.page, list?.perPage, list?.listQuery];
  const {
    data: place,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    queryKey,
    queryFn: () => {
      if (!list) throw new Error('asked without a list');
      const known = queryClient.getQueryData<Place>(queryKey)?.index;
      const lastIndex = known ?? wayBackState(location).index ?? null;
      return findPlace({ ...list, id, lastIndex, ask: (page) => askPage(list, page) });
    },
    enabled: list !== null,
    staleTime: FRESH_MS,
  });

  /** Path and state of a neighbour; undefined at the ends and while loading. */
  const wayTo = (step: Step) => {
    const neighbour = place?.[step];
    if (!list || !neighbour) return undefined;
    const back = list.wayTo(Math.floor(neighbour.index / list.perPage) + 1);
    return {
      to: pathOf(neighbour.id),
      state: { back, by: step, index: neighbour.index } satisfies WayBackState,
    };
  };
  const go = (step: Step) => {
    const way = wayTo(step);
    if (way) navigate(way.to, { state: way.state });
    return way !== undefined;
  };
  return { list, place, isError, isFetching, refetch, wayTo, go };
}

/** Loads a page with react-admin's query key, so that pages that the list has loaded come from the cache. */
function useAskPage() {
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider();
  return async ({ perPage, listQuery: query }: ListBehind, page: number): Promise<ListPage> => {
    const params = { pagination: { page, perPage }, ...query };
    const { data, total, pageInfo, meta } = await queryClient.fetchQuery<GetListResult<ComplaintRow>>({
      queryKey: [COMPLAINTS, 'getList', params],
      queryFn: () => dataProvider.getList<ComplaintRow>(COMPLAINTS, params),
      staleTime: FRESH_MS,
    });
    const hasNext = total === undefined ? pageInfo?.hasNextPage === true : total > page * perPage;
    return { ids: data.map((row) => row.id), total, counted: meta?.counted ?? total ?? 0, hasNext };
  };
}
