/** The place hierarchy, from the top: parliament > assembly > mandal > area (SCOPE-01). */
export const PLACE_LEVELS = ['parliament', 'assembly', 'mandal', 'area'] as const;
export type PlaceLevel = (typeof PLACE_LEVELS)[number];
/** A level as a value of a text. */
export const levelName = (level: PlaceLevel) => ({ code: `common.${level}` });
export type PlaceField = `${PlaceLevel}_id`;

/** The four place ids of a record; null below its level. */
export type PlaceIds = Record<PlaceField, number | null>;

/** The place of an account: the state when both are null, a parliament, or an assembly of it. */
export type Seat = Pick<PlaceIds, 'parliament_id' | 'assembly_id'>;

export const PLACE_FIELDS: readonly PlaceField[] = PLACE_LEVELS.map((level) => `${level}_id` as const);

/** The level directly above, null for parliament. */
export function parentLevel(level: PlaceLevel): PlaceLevel | null {
  return PLACE_LEVELS[PLACE_LEVELS.indexOf(level) - 1] ?? null;
}

/** The levels that a change of `level` clears. */
export function levelsBelow(level: PlaceLevel): PlaceLevel[] {
  return PLACE_LEVELS.slice(PLACE_LEVELS.indexOf(level) + 1);
}
