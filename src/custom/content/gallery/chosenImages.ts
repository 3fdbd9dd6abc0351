import { addGalleryMedium, galleryImageRule } from '#contract/content/galleryCalls.ts';
import { type RefusedFile, refusedFile } from '#contract/kernel/checkFile.ts';
import { MIME_TYPES } from '#contract/kernel/uploadRules.ts';
import { fittingImages } from '#src/components/files/fittingImage.ts';
import { call } from '#src/dataProvider/call.ts';

/** An image on its way to a gallery. Its id is the Idempotency-Key of its upload. */
export interface ChosenImage {
  id: string;
  file: File;
}

/** For the `accept` of a file input. */
export const IMAGE_TYPES = galleryImageRule.accept.flatMap((kind) => MIME_TYPES[kind]).join(',');

/** The chosen files that the rule allows, large photos made smaller first, and those that it refuses. */
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

/** Uploads one image; its title is the name of its file. */
export const sendImage = (gallery_id: number, { id, file }: ChosenImage) =>
  call(addGalleryMedium, {
    body: { gallery_id, file, title: file.name.replace(/\.[^.]*$/, '').slice(0, TITLE_LENGTH) },
    headers: { 'Idempotency-Key': id },
  });
