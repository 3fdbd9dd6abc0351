import * as z from 'zod/mini';
import { defineContract, fileRecord } from '#contract/kernel/define.ts';
import { date, line, longText } from '#contract/kernel/fields.ts';
import { imageRule } from '#contract/kernel/uploadRules.ts';

/** Developments (DEV-01, DEV-02). */
export const achievement = defineContract({
  name: 'achievement',
  policy: 'content',
  input: {
    title: line(),
    date: date(),
    cost: line(50),
    description: longText(),
  },
  files: { file: { ...imageRule, requiredOnCreate: 'imageRequired', at: 'image_path', listAt: 'media' } },
  record: { image_path: z.nullable(z.string()), media: z.array(fileRecord) },
  requiredPlaces: ['parliament'],
  demoField: 'title',
  search: ['title'],
  sort: { field: 'date', order: 'DESC' },
  update: 'POST',
});
