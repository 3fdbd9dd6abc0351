import { defineContract } from '#contract/kernel/define.ts';
import { flag, line, link, longText, otherwise, reference } from '#contract/kernel/fields.ts';

/** Videos on other hosts, by their link (VID-01 to VID-03). */
export const video = defineContract({
  name: 'video',
  policy: 'content',
  input: {
    name: line(),
    category_id: reference('video/category'),
    url: link(),
    description: longText(),
    status: otherwise(flag(), true),
  },
  requiredPlaces: ['mandal', 'area'],
  search: ['name'],
  form: true,
  idRule: 'videoId',
});
