import * as z from 'zod/mini';
import { defineContract } from '#contract/kernel/define.ts';
import { line, longText, optional, reference } from '#contract/kernel/fields.ts';
import { galleryMedium } from './galleryCalls.ts';

/** Galleries; their images are records of their own (GAL-01 to GAL-04). */
export const gallery = defineContract({
  name: 'gallery',
  policy: 'content',
  input: { event_id: optional(reference('event')), name: line(), description: longText() },
  record: {
    /** The image that stands for the gallery: the one chosen, else its first. */
    thumbnail: z.nullable(z.object({ path: z.string() })),
    thumbnail_id: z.nullable(z.int()),
    /** Of one gallery; a list leaves them out. */
    gallery_media: z.optional(z.array(galleryMedium)),
  },
  requiredPlaces: ['mandal', 'area'],
  search: ['name'],
  sort: { field: 'id', order: 'DESC' },
  form: true,
});
