import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type PlaceLevel, parentLevel } from '#contract/places/place.ts';
import { type Place, placeCalls } from '#contract/places/places.ts';
import { call } from '#src/dataProvider/call.ts';
import { useAlphabet } from '../format/useAlphabet.ts';
import { useNameIn } from '../format/useNameIn.ts';

/** The query name under which each level's list takes the id of the level above. */
const PARENT_QUERY = {
  parliament: undefined,
  assembly: 'parliament_id',
  mandal: 'assembly_id',
  area: 'mandal',
} as const satisfies Record<PlaceLevel, string | undefined>;

const FIVE_MINUTES = 300_000;

/** Asks for the places of one level below the given one. A screen that changes places invalidates `['places']`. */
export const placesBelow = (level: PlaceLevel, parentId: number | null) => {
  const query = PARENT_QUERY[level];
  return {
    queryKey: ['places', level, parentId],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      call(placeCalls[level], { query: query ? { [query]: parentId ?? undefined } : {}, signal }),
    staleTime: FIVE_MINUTES,
  };
};

/** The places of one level below the given one, by the alphabet; nothing is asked before that one is chosen (SCOPE-01). */
export function usePlaceOptions(level: PlaceLevel, parentId: number | null) {
  const enabled = parentLevel(level) === null || parentId !== null;
  const { data, isFetching, isError, refetch } = useQuery({ ...placesBelow(level, parentId), enabled });
  const byName = useByName();
  const options = useMemo(() => byName(data?.data ?? []), [data, byName]);
  return { options, isFetching, isError, refetch };
}

/** Puts places in the order of the alphabet of the screen. */
export function useByName() {
  const nameIn = useNameIn();
  const compare = useAlphabet();
  return useMemo(
    () =>
      (places: readonly Place[]): readonly Place[] =>
        places.toSorted((one, other) => compare(nameIn(one), nameIn(other))),
    [compare, nameIn],
  );
}
