import { complaintCategories, divisionIncharges } from '#server/kernel/db/namedTables.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { CASEWORK } from './casework.ts';
import { Ids } from './ids.ts';
import type { SeededPlaces } from './insertPlaces.ts';
import { categoryNames } from './localNames.ts';
import { personName } from './names.ts';
import type { Random } from './random.ts';

/** Inserts the complaint categories; returns the id of each by name. */
export async function insertCategories(tx: Tx): Promise<Ids> {
  const rows = await tx
    .insert(complaintCategories)
    .values(Object.keys(CASEWORK).map(categoryNames))
    .returning();
  return Ids.of(rows);
}

/** Inserts one or two division in-charges for each area of the assemblies that have complaints (CRE-03). */
export async function insertDivisionIncharges(
  tx: Tx,
  places: SeededPlaces,
  assemblies: readonly string[],
  random: Random,
) {
  const rows = assemblies.flatMap((assembly) =>
    places.areasOf(assembly).flatMap((area) =>
      Array.from({ length: 1 + random.below(2) }, () => ({
        ...area,
        name: personName(random),
        party: 'Party office',
        phone: `98${String(random.below(100_000_000)).padStart(8, '0')}`,
      })),
    ),
  );
  await tx.insert(divisionIncharges).values(rows);
}
