import { sql } from 'drizzle-orm';
import { LOCAL_NAMES, type LocalNames, type Named } from '#contract/kernel/named.ts';
import { foldName } from '#contract/kernel/text.ts';
import { PLACE_LEVELS, type PlaceIds, type PlaceLevel, parentLevel } from '#contract/places/place.ts';
import type { Place } from '#contract/places/places.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { findPlaces, placeTables } from '#server/kernel/db/places.ts';
import { hasLocalNames, localNamesByKey } from './localColumns.ts';
import type { Location } from './location.ts';
import type { areas } from './schema/places.ts';

/** A new place; `above` is the id of the place above it, 0 for a parliament. */
type NewPlace = Named & { above: number };

type Insert = (tx: Db | Tx, level: PlaceLevel, places: NewPlace[]) => Promise<Place[]>;

/** Rows per statement, which may have 65,535 values. */
const SLICE = 2_000;

const insert: Insert = async (tx, level, places) => {
  // Their columns differ only in the place above.
  const table = placeTables[level] as typeof areas;
  const added: Place[] = [];
  for (let start = 0; start < places.length; start += SLICE) {
    const rows = places.slice(start, start + SLICE).map((place) => rowOf(level, place));
    added.push(
      ...(await tx
        .insert(table)
        .values(rows as (typeof areas.$inferInsert)[])
        .returning()),
    );
  }
  return added;
};

/** For a preview: new places get negative ids, which the database does not contain. */
const imagine: Insert = async (_tx, level, places) =>
  places.map((place, index) => ({ id: -1 - index, ...rowOf(level, place) }));

function rowOf(level: PlaceLevel, { above, ...names }: NewPlace): Omit<Place, 'id'> {
  const parent = parentLevel(level);
  return parent ? { ...names, [`${parent}_id`]: above } : names;
}

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

/** A place with all of its new names in other languages. */
type Renamed = Required<LocalNames> & { id: number };

/** Places whose names in a file differ from the stored ones; languages without a name in the file do not change. */
async function otherwiseCalled(
  tx: Db | Tx,
  level: PlaceLevel,
  places: ReadonlyMap<string, Place>,
  local: ReadonlyMap<string, LocalNames>,
): Promise<Renamed[]> {
  if (local.size === 0) return [];
  const { [level]: table } = placeTables;
  const rows = await tx.select({ id: table.id, name_te: table.name_te, name_hi: table.name_hi }).from(table);
  const known = new Map(rows.map((row) => [row.id, row]));
  return [...local].flatMap(([key, names]) => {
    const place = known.get(places.get(key)?.id ?? 0);
    if (!place) return [];
    const renamed = { ...place, ...names };
    return Object.values(LOCAL_NAMES).some((field) => renamed[field] !== place[field]) ? [renamed] : [];
  });
}

async function renamePlaces(tx: Db | Tx, level: PlaceLevel, renamed: readonly Renamed[]) {
  const { [level]: table } = placeTables;
  for (let start = 0; start < renamed.length; start += SLICE) {
    const rows = JSON.stringify(renamed.slice(start, start + SLICE));
    await tx.execute(sql`
      update ${table} set name_te = called.name_te, name_hi = called.name_hi
      from jsonb_to_recordset(${rows}::jsonb) as called (id int, name_te text, name_hi text)
      where ${table.id} = called.id`);
  }
}
