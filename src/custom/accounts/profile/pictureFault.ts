import { PROFILE_IMAGES, type ProfileImage, updateProfile } from '#contract/accounts/account.ts';
import { refusedFile } from '#contract/kernel/checkFile.ts';

/** The rule that a picture breaks. */
export type PictureFault = 'imageType' | 'profileImageSize' | 'pixels';

interface Size {
  width: number;
  height: number;
}

/** Checks a picture for its place in the profile; null when it is valid (PROF-03, PROF-04). */
export async function pictureFault(field: ProfileImage, file: File): Promise<PictureFault | null> {
  const refused = updateProfile.files && (await refusedFile(updateProfile.files[field], file));
  if (refused) return refused.rule === 'profileImageSize' ? 'profileImageSize' : 'imageType';
  const size = await sizeOf(file);
  if (!size) return 'imageType';
  const exact = PROFILE_IMAGES[field];
  return size.width === exact.width && size.height === exact.height ? null : 'pixels';
}

/** A form checks its files at each key press; each file is decoded once. */
const known = new WeakMap<File, Promise<Size | null>>();

function sizeOf(file: File): Promise<Size | null> {
  const size = known.get(file) ?? measure(file).catch(() => null);
  known.set(file, size);
  return size;
}

/**
 * Width and height in pixels as displayed, with the EXIF rotation.
 * @throws for a file that is no picture
 */
async function measure(file: File): Promise<Size> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}
