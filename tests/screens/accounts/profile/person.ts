import sharp from 'sharp';
import { vi } from 'vitest';
import { candidates } from '#server/leaders/schema/candidates.ts';
import type { TestApp } from '../../../server/app.ts';

/** A complete profile. */
export const complete = {
  designation: 'MLA',
  custom_designation: 'Member of the Legislative Assembly',
  phone: '9848012345',
  address: 'Camp Office, Huzurabad',
  email: 'office@example.org',
};

/** Links an account to a candidate; returns the candidate's id. */
export async function addCandidate({ db }: TestApp, userId: number, profile: Partial<typeof complete> = {}) {
  const [row] = await db
    .insert(candidates)
    .values({ user_id: userId, ...profile })
    .returning();
  return row?.id ?? 0;
}

/** What browsers can do and the test's document cannot: decode a picture with its EXIF rotation. */
export function decodePictures() {
  vi.stubGlobal('createImageBitmap', async (file: Blob) => {
    const { autoOrient } = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
    return { ...autoOrient, close: () => undefined };
  });
}

/** A jpeg of a size; `turned` as a phone stores it: sideways, with an EXIF rotation. */
export async function picture(name: string, width: number, height: number, turned = false): Promise<File> {
  const [stored, across] = turned ? [height, width] : [width, height];
  const image = sharp({
    create: { width: stored, height: across, channels: 3, background: '#b71c1c' },
  }).jpeg();
  const bytes = await (turned ? image.withMetadata({ orientation: 6 }) : image).toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
}
