import * as z from 'zod/mini';
import { defineCall, named } from '#contract/kernel/define.ts';
import { choice, optional } from '#contract/kernel/fields.ts';
import { LANGUAGES } from '#contract/kernel/languages.ts';
import { WISH_PURPOSES, WISH_STATES, WISH_WAYS } from '#contract/messages/messageKinds.ts';

const preference = z.object({
  purpose: z.enum(WISH_PURPOSES),
  state: z.enum(WISH_STATES),
  /** When, how and in which language it was given, and the version of the notice; null without a statement. */
  said_on: z.nullable(z.string()),
  way: z.nullable(z.enum(WISH_WAYS)),
  language: z.nullable(z.enum(LANGUAGES)),
  notice_version: z.nullable(z.int()),
  /** The user who recorded it; null for the person's own word. */
  noted_by: named(),
});
export type ContactPreference = z.output<typeof preference>;

const preferences = z.object({
  /** One for each purpose, in order. */
  wishes: z.array(preference),
  /** Earlier statements, newest first. */
  history: z.array(z.extend(preference, { id: z.int() })),
  /** The person's phones that get no messages: wrong (MSG-14), stopped by the person (MSG-08), or no mobile number. */
  phones: z.array(
    z.object({
      phone: z.string(),
      mobile: z.boolean(),
      wrong_at: z.nullable(z.string()),
      stopped_at: z.nullable(z.string()),
    }),
  ),
});
export type ContactPreferences = z.output<typeof preferences>;

/** MSG-06: the contact preferences of a person. */
export const getContactPreferences = defineCall({
  method: 'GET',
  path: 'person/:id/wishes',
  may: ['person', 'show'],
  answer: preferences,
});

const said = () => z.optional(choice(WISH_STATES));

/**
 * MSG-06, MSG-08: records a person's statement for each given purpose. Refusing `status` suppresses queued messages.
 * 422 under `status` to end a stop that came from the person.
 */
export const updateContactPreferences = defineCall({
  method: 'PUT',
  path: 'person/:id/wishes',
  may: ['person', 'edit'],
  body: {
    status: said(),
    calls: said(),
    news: said(),
    /** Only statements that the person made to the office. */
    way: choice(['spoken', 'phone', 'paper']),
    language: optional(choice(LANGUAGES)),
  },
  answer: preferences,
});

const inLanguages = z.object({ te: z.string(), hi: z.string(), en: z.string() });

/** MSG-07: the current privacy notice, in full and in the short form for slips. */
export const getNotice = defineCall({
  method: 'GET',
  path: 'message/notice',
  may: ['message', 'show'],
  answer: z.object({ version: z.int(), full: inLanguages, short: inLanguages }),
});
