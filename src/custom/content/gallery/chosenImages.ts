import { addGalleryMedium, galleryImageRule } from '#contract/content/galleryCalls.ts';
import { type RefusedFile, refusedFile } from '#contract/kernel/checkFile.ts';
import { MIME_TYPES } from '#contract/kernel/uploadRules.ts';
import { fittingImages } from '#src/components/files/fittingImage.ts';
import { call } from '#src/dataProvider/call.ts';

/** An image to upload. Its id is the Idempotency-Key of its upload. */
export interface ChosenImage {
  id: string;
  file: File;
}

/** For the `accept` of a file input. */
export const IMAGE_TYPES = galleryImageRule.accept.flatMap((kind) => MIME_TYPES[kind]).join(',');

/** The valid files, with large photos reduced, and the refused ones. */
export async function takeImages(files: readonly File[]) {
  const taken: ChosenImage[] = [];
  const refused: RefusedFile[] = [];
  for (const file of await fittingImages(files, galleryImageRule.maxBytes)) {
    const broken = await refusedFile(galleryImageRule, file);
    if (broken) refused.push(broken);
    else taken.push({ id: crypto.randomUUID(), file });
  }
  return { taken, refused };
}

const TITLE_LENGTH = 200;

/** Uploads one image; its title is its file name. */
export const sendImage = (gallery_id: number, { id, file }: ChosenImage) =>
  call(addGalleryMedium, {
    body: { gallery_id, file, title: file.name.replace(/\.[^.]*$/, '').slice(0, TITLE_LENGTH) },
    headers: { 'Idempotency-Key': id },
  });
