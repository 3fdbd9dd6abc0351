import { ownPlaces } from '#contract/access/scope.ts';
import type { PlaceField, PlaceLevel } from '#contract/places/place.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';

/** Which form value holds the id of each level. */
export type PlaceSources = Record<PlaceLevel, string>;

/** Names of a record's place ids. */
export const FORM_SOURCES = {
  parliament: 'parliament_id',
  assembly: 'assembly_id',
  mandal: 'mandal_id',
  area: 'area_id',
} as const satisfies Record<PlaceLevel, PlaceField>;

/** Names of the same ids in the query of a list. */
export const FILTER_SOURCES = {
  parliament: 'parliament',
  assembly: 'assembly',
  mandal: 'mandal',
  area: 'area',
} as const satisfies PlaceSources;

/** The session's own place ids, with which a form starts. */
export function startingPlaces(): Partial<Record<PlaceField, number>> {
  const actor = storedActor();
  return actor ? ownPlaces(actor) : {};
}

/** What a form sends: the session's own places instead of a choice (SCOPE-03). */
export const sendOwnPlaces = <T extends object>(values: T) => ({ ...values, ...startingPlaces() });
