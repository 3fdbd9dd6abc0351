import * as z from 'zod/mini';
import { defineContract } from '#contract/kernel/define.ts';
import { date, line, longText, optional } from '#contract/kernel/fields.ts';
import { imageRule } from '#contract/kernel/uploadRules.ts';

/** Milestones (MIL-01). */
export const milestone = defineContract({
  name: 'milestone',
  policy: 'content',
  input: {
    title: line(),
    date: optional(date()),
    description: longText(),
  },
  files: {
    file: { ...imageRule, requiredOnCreate: 'imageRequired', at: 'image_path', nameAt: 'image_name' },
  },
  record: { image_path: z.nullable(z.string()), image_name: z.nullable(z.string()) },
  search: ['title'],
  sort: { field: 'date', order: 'DESC' },
  update: 'POST',
});
