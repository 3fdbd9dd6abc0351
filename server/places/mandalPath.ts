import { and, eq, type SQL } from 'drizzle-orm';
import { names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { findPlaces, placeTables } from '#server/kernel/db/places.ts';
import type { PlaceNames } from './readLocations.ts';

/** The names of a mandal and of the places above it; undefined when there is none, or none within `scope`. */
export async function mandalPath(
  db: Db | Tx,
  mandalId: number,
  scope?: SQL,
): Promise<PlaceNames | undefined> {
  const [mandal] = await findPlaces.mandal(db, and(eq(placeTables.mandal.id, mandalId), scope));
  if (!mandal) return undefined;
  const { place } = await names(db);
  return {
    parliament: place('parliament', mandal.parliament_id)?.name ?? '',
    assembly: place('assembly', mandal.assembly_id)?.name ?? '',
    mandal: mandal.name,
  };
}
