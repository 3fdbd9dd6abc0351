import * as z from 'zod/mini';
import { defineCall, fileRecord, named } from '#contract/kernel/define.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { choice, id, integer, line, longText, optional, otherwise } from '#contract/kernel/fields.ts';
import { listOf } from '#contract/kernel/list.ts';
import { citizenCall } from './citizenCall.ts';
import { LEFT_OUT_KINDS, LEFT_OUT_REASONS } from './droppedPart.ts';
import { INBOX_OUTCOMES, INBOX_STATES, INBOX_TAKES, MAX_FREE_TEXT } from './messageKinds.ts';

/** So many files come with one message. */
const MAX_MEDIA = 4;

const inboxRow = z.object({
  id: z.int(),
  channel: z.string(),
  phone: z.string(),
  /** '' for a missed call. */
  text: z.string(),
  files: z.array(fileRecord),
  /** What was sent with it and could not be stored, and that in a sentence. */
  left_out: z.array(
    z.object({
      kind: z.enum(LEFT_OUT_KINDS),
      format: z.nullable(z.string()),
      name: z.nullable(z.string()),
      reason: z.enum(LEFT_OUT_REASONS),
      text: z.string(),
    }),
  ),
  sent_at: z.string(),
  /** Everybody in place who has the phone. */
  persons: z.array(z.object({ id: z.int(), name: z.string() })),
  state: z.enum(INBOX_STATES),
  /** Nobody has answered it for a working day. */
  late: z.boolean(),
  take: z.nullable(z.enum(INBOX_OUTCOMES)),
  taken_at: z.nullable(z.string()),
  taken_by: named(),
  complaint: z.nullable(z.object({ id: z.nullable(z.int()), complaint_number: z.string() })),
  /** What came of calling its sender back, newest first. */
  calls: z.array(citizenCall),
  /** Until when it may be answered freely; null where only a template may (MSG-13). */
  free_until: z.nullable(z.string()),
});
export type InboxRow = z.output<typeof inboxRow>;

/** MSG-15: what citizens of the own office have sent, oldest first while open; with `state` taken newest first; one by its `id`. */
export const listInbox = defineCall({
  method: 'GET',
  path: 'inbox',
  may: ['inbox', 'list'],
  query: {
    office_id: optional(id()),
    state: otherwise(choice(INBOX_STATES), 'open'),
    id: optional(id()),
    page: optional(integer(1, 1_000_000)),
    per_page: optional(integer(1, 100)),
  },
  answer: listOf(inboxRow),
});

/**
 * MSG-15: says what becomes of it. `case`: its text and files go to an open case; `new_case`: they are said to belong to a case that the
 * caller has just recorded; `answer`: with a template or, within the 24 hours, a text, of a case or of none; `not_for_us`. 422 where
 * somebody has taken it.
 */
export const takeInbox = defineCall({
  method: 'POST',
  path: 'inbox/:id/take',
  may: ['inbox', 'edit'],
  body: {
    take: choice(INBOX_TAKES),
    /** Of `case` and `new_case`, and what an answer is about; 404 for one that the caller may not open. */
    complaint_id: optional(id()),
    template_id: optional(id()),
    text: optional(longText(MAX_FREE_TEXT)),
  },
  answer: inboxRow,
});

/** MSG-16: what a service that is joined sends of a citizen, and what each driver makes of its provider's form. */
export const inbound = z.object({
  channel: z.pipe(line(40), z.string().check(z.regex(/^[a-z][a-z0-9_]*$/, errorTexts.notChoice))),
  /** How it calls this: sent twice it counts once. */
  id: optional(line(200)),
  from: line(20),
  at: z.iso.datetime({ offset: true }),
  /** None for a missed call: then it is ''. */
  text: z.pipe(
    optional(longText(MAX_FREE_TEXT)),
    z.transform((text: string | null) => text ?? ''),
  ),
  media: otherwise(
    z
      .array(z.object({ name: line(200), type: line(100), data: z.base64() }))
      .check(z.maxLength(MAX_MEDIA, errorTexts.tooManyValues)),
    [],
  ),
});
export type Inbound = z.output<typeof inbound>;
