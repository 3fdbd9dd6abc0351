import { expect, test } from 'vitest';
import { levelsBelow, PLACE_FIELDS, PLACE_LEVELS, parentLevel } from '#contract/places/place.ts';

test('[SCOPE-01] four levels, each with the one above and those below', () => {
  expect(PLACE_FIELDS).toEqual(['parliament_id', 'assembly_id', 'mandal_id', 'area_id']);
  expect(PLACE_LEVELS.map((level) => [level, parentLevel(level), levelsBelow(level)])).toEqual([
    ['parliament', null, ['assembly', 'mandal', 'area']],
    ['assembly', 'parliament', ['mandal', 'area']],
    ['mandal', 'assembly', ['area']],
    ['area', 'mandal', []],
  ]);
});
