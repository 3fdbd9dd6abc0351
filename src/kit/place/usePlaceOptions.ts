import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type PlaceLevel, parentLevel } from '../../../contract/place.ts';
import { type Place, placeCalls } from '../../../contract/places.ts';
import { call } from '../../dataProvider/http.ts';
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

/**
 * The places of one level below the given one, by the alphabet; nothing is asked before that one is chosen
 * (SCOPE-01). A screen that changes places invalidates `['places']`.
 */
export function usePlaceOptions(level: PlaceLevel, parentId: number | null) {
  const query = PARENT_QUERY[level];
  const nameIn = useNameIn();
  const compare = useAlphabet();
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['places', level, parentId],
    queryFn: ({ signal }) =>
      call(placeCalls[level], { query: query ? { [query]: parentId ?? undefined } : {}, signal }),
    enabled: parentLevel(level) === null || parentId !== null,
    staleTime: FIVE_MINUTES,
  });
  const options: readonly Place[] = useMemo(
    () => (data?.data ?? []).toSorted((one, other) => compare(nameIn(one), nameIn(other))),
    [data, compare, nameIn],
  );
  return { options, isFetching, isError, refetch };
}
