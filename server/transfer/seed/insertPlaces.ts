import type { PlaceField, PlaceLevel } from '#contract/places/place.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { areas, assemblies, mandals, parliaments } from '#server/places/schema/places.ts';
import { Ids } from './ids.ts';
import { placeNames } from './localNames.ts';
import { CONSTITUENCIES, MANDALS } from './places.ts';

/** The places that later steps of the seed need. */
export interface SeededPlaces {
  id(level: Extract<PlaceLevel, 'parliament' | 'assembly'>, name: string): number;
  /** Every area with the places above it, by the name of its assembly. */
  areasOf(assembly: string): Record<PlaceField, number>[];
}

/** Inserts the constituencies by name, and mandals and areas of each. */
export async function insertPlaces(tx: Tx): Promise<SeededPlaces> {
  const parliamentRows = await tx
    .insert(parliaments)
    .values(Object.keys(CONSTITUENCIES).map(placeNames))
    .returning();
  const parliamentIds = Ids.of(parliamentRows);
  const assemblyRows = await tx
    .insert(assemblies)
    .values(
      Object.entries(CONSTITUENCIES).flatMap(([parliament, names]) =>
        names.map((name) => ({ ...placeNames(name), parliament_id: parliamentIds.get(parliament) })),
      ),
    )
    .returning();
  const assemblyIds = Ids.of(assemblyRows);
  const mandalRows = await tx
    .insert(mandals)
    .values(
      Object.entries(MANDALS).flatMap(([assembly, names]) =>
        Object.keys(names).map((name) => ({
          ...placeNames(name),
          assembly_id: assemblyIds.get(assembly),
        })),
      ),
    )
    .returning();
  const mandalIds = Ids.of(mandalRows);
  const areaRows = await tx
    .insert(areas)
    .values(
      Object.values(MANDALS).flatMap((names) =>
        Object.entries(names).flatMap(([mandal, list]) =>
          list.map((name) => ({ ...placeNames(name), mandal_id: mandalIds.get(mandal) })),
        ),
      ),
    )
    .returning();
  return {
    id: (level, name) => (level === 'parliament' ? parliamentIds : assemblyIds).get(name),
    areasOf: (assembly) => {
      const above = assemblyRows.find((row) => row.name === assembly);
      if (!above) throw new Error(`unknown assembly ${assembly}`);
      return mandalRows
        .filter((mandal) => mandal.assembly_id === above.id)
        .flatMap((mandal) => areaRows.filter((area) => area.mandal_id === mandal.id))
        .map((area) => ({
          area_id: area.id,
          mandal_id: area.mandal_id,
          assembly_id: above.id,
          parliament_id: above.parliament_id,
        }));
    },
  };
}
