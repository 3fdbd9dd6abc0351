import { ownPlaces } from '#contract/access/scope.ts';
import type { PlaceField, PlaceLevel } from '#contract/places/place.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';

/** The form field of each level's id. */
export type PlaceSources = Record<PlaceLevel, string>;

/** The names of the place ids in a record. */
export const FORM_SOURCES = {
  parliament: 'parliament_id',
  assembly: 'assembly_id',
  mandal: 'mandal_id',
  area: 'area_id',
} as const satisfies Record<PlaceLevel, PlaceField>;

/** The names of the same ids in the query of a list. */
export const FILTER_SOURCES = {
  parliament: 'parliament',
  assembly: 'assembly',
  mandal: 'mandal',
  area: 'area',
} as const satisfies PlaceSources;

/** The session's own place ids, the initial values of a form. */
export function startingPlaces(): Partial<Record<PlaceField, number>> {
  const actor = storedActor();
  return actor ? ownPlaces(actor) : {};
}

/** Replaces the places of a form by the session's own (SCOPE-03). */
export const sendOwnPlaces = <T extends object>(values: T) => ({ ...values, ...startingPlaces() });
