import { type QueryClient, type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PlaceLevel } from '#contract/places/place.ts';
import { type Place, placeCalls, placeRecordCalls } from '#contract/places/places.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { call } from '#src/dataProvider/call.ts';
import { ApiFailure } from '#src/dataProvider/http.ts';
import { placesBelow, useByName } from './usePlaceOptions.ts';

const FIVE_MINUTES = 300_000;

/** The places of one level below several others, in alphabetical order; null means the whole state. */
export function usePlacesBelow(level: PlaceLevel, parentIds: readonly (number | null)[]) {
  const { places, ...loading } = useQueries({
    queries: parentIds.map((id) => placesBelow(level, id)),
    combine: together,
  });
  const byName = useByName();
  return { options: useMemo(() => byName(places), [places, byName]), ...loading };
}

const together = (results: UseQueryResult<{ data: Place[] }>[]) => ({
  places: results.flatMap(({ data }) => data?.data ?? []),
  isFetching: results.some(({ isFetching }) => isFetching),
  isError: results.some(({ isError }) => isError),
  refetch: () => {
    for (const { isError, refetch } of results) if (isError) void refetch();
  },
});

/** A plain host returns places by their level only. */
async function findPlace(level: PlaceLevel, id: number, signal: AbortSignal): Promise<Place> {
  const { data } = await call(placeCalls[level], { signal });
  const found = data.find((place) => place.id === id);
  if (!found) throw new ApiFailure(404, 'rules.notFound');
  return found;
}

const placeKey = (level: PlaceLevel, id: number) => ['places', 'one', level, id];

/** Places by their ids. */
export const usePlacesById = (level: PlaceLevel, ids: readonly number[]): (Place | undefined)[] =>
  useQueries({
    queries: ids.map((id) => ({
      queryKey: placeKey(level, id),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        hasCapability('desk')
          ? call(placeRecordCalls[level].one, { params: { id }, signal })
          : findPlace(level, id, signal),
      staleTime: FIVE_MINUTES,
    })),
    combine: dataOf,
  });
const dataOf = (results: UseQueryResult<Place>[]) => results.map(({ data }) => data);

/** A place that this page has already loaded, alone or in a list. */
export function knownPlace(queryClient: QueryClient, level: PlaceLevel, id: number): Place | undefined {
  const lists = queryClient.getQueriesData<{ data: Place[] }>({ queryKey: ['places', level] });
  const listed = lists.flatMap(([, list]) => list?.data ?? []).find((place) => place.id === id);
  return listed ?? queryClient.getQueryData<Place>(placeKey(level, id));
}
