import type { Db } from '#server/kernel/db/open.ts';
import { areas, assemblies, mandals, parliaments } from '#server/places/schema/places.ts';

const nowhere = { parliament_id: null, assembly_id: null, mandal_id: null, area_id: null };
type Parliament = Omit<typeof nowhere, 'parliament_id'> & { parliament_id: number };
type Assembly = Omit<Parliament, 'assembly_id'> & { assembly_id: number };
type Mandal = Omit<Assembly, 'mandal_id'> & { mandal_id: number };
/** An area with all places above it. */
export type Area = Omit<Mandal, 'area_id'> & { area_id: number };

/**
 * Two branches, as the paths of their places: P1 > A1 > M1 > V1 and V2, P1 > A2 > M2 > V3, and P2 > A3 > M3 > V4.
 * Each is named as its key.
 */
export async function insertPlaces(db: Db) {
  const parliament = async (name: string): Promise<Parliament> => {
    const [row] = await db.insert(parliaments).values({ name }).returning();
    return { ...nowhere, parliament_id: idOf(row) };
  };
  const assembly = async (name: string, above: Parliament): Promise<Assembly> => {
    const [row] = await db
      .insert(assemblies)
      .values({ name, parliament_id: above.parliament_id })
      .returning();
    return { ...above, assembly_id: idOf(row) };
  };
  const mandal = async (name: string, above: Assembly): Promise<Mandal> => {
    const [row] = await db.insert(mandals).values({ name, assembly_id: above.assembly_id }).returning();
    return { ...above, mandal_id: idOf(row) };
  };
  const area = async (name: string, above: Mandal): Promise<Area> => {
    const [row] = await db.insert(areas).values({ name, mandal_id: above.mandal_id }).returning();
    return { ...above, area_id: idOf(row) };
  };
  const [P1, P2] = [await parliament('P1'), await parliament('P2')];
  const [A1, A2, A3] = [await assembly('A1', P1), await assembly('A2', P1), await assembly('A3', P2)];
  const [M1, M2, M3] = [await mandal('M1', A1), await mandal('M2', A2), await mandal('M3', A3)];
  const [V1, V2] = [await area('V1', M1), await area('V2', M1)];
  const [V3, V4] = [await area('V3', M2), await area('V4', M3)];
  return { P1, P2, A1, A2, A3, M1, M2, M3, V1, V2, V3, V4 };
}

function idOf(row: { id: number } | undefined): number {
  if (!row) throw new Error('insert answered no row');
  return row.id;
}
