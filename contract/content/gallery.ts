import * as z from 'zod/mini';
import { defineContract } from '#contract/kernel/define.ts';
import { line, longText, optional, reference } from '#contract/kernel/fields.ts';
import { galleryMedium } from './galleryCalls.ts';

/** Galleries; their images are separate records (GAL-01 to GAL-04). */
export const gallery = defineContract({
  name: 'gallery',
  policy: 'content',
  input: { event_id: optional(reference('event')), name: line(), description: longText() },
  record: {
    /** The chosen thumbnail, otherwise the first image. */
    thumbnail: z.nullable(z.object({ path: z.string() })),
    thumbnail_id: z.nullable(z.int()),
    /** In the answer for one gallery; lists omit them. */
    gallery_media: z.optional(z.array(galleryMedium)),
  },
  requiredPlaces: ['mandal', 'area'],
  search: ['name'],
  sort: { field: 'id', order: 'DESC' },
  form: true,
});
