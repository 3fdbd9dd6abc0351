import { PLACE_LEVELS, type PlaceIds, type PlaceLevel, parentLevel } from '../../contract/place.ts';
import type { Place } from '../../contract/places.ts';
import { foldName } from '../../contract/text.ts';
import type { Db, Tx } from '../db/open.ts';
import { findPlaces } from '../db/places.ts';
import { areas, assemblies, mandals, parliaments } from '../db/schema/places.ts';
import type { Location } from './readLocations.ts';

/** A new place; `above` is the id of the place it lies in, 0 for a parliament. */
interface NewPlace {
  name: string;
  above: number;
}

type Insert = (tx: Db | Tx, level: PlaceLevel, places: NewPlace[]) => Promise<Place[]>;

const inserts: Record<PlaceLevel, (tx: Db | Tx, places: NewPlace[]) => Promise<Place[]>> = {
  parliament: (tx, places) => tx.insert(parliaments).values(places).returning(),
  assembly: (tx, places) =>
    tx
      .insert(assemblies)
      .values(places.map(({ name, above }) => ({ name, parliament_id: above })))
      .returning(),
  mandal: (tx, places) =>
    tx
      .insert(mandals)
      .values(places.map(({ name, above }) => ({ name, assembly_id: above })))
      .returning(),
  area: (tx, places) =>
    tx
      .insert(areas)
      .values(places.map(({ name, above }) => ({ name, mandal_id: above })))
      .returning(),
};

/** Rows that go into one statement, which may have 65,535 values. */
const SLICE = 2_000;

const insert: Insert = async (tx, level, places) => {
  const added: Place[] = [];
  for (let start = 0; start < places.length; start += SLICE) {
    added.push(...(await inserts[level](tx, places.slice(start, start + SLICE))));
  }
  return added;
};

/** For a preview: places that get ids below zero, which nothing in the database has. */
const imagine: Insert = async (_tx, level, places) =>
  places.map(({ name, above }, index) => ({ id: -1 - index, name, [`${parentLevel(level)}_id`]: above }));

/**
 * Adds what is not there yet, level by level, or only says what that would be. `created` counts new areas, `skipped`
 * the rows that brought none.
 */
export async function saveLocations(tx: Db | Tx, locations: Location[], preview = false) {
  const add = preview ? imagine : insert;
  let above = locations.map(() => 0);
  let created = 0;
  for (const level of PLACE_LEVELS) {
    const ids = new Map((await findPlaces[level](tx)).map((place) => [keyOf(level, place), place.id]));
    const keys = locations.map((location, index) => key(above[index], location[level]));
    const missing = new Map<string, NewPlace>();
    for (const [index, location] of locations.entries()) {
      const wanted = keys[index] ?? '';
      if (ids.has(wanted) || missing.has(wanted)) continue;
      missing.set(wanted, { name: location[level], above: above[index] ?? 0 });
    }
    const added = await add(tx, level, [...missing.values()]);
    for (const place of added) ids.set(keyOf(level, place), place.id);
    above = keys.map((wanted) => ids.get(wanted) ?? 0);
    created = added.length;
  }
  return { created, skipped: locations.length - created };
}

const key = (above: number | null | undefined, name: string) => `${above ?? 0}/${foldName(name)}`;

function keyOf(level: PlaceLevel, place: Partial<PlaceIds> & { name: string }) {
  const parent = parentLevel(level);
  return key(parent ? place[`${parent}_id`] : 0, place.name);
}
