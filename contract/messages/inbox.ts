import * as z from 'zod/mini';
import { defineCall, fileRecord, named } from '#contract/kernel/define.ts';
import { choice, id, integer, line, longText, optional, otherwise } from '#contract/kernel/fields.ts';
import { listOf } from '#contract/kernel/list.ts';
import { rule } from '#contract/kernel/rule.ts';
import { citizenCall } from './citizenCall.ts';
import { LEFT_OUT_KINDS, LEFT_OUT_REASONS } from './droppedPart.ts';
import { INBOX_OUTCOMES, INBOX_STATES, INBOX_TAKES, MAX_FREE_TEXT } from './messageKinds.ts';

/** The most files of one message. */
const MAX_MEDIA = 4;

const inboxRow = z.object({
  id: z.int(),
  channel: z.string(),
  phone: z.string(),
  /** '' for a missed call. */
  text: z.string(),
  files: z.array(fileRecord),
  /** Attachments that could not be stored, each with a sentence about it. */
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
  /** All persons in the place who have the phone. */
  persons: z.array(z.object({ id: z.int(), name: z.string() })),
  state: z.enum(INBOX_STATES),
  /** Not answered for a working day. */
  late: z.boolean(),
  take: z.nullable(z.enum(INBOX_OUTCOMES)),
  taken_at: z.nullable(z.string()),
  taken_by: named(),
  complaint: z.nullable(z.object({ id: z.nullable(z.int()), complaint_number: z.string() })),
  /** The results of calling its sender back, newest first. */
  calls: z.array(citizenCall),
  /** Until when free text is allowed; null when only a template is (MSG-13). */
  free_until: z.nullable(z.string()),
});
export type InboxRow = z.output<typeof inboxRow>;

/**
 * MSG-15: messages from citizens of the own office, open ones oldest first; with `state` taken newest first; one by its
 * `id`.
 */
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
 * MSG-15: handles a message. `case`: adds its text and files to an open complaint. `new_case`: assigns it to a
 * complaint that the caller has just recorded. `answer`: replies with a template or, within the 24 hours, a text, about
 * a complaint or none. `not_for_us`: closes it. 422 when it was handled.
 */
export const takeInbox = defineCall({
  method: 'POST',
  path: 'inbox/:id/take',
  may: ['inbox', 'edit'],
  body: {
    take: choice(INBOX_TAKES),
    /** For `case` and `new_case`, and the complaint of an answer; 404 for one that the caller may not open. */
    complaint_id: optional(id()),
    template_id: optional(id()),
    text: optional(longText(MAX_FREE_TEXT)),
  },
  answer: inboxRow,
});

/** MSG-16: a message of a citizen from a connected service; each provider's format is converted to it. */
export const inbound = z.object({
  channel: z.pipe(line(40), z.string().check(z.regex(/^[a-z][a-z0-9_]*$/, rule('notChoice')))),
  /** The service's id: a repeated message counts once. */
  id: optional(line(200)),
  from: line(20),
  at: z.iso.datetime({ offset: true }),
  /** Absent for a missed call: then it is ''. */
  text: z.pipe(
    optional(longText(MAX_FREE_TEXT)),
    z.transform((text: string | null) => text ?? ''),
  ),
  media: otherwise(
    z
      .array(z.object({ name: line(200), type: line(100), data: z.base64() }))
      .check(z.maxLength(MAX_MEDIA, rule('tooManyValues'))),
    [],
  ),
});
export type Inbound = z.output<typeof inbound>;
