import type { LocalNames } from '#contract/kernel/named.ts';
import { foldName } from '#contract/kernel/text.ts';
import { levelName, PLACE_LEVELS, type PlaceLevel } from '#contract/places/place.ts';
import type { RowRefusal } from '#server/kernel/errors/apiError.ts';
import { LOCAL_COLUMNS, type Location } from './location.ts';

/** Whether a row has any name in another language. */
export const hasLocalNames = (location: Location) => LOCAL_COLUMNS.some(({ column }) => location[column]);

/** The names in other languages of a level's places; `keys` says which place each row names. */
export function localNamesByKey(level: PlaceLevel, locations: readonly Location[], keys: readonly string[]) {
  const namesByKey = new Map<string, LocalNames>();
  const columns = LOCAL_COLUMNS.filter((known) => known.level === level);
  for (const [index, location] of locations.entries()) {
    for (const { column, field } of columns) {
      const key = keys[index] ?? '';
      if (location[column]) namesByKey.set(key, { ...namesByKey.get(key), [field]: location[column] });
    }
  }
  return namesByKey;
}

/** Rows that name a place differently from an earlier row in the same language. */
export function otherNames(locations: Location[]): RowRefusal[] {
  const called = new Map<string, { name: string; row: number }>();
  return locations.flatMap((location) =>
    LOCAL_COLUMNS.flatMap(({ column, level }) => {
      const name = location[column];
      if (!name) return [];
      const above = PLACE_LEVELS.slice(0, PLACE_LEVELS.indexOf(level) + 1).map((each) =>
        foldName(location[each]),
      );
      const key = [column, ...above].join('/');
      const before = called.get(key);
      if (!before) called.set(key, { name, row: location.row });
      if (!before || before.name === name) return [];
      const reason = { code: 'rowErrors.otherName', values: { ...before, level: levelName(level) } };
      return [{ row: location.row, code: 'columnRefused', values: { columns: column, reason } }];
    }),
  );
}
