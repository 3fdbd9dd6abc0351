import sharp from 'sharp';
import { notices } from '#server/desk/schema/notices.ts';
import type { Db } from '#server/kernel/db/open.ts';
import { insertRow } from '../worlds/insertRow.ts';

/** A notice that a complaint was assigned. */
export const insertNotice = (db: Db, user_id: number, complaint_id: number): Promise<number> =>
  insertRow(db, notices, { user_id, kind: 'assigned', complaint_id });

/** A real picture of one colour. */
export async function image(type: 'png' | 'jpeg' = 'png', width = 20, height = 10): Promise<File> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#b71c1c' } });
  const bytes = await picture.toFormat(type).toBuffer();
  return new File([new Uint8Array(bytes)], `picture.${type}`, { type: `image/${type}` });
}
