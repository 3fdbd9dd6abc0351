import { MIME_TYPES, refusal } from '../../../contract/files.ts';
import { addGalleryMedium, galleryImageRule } from '../../../contract/galleryCalls.ts';
import { type MessageKey, messageKey } from '../../../contract/messages.ts';
import { call } from '../../dataProvider/http.ts';
import { fittingImages } from '../../kit/files/fittingImage.ts';

/** An image on its way to a gallery. Its id is the Idempotency-Key of its upload. */
export interface ChosenImage {
  id: string;
  file: File;
}

/** For the `accept` of a file input. */
export const IMAGE_TYPES = galleryImageRule.accept.flatMap((kind) => MIME_TYPES[kind]).join(',');

/** The chosen files that the rule allows, large photos made smaller first; each rule that refused one is named once. */
export async function takeImages(files: readonly File[]) {
  const taken: ChosenImage[] = [];
  const refused = new Set<MessageKey>();
  for (const file of await fittingImages(files, galleryImageRule.maxBytes)) {
    const text = refusal(galleryImageRule, file);
    if (text === null) taken.push({ id: crypto.randomUUID(), file });
    else refused.add(messageKey(text) ?? 'invalid');
  }
  return { taken, refused: [...refused] };
}

const TITLE_LENGTH = 200;

/** Uploads one image; its title is the name of its file. */
export const sendImage = (gallery_id: number, { id, file }: ChosenImage) =>
  call(addGalleryMedium, {
    body: { gallery_id, file, title: file.name.replace(/\.[^.]*$/, '').slice(0, TITLE_LENGTH) },
    headers: { 'Idempotency-Key': id },
  });
