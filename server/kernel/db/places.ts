import { eq, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  PLACE_LEVELS,
  type PlaceField,
  type PlaceIds,
  type PlaceLevel,
  parentLevel,
} from '#contract/places/place.ts';
import type { Place } from '#contract/places/places.ts';
import { areas, assemblies, mandals, parliaments } from '#server/places/schema/places.ts';
import { invalidField } from '../errors/apiError.ts';
import type { Db, Tx } from './open.ts';

/** The table of each level of the hierarchy. */
export const placeTables = { parliament: parliaments, assembly: assemblies, mandal: mandals, area: areas };

/** The columns with the id of a level and the ids of the places above it. */
export const placePath: Record<PlaceLevel, Partial<Record<PlaceField, AnyPgColumn>>> = {
  parliament: { parliament_id: parliaments.id },
  assembly: { parliament_id: assemblies.parliament_id, assembly_id: assemblies.id },
  mandal: {
    parliament_id: assemblies.parliament_id,
    assembly_id: mandals.assembly_id,
    mandal_id: mandals.id,
  },
  area: {
    parliament_id: assemblies.parliament_id,
    assembly_id: mandals.assembly_id,
    mandal_id: areas.mandal_id,
    area_id: areas.id,
  },
};

/**
 * The places of a level with the ids of those above them, by their plain names. `where` uses the columns of
 * `placePath`. Names in other languages are in memory (`names.ts`).
 */
export const findPlaces: Record<PlaceLevel, (db: Db | Tx, where?: SQL) => Promise<Place[]> & SQLWrapper> = {
  parliament: (db, where) =>
    db.select({ id: parliaments.id, name: parliaments.name }).from(parliaments).where(where),
  assembly: (db, where) =>
    db
      .select({ id: assemblies.id, name: assemblies.name, parliament_id: assemblies.parliament_id })
      .from(assemblies)
      .where(where),
  mandal: (db, where) =>
    db
      .select({
        id: mandals.id,
        name: mandals.name,
        parliament_id: assemblies.parliament_id,
        assembly_id: mandals.assembly_id,
      })
      .from(mandals)
      .innerJoin(assemblies, eq(assemblies.id, mandals.assembly_id))
      .where(where),
  area: (db, where) =>
    db
      .select({
        id: areas.id,
        name: areas.name,
        parliament_id: assemblies.parliament_id,
        assembly_id: mandals.assembly_id,
        mandal_id: areas.mandal_id,
      })
      .from(areas)
      .innerJoin(mandals, eq(mandals.id, areas.mandal_id))
      .innerJoin(assemblies, eq(assemblies.id, mandals.assembly_id))
      .where(where),
};

/**
 * Refuses places that do not belong together. A record may belong to any level: its ids go from the top down without a
 * gap, and the ids below its level are null or absent.
 * @throws 422 under the lowest id: `placeUnknown` when it does not exist, `placeMismatch` when it is not in the one
 * above it
 */
export async function checkPlaces(db: Db | Tx, places: Partial<PlaceIds>): Promise<void> {
  const lowest = PLACE_LEVELS.findLast((level) => (places[`${level}_id`] ?? null) !== null);
  if (!lowest) return;
  const [place] = await findPlaces[lowest](db, eq(placeTables[lowest].id, places[`${lowest}_id`] ?? 0));
  if (!place) throw invalidField(`${lowest}_id`, 'placeUnknown');
  const path: Partial<PlaceIds> = place;
  for (let level = lowest, above = parentLevel(level); above; level = above, above = parentLevel(level)) {
    if (places[`${above}_id`] !== path[`${above}_id`]) throw invalidField(`${level}_id`, 'placeMismatch');
  }
}
