import { LOCAL_NAMES, type LocalName } from '#contract/kernel/named.ts';
import { PLACE_LEVELS, type PlaceLevel } from '#contract/places/place.ts';
import type { LocationColumn } from '#contract/places/places.ts';

/** A row of a locations file, with cleaned names; `row` counts from 1 with the header. */
export type Location = Record<PlaceLevel, string> & Partial<Record<LocationColumn, string>> & { row: number };

/** A column of a locations file with a level's names in another language (GRD-16). */
interface LocalColumn {
  column: LocationColumn;
  level: PlaceLevel;
  field: LocalName;
}

export const LOCAL_COLUMNS: readonly LocalColumn[] = PLACE_LEVELS.flatMap((level) =>
  (['te', 'hi'] as const).map((locale) => ({
    column: `${level}_${locale}` as const,
    level,
    field: LOCAL_NAMES[locale],
  })),
);
