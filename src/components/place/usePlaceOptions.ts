import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type PlaceLevel, parentLevel } from '#contract/places/place.ts';
import { type Place, placeCalls } from '#contract/places/places.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { useAlphabet } from '../format/useAlphabet.ts';
import { useNameIn } from '../format/useNameIn.ts';

/** The query field for the id of the level above, by level. */
const PARENT_QUERY = {
  parliament: undefined,
  assembly: 'parliament_id',
  mandal: 'assembly_id',
  area: 'mandal',
} as const satisfies Record<PlaceLevel, string | undefined>;

const FIVE_MINUTES = 300_000;

/** The query for places of one level below the given one. A screen that changes places invalidates `['places']`. */
export const placesBelow = (level: PlaceLevel, parentId: number | null) => {
  const query = PARENT_QUERY[level];
  return {
    ...queryOf(['places', level, parentId], placeCalls[level], {
      query: query ? { [query]: parentId ?? undefined } : {},
    }),
    staleTime: FIVE_MINUTES,
  };
};

/**
 * The places of one level below the given one, in alphabetical order; nothing is loaded before that one is chosen
 * (SCOPE-01).
 */
export function usePlaceOptions(level: PlaceLevel, parentId: number | null) {
  const enabled = parentLevel(level) === null || parentId !== null;
  const { data, isFetching, isError, refetch } = useQuery({ ...placesBelow(level, parentId), enabled });
  const byName = useByName();
  const options = useMemo(() => byName(data?.data ?? []), [data, byName]);
  return { options, isFetching, isError, refetch, isEmpty: data?.data.length === 0 && !isFetching };
}

/** Sorts places in the alphabetical order of the screen's language. */
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
