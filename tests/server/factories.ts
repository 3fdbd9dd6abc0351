import sharp from 'sharp';
import type { PlaceIds } from '#contract/places/place.ts';
import { notices } from '#server/desk/schema/notices.ts';
import type { Db } from '#server/kernel/db/open.ts';
import { areas, assemblies, mandals, parliaments } from '#server/places/schema/places.ts';

const nowhere: PlaceIds = { parliament_id: null, assembly_id: null, mandal_id: null, area_id: null };

/**
 * Two branches, as the paths of their places: P1 > A1 > M1 > V1 and V2, P1 > A2 > M2 > V3, and P2 > A3 > M3 > V4.
 * Each is named as its key.
 */
export async function insertPlaces(db: Db) {
  const parliament = async (name: string) => {
    const [row] = await db.insert(parliaments).values({ name }).returning();
    return { ...nowhere, parliament_id: idOf(row) };
  };
  const assembly = async (name: string, above: PlaceIds) => {
    const parliament_id = above.parliament_id ?? 0;
    const [row] = await db.insert(assemblies).values({ name, parliament_id }).returning();
    return { ...above, parliament_id, assembly_id: idOf(row) };
  };
  const mandal = async (name: string, above: PlaceIds) => {
    const [row] = await db
      .insert(mandals)
      .values({ name, assembly_id: above.assembly_id ?? 0 })
      .returning();
    return { ...above, mandal_id: idOf(row) };
  };
  const area = async (name: string, above: PlaceIds) => {
    const [row] = await db
      .insert(areas)
      .values({ name, mandal_id: above.mandal_id ?? 0 })
      .returning();
    return { ...above, area_id: idOf(row) };
  };
  const [P1, P2] = [await parliament('P1'), await parliament('P2')];
  const [A1, A2, A3] = [await assembly('A1', P1), await assembly('A2', P1), await assembly('A3', P2)];
  const [M1, M2, M3] = [await mandal('M1', A1), await mandal('M2', A2), await mandal('M3', A3)];
  const [V1, V2] = [await area('V1', M1), await area('V2', M1)];
  const [V3, V4] = [await area('V3', M2), await area('V4', M3)];
  return { P1, P2, A1, A2, A3, M1, M2, M3, V1, V2, V3, V4 };
}

/** That a complaint was assigned to somebody. */
export async function insertNotice(db: Db, user_id: number, complaint_id: number): Promise<number> {
  const [row] = await db.insert(notices).values({ user_id, kind: 'assigned', complaint_id }).returning();
  return idOf(row);
}

function idOf(row: { id: number } | undefined): number {
  if (!row) throw new Error('insert answered no row');
  return row.id;
}

/** A real picture of one colour. */
export async function image(type: 'png' | 'jpeg' = 'png', width = 20, height = 10): Promise<File> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#b71c1c' } });
  const bytes = await picture.toFormat(type).toBuffer();
  return new File([new Uint8Array(bytes)], `picture.${type}`, { type: `image/${type}` });
}
