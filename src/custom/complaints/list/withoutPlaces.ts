import type { QueryClient } from '@tanstack/react-query';
import { levelsBelow, PLACE_LEVELS, type PlaceLevel } from '#contract/places/place.ts';
import { knownPlace } from '#src/components/place/severalPlaces.ts';
import { asFilter, valuesOf } from './filterValues.ts';
import type { Filters } from './listAddress.ts';

export const isLevel = (name: string): name is PlaceLevel => PLACE_LEVELS.some((level) => level === name);

/**
 * Removes places of one level from the filters. Chosen places below them are removed too, if known to be within them,
 * or all of them if the level becomes empty.
 */
export function withoutPlaces(
  queryClient: QueryClient,
  filters: Filters,
  level: PlaceLevel,
  gone: readonly number[],
): Filters {
  if (gone.length === 0) return filters;
  const isSet = valuesOf(filters[level]).length > 0;
  const remaining: Filters = { ...filters };
  for (const below of levelsBelow(level)) {
    const stays = (id: number) => {
      const within = knownPlace(queryClient, below, id)?.[`${level}_id` as 'mandal_id'];
      return isSet && !(within && gone.includes(within));
    };
    remaining[below] = asFilter(valuesOf(remaining[below]).filter(stays));
  }
  return remaining;
}
