import * as z from 'zod/mini';
import { defineContract } from '#contract/kernel/define.ts';
import {
  choice,
  integer,
  line,
  localDateTime,
  longText,
  optional,
  otherwise,
  reference,
} from '#contract/kernel/fields.ts';
import { imageRule } from '#contract/kernel/uploadRules.ts';

export const EVENT_TYPES = ['public', 'conference'] as const;

/** Events of the constituency (EVT-01, EVT-02). `duration` is in hours. */
export const event = defineContract({
  name: 'event',
  policy: 'content',
  input: {
    name: line(),
    start_date: localDateTime(),
    duration: optional(integer(0, 10_000)),
    event_type: optional(choice(EVENT_TYPES)),
    organizer: optional(line()),
    description: optional(longText()),
    gallery_id: optional(reference('gallery')),
    status: otherwise(line(20), '1'),
  },
  files: { file: { ...imageRule, at: 'image_path' } },
  record: { image_path: z.nullable(z.string()) },
  search: ['name'],
  sort: { field: 'start_date', order: 'DESC' },
  update: 'POST',
});
