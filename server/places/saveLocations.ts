import type { Named } from '#contract/kernel/named.ts';
import { foldName } from '#contract/kernel/text.ts';
import { PLACE_LEVELS, type PlaceIds, type PlaceLevel, parentLevel } from '#contract/places/place.ts';
import type { Place } from '#contract/places/places.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { findPlaces } from '#server/kernel/db/places.ts';
import { hasLocalNames, localNamesByKey } from './localColumns.ts';
import type { Location } from './location.ts';
import { otherwiseCalled, renamePlaces } from './renamePlaces.ts';
import { areas, assemblies, mandals, parliaments } from './schema/places.ts';

/** A new place; `above` is the id of the place above it, 0 for a parliament. */
type NewPlace = Named & { above: number };

type Insert = (tx: Db | Tx, level: PlaceLevel, places: NewPlace[]) => Promise<Place[]>;

const inserts: Record<PlaceLevel, (tx: Db | Tx, places: NewPlace[]) => Promise<Place[]>> = {
  parliament: (tx, places) => tx.insert(parliaments).values(places).returning(),
  assembly: (tx, places) =>
    tx
      .insert(assemblies)
      .values(places.map(({ above, ...names }) => ({ ...names, parliament_id: above })))
      .returning(),
  mandal: (tx, places) =>
    tx
      .insert(mandals)
      .values(places.map(({ above, ...names }) => ({ ...names, assembly_id: above })))
      .returning(),
  area: (tx, places) =>
    tx
      .insert(areas)
      .values(places.map(({ above, ...names }) => ({ ...names, mandal_id: above })))
      .returning(),
};

/** Rows per statement, which may have 65,535 values. */
const SLICE = 2_000;

const insert: Insert = async (tx, level, places) => {
  const added: Place[] = [];
  for (let start = 0; start < places.length; start += SLICE) {
    added.push(...(await inserts[level](tx, places.slice(start, start + SLICE))));
  }
  return added;
};

/** For a preview: new places get negative ids, which the database does not contain. */
const imagine: Insert = async (_tx, level, places) =>
  places.map(({ above, ...names }, index) => ({
    id: -1 - index,
    ...names,
    [`${parentLevel(level)}_id`]: above,
  }));

/**
 * Adds missing places level by level, or only returns what would be added. `created` counts new areas, `skipped` the
 * rows without one, `renamed` the places that get another name in another language.
 */
export async function saveLocations(tx: Db | Tx, locations: Location[], preview = false) {
  const add = preview ? imagine : insert;
  let above = locations.map(() => 0);
  let created = 0;
  let renamed = 0;
  for (const level of PLACE_LEVELS) {
    const places = new Map((await findPlaces[level](tx)).map((place) => [keyOf(level, place), place]));
    const keys = locations.map((location, index) => key(above[index], location[level]));
    const local = localNamesByKey(level, locations, keys);
    const missing = new Map<string, NewPlace>();
    for (const [index, location] of locations.entries()) {
      const key = keys[index] ?? '';
      if (places.has(key) || missing.has(key)) continue;
      missing.set(key, { name: location[level], above: above[index] ?? 0, ...local.get(key) });
    }
    const others = await otherwiseCalled(tx, level, places, local);
    if (!preview) await renamePlaces(tx, level, others);
    renamed += others.length;
    const added = await add(tx, level, [...missing.values()]);
    for (const place of added) places.set(keyOf(level, place), place);
    above = keys.map((key) => places.get(key)?.id ?? 0);
    created = added.length;
  }
  const counts = { created, skipped: locations.length - created };
  return locations.some(hasLocalNames) ? { ...counts, renamed } : counts;
}

const key = (above: number | null | undefined, name: string) => `${above ?? 0}/${foldName(name)}`;

function keyOf(level: PlaceLevel, place: Partial<PlaceIds> & { name: string }) {
  const parent = parentLevel(level);
  return key(parent ? place[`${parent}_id`] : 0, place.name);
}
