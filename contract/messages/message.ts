import * as z from 'zod/mini';
import { codedFields } from '#contract/kernel/codedFields.ts';
import { defineCall, named } from '#contract/kernel/define.ts';
import { exportable, exportQuery } from '#contract/kernel/exports.ts';
import { choice, date, id, integer, line, longText, optional } from '#contract/kernel/fields.ts';
import { LANGUAGES } from '#contract/kernel/languages.ts';
import { listOf, oneOrMore } from '#contract/kernel/list.ts';
import { rule } from '#contract/kernel/rule.ts';
import {
  AUDIENCES,
  MAX_FREE_TEXT,
  MESSAGE_CHANNELS,
  MESSAGE_DRIVERS,
  MESSAGE_EVENTS,
} from './messageKinds.ts';
import { MESSAGE_STATES } from './messageState.ts';

const instant = z.nullable(z.string());
const messageRecord = z.object({
  id: z.int(),
  /** Its id only if the caller may open it. */
  complaint: z.nullable(z.object({ id: z.nullable(z.int()), complaint_number: z.string() })),
  audience: z.enum(AUDIENCES),
  /** The recipient: a person, an account or a contact. Null after an erasure. */
  to: named(),
  phone: z.nullable(z.string()),
  channel: z.enum(MESSAGE_CHANNELS),
  driver: z.nullable(z.enum(MESSAGE_DRIVERS)),
  event: z.nullable(z.enum(MESSAGE_EVENTS)),
  template: z.nullable(z.object({ id: z.int(), name: z.string(), edition: z.int() })),
  language: z.enum(LANGUAGES),
  /** The person's language, if there was no template in it (MSG-05). */
  instead_of: z.nullable(z.enum(LANGUAGES)),
  /** Null after an erasure. */
  text: z.nullable(z.string()),
  parts: z.int(),
  state: z.enum(MESSAGE_STATES),
  reason: z.nullable(z.string()),
  ...codedFields,
  due_at: z.string(),
  handed_over_at: instant,
  sent_at: instant,
  delivered_at: instant,
  read_at: instant,
  ended_at: instant,
  /** A user has sent it again. */
  again: z.boolean(),
  created_by: named(),
  created_at: z.string(),
});
export type MessageRecord = z.output<typeof messageRecord>;

/**
 * MSG-09: the log of the own office, of another one for admin, newest first; for staff that of their own complaints and
 * messages. With `complaint_id` or `person_id` the messages to them, if the caller may open them; for a person also
 * those without a complaint.
 */
export const listMessages = defineCall({
  method: 'GET',
  path: 'message',
  may: ['message', 'list'],
  query: {
    office_id: optional(id()),
    complaint_id: optional(id()),
    person_id: optional(id()),
    state: oneOrMore(choice(MESSAGE_STATES)),
    channel: optional(choice(MESSAGE_CHANNELS)),
    /** The id of its first version. */
    template_id: optional(id()),
    from_date: optional(date()),
    to_date: optional(date()),
    page: optional(integer(1, 1_000_000)),
    per_page: optional(integer(1, 100)),
  },
  answer: listOf(messageRecord),
});

/** The content: a template, or free text within the 24 hours (MSG-13). */
const outgoing = {
  channel: choice(MESSAGE_CHANNELS),
  template_id: optional(id()),
  text: optional(longText(MAX_FREE_TEXT)),
};

/**
 * MSG-09, MSG-13: sends a message to the citizen of a complaint. 200 also for a suppressed one, with that state and its
 * reason. 422 under `template_id` for one that is not approved or has no id; under `text` for free text after the 24
 * hours, for a value that does not fit, and above 4 parts.
 */
export const sendMessage = defineCall({
  method: 'POST',
  path: 'complaint/:id/message',
  may: ['complaint', 'edit'],
  body: outgoing,
  answer: messageRecord,
});

/**
 * MSG-22: the message that would be sent for a complaint; also for a template that is not approved, by its id or as it
 * is edited.
 */
export const previewMessage = defineCall({
  method: 'POST',
  path: 'message/preview',
  may: ['complaint', 'show'],
  body: { ...outgoing, complaint_id: id() },
  answer: z.object({
    text: z.string(),
    parts: z.int(),
    letters: z.int(),
    language: z.enum(LANGUAGES),
    instead_of: z.nullable(z.enum(LANGUAGES)),
    phone: z.nullable(z.string()),
    /** Why it would not be sent: an error text; null if it would. */
    refused: z.nullable(z.string()),
    ...codedFields,
    /** Until when free text is allowed on WhatsApp; null if it is not. */
    free_until: instant,
  }),
});

/**
 * MSG-09, MSG-10: sends a failed or unconfirmed message again, as a new message. 422 for others, and the second time.
 */
export const resendMessage = defineCall({
  method: 'POST',
  path: 'message/:id/resend',
  may: ['complaint', 'edit'],
  answer: messageRecord,
});

/**
 * MSG-22: sends a template with sample values to the phone of the caller's own account. The template belongs to the own
 * office or to the one in `office_id`, or to one above it. 422 without a phone, and under `template_id` for any other
 * template.
 */
export const testMessage = defineCall({
  method: 'POST',
  path: 'message/test',
  may: ['message', 'edit'],
  body: { template_id: id(), office_id: optional(id()) },
  answer: messageRecord,
});

const monthRow = z.object({
  office: named(),
  channel: z.enum(MESSAGE_CHANNELS),
  template: named(),
  messages: z.int(),
  parts: z.int(),
});

/**
 * MSG-22: messages and their parts of a month, by office, channel and template; of the own office, of all in the place
 * for mp and admin.
 */
export const messageMonth = defineCall({
  method: 'GET',
  path: 'message/month',
  may: ['message', 'edit'],
  query: {
    month: z.pipe(line(7), z.string().check(z.regex(/^(?!0000)\d{4}-(0[1-9]|1[0-2])$/, rule('monthForm')))),
    ...exportQuery,
  },
  answer: exportable(monthRow),
});

/** MSG-21: the state of the channels; `driver` is `log` without a provider. */
export const listChannels = defineCall({
  method: 'GET',
  path: 'message/channel',
  may: ['message', 'edit'],
  polled: true,
  answer: z.object({
    data: z.array(
      z.object({
        channel: z.enum(MESSAGE_CHANNELS),
        driver: z.enum(MESSAGE_DRIVERS),
        failures: z.int(),
        reason: z.nullable(z.string()),
        rests_until: instant,
        queued: z.int(),
        /** Unknown words of delivery reports in the last 7 days, each with the time when it last came (MSG-12). */
        unread: z.array(z.object({ word: z.string(), at: z.string() })),
      }),
    ),
  }),
});
