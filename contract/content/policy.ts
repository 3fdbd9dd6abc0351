import * as z from 'zod/mini';
import { defineContract } from '#contract/kernel/define.ts';
import { line, longText, phone, reference } from '#contract/kernel/fields.ts';
import { imageRule } from '#contract/kernel/uploadRules.ts';

/** Government policies (POL-01, POL-02). */
export const policy = defineContract({
  name: 'policy',
  policy: 'content',
  input: {
    title: line(),
    policy_category_id: reference('policy/category'),
    go_number: line(),
    contact: phone(),
    description: longText(),
  },
  files: { file: { ...imageRule, requiredOnCreate: 'imageRequired', at: 'path' } },
  record: { path: z.nullable(z.string()) },
  requiredPlaces: ['mandal', 'area'],
  search: ['title'],
  sort: { field: 'title', order: 'ASC' },
  update: 'POST',
});
