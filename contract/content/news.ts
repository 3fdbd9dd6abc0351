import * as z from 'zod/mini';
import { defineContract } from '#contract/kernel/define.ts';
import { line, link, localDateTime, longText } from '#contract/kernel/fields.ts';
import { imageRule } from '#contract/kernel/uploadRules.ts';

/** News items (NEWS-01, NEWS-02). */
export const news = defineContract({
  name: 'news',
  policy: 'content',
  input: {
    title: line(),
    date: localDateTime(),
    video_link: link(),
    description: longText(),
  },
  files: { file: { ...imageRule, requiredOnCreate: 'imageRequired', at: 'thumbnail.path' } },
  record: { thumbnail: z.nullable(z.object({ path: z.string() })) },
  search: ['title'],
  sort: { field: 'date', order: 'DESC' },
  update: 'POST',
});
