import { sql } from 'drizzle-orm';
import { LOCAL_NAMES, type LocalNames } from '#contract/kernel/named.ts';
import type { PlaceLevel } from '#contract/places/place.ts';
import type { Place } from '#contract/places/places.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { placeTables } from '#server/kernel/db/places.ts';

/** A place with all of its new names in other languages. */
type Renamed = Required<LocalNames> & { id: number };

/** Places whose names in a file differ from the stored ones; languages without a name in the file do not change. */
export async function otherwiseCalled(
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

/** How many are updated in one statement. */
const SLICE = 2_000;

export async function renamePlaces(tx: Db | Tx, level: PlaceLevel, renamed: readonly Renamed[]) {
  const { [level]: table } = placeTables;
  for (let start = 0; start < renamed.length; start += SLICE) {
    const rows = JSON.stringify(renamed.slice(start, start + SLICE));
    await tx.execute(sql`
      update ${table} set name_te = called.name_te, name_hi = called.name_hi
      from jsonb_to_recordset(${rows}::jsonb) as called (id int, name_te text, name_hi text)
      where ${table.id} = called.id`);
  }
}
