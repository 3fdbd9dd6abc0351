import * as z from 'zod/mini';
import { defineCall, named } from '#contract/kernel/define.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { exportable, exportQuery } from '#contract/kernel/exports.ts';
import { choice, date, id, integer, line, longText, optional } from '#contract/kernel/fields.ts';
import { LANGUAGES } from '#contract/kernel/languages.ts';
import { listOf, oneOrMore } from '#contract/kernel/list.ts';
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
  /** Its id where the caller may open it. */
  complaint: z.nullable(z.object({ id: z.nullable(z.int()), complaint_number: z.string() })),
  audience: z.enum(AUDIENCES),
  /** Whom it is for: a person, an account or a contact. Null once that is erased. */
  to: named(),
  phone: z.nullable(z.string()),
  channel: z.enum(MESSAGE_CHANNELS),
  driver: z.nullable(z.enum(MESSAGE_DRIVERS)),
  event: z.nullable(z.enum(MESSAGE_EVENTS)),
  template: z.nullable(z.object({ id: z.int(), name: z.string(), edition: z.int() })),
  language: z.enum(LANGUAGES),
  /** The person's, where there was no template in it (MSG-05). */
  instead_of: z.nullable(z.enum(LANGUAGES)),
  /** Null once it is erased. */
  text: z.nullable(z.string()),
  parts: z.int(),
  state: z.enum(MESSAGE_STATES),
  reason: z.nullable(z.string()),
  due_at: z.string(),
  handed_over_at: instant,
  sent_at: instant,
  delivered_at: instant,
  read_at: instant,
  ended_at: instant,
  /** A person has sent it again. */
  again: z.boolean(),
  created_by: named(),
  created_at: z.string(),
});
export type MessageRecord = z.output<typeof messageRecord>;

/**
 * MSG-09: the log of the own office, of another one for admin, newest first; for staff that of their own cases and of what they have sent.
 * With `complaint_id` or `person_id` what went to them, for whoever may open it; of a person also what was about no case.
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
    /** By its first version. */
    template_id: optional(id()),
    from_date: optional(date()),
    to_date: optional(date()),
    page: optional(integer(1, 1_000_000)),
    per_page: optional(integer(1, 100)),
  },
  answer: listOf(messageRecord),
});

/** What goes out: a template, or free text within the 24 hours (MSG-13). */
const outgoing = {
  channel: choice(MESSAGE_CHANNELS),
  template_id: optional(id()),
  text: optional(longText(MAX_FREE_TEXT)),
};

/**
 * MSG-09, MSG-13: sends to whose case it is. 200 also for what is suppressed, with that state and why. 422 under `template_id` for one
 * that is not approved or has no id, under `text` for free text after the 24 hours, for a value that does not fit, and above 4 parts.
 */
export const sendMessage = defineCall({
  method: 'POST',
  path: 'complaint/:id/message',
  may: ['complaint', 'edit'],
  body: outgoing,
  answer: messageRecord,
});

/** MSG-22: what would be sent for a case, without sending it; also for a template that is not approved, by its id or as it is written. */
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
    /** Why it would not be sent: a text of the rules; null for what would. */
    refused: z.nullable(z.string()),
    /** Until when free text may be written on WhatsApp; null for not at all. */
    free_until: instant,
  }),
});

/** MSG-09, MSG-10: sends again, as a message of its own, what has failed or is unconfirmed. 422 for others, and the second time. */
export const resendMessage = defineCall({
  method: 'POST',
  path: 'message/:id/resend',
  may: ['complaint', 'edit'],
  answer: messageRecord,
});

/**
 * MSG-22: a template with values made up, to the phone of the caller's own account: one of the own office, or of that in `office_id`, and
 * of those above it. 422 where the account has no phone, under `template_id` for any other one.
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

/** MSG-22: messages and their parts of a month, by office, channel and template; of the own office, of all in place for mp and admin. */
export const messageMonth = defineCall({
  method: 'GET',
  path: 'message/month',
  may: ['message', 'edit'],
  query: {
    month: z.pipe(
      line(7),
      z.string().check(z.regex(/^(?!0000)\d{4}-(0[1-9]|1[0-2])$/, errorTexts.monthForm)),
    ),
    ...exportQuery,
  },
  answer: exportable(monthRow),
});

/** MSG-21: how the channels do; `driver` is `log` where nothing is connected. */
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
        /** Words of delivery reports of the last 7 days that nobody here knows, and when each came last (MSG-12). */
        unread: z.array(z.object({ word: z.string(), at: z.string() })),
      }),
    ),
  }),
});
