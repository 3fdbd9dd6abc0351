import * as z from 'zod/mini';
import { defineCall, fileRecord, messageAnswer } from '#contract/kernel/define.ts';
import { id, line, optional } from '#contract/kernel/fields.ts';
import { listOf } from '#contract/kernel/list.ts';
import { imageRule, type UploadRule } from '#contract/kernel/uploadRules.ts';

/** An image of a gallery: the types of content images, with the text of CRE-12 for the size (GAL-02). */
export const galleryImageRule = {
  accept: imageRule.accept,
  maxBytes: imageRule.maxBytes,
  wrongType: imageRule.wrongType,
  tooLarge: 'attachmentSize',
  requiredOnCreate: 'galleryImages',
} as const satisfies UploadRule;

/** `name` is the file's name, `path` its link. */
export const galleryMedium = z.object({
  ...fileRecord.shape,
  gallery_id: z.int(),
  title: z.nullable(z.string()),
});
export type GalleryMedium = z.output<typeof galleryMedium>;

/** Adds an image after the existing ones; `gallery_id` is in the body or in the query. */
export const addGalleryMedium = defineCall({
  method: 'POST',
  path: 'gallery/media',
  may: ['content', 'edit'],
  query: { gallery_id: optional(id()) },
  body: { gallery_id: optional(id()), title: optional(line()) },
  files: { file: galleryImageRule },
  answer: galleryMedium,
  creates: true,
});

/** All images of the gallery `id`, in the order in which they were added. */
export const listGalleryMedia = defineCall({
  method: 'GET',
  path: 'gallery/media/:id',
  may: ['content', 'show'],
  answer: listOf(galleryMedium),
});

/** Deletes one image; if it was the thumbnail, the first of the others becomes it (GAL-03). */
export const deleteGalleryMedium = defineCall({
  method: 'DELETE',
  path: 'gallery/media/:id',
  may: ['content', 'edit'],
  answer: messageAnswer,
});

/** Makes an image the thumbnail of the gallery; an image of another gallery is refused (422). */
export const chooseThumbnail = defineCall({
  method: 'POST',
  path: 'gallery/thumbnail',
  may: ['content', 'edit'],
  body: { gallery_id: id(), thumbnail_id: id() },
  answer: messageAnswer,
});
