import * as z from 'zod/mini';
import { defineCall, named } from '#contract/kernel/define.ts';
import { choice, optional } from '#contract/kernel/fields.ts';
import { LANGUAGES } from '#contract/kernel/languages.ts';
import { WISH_PURPOSES, WISH_STATES, WISH_WAYS } from '#contract/messages/messageKinds.ts';

const preference = z.object({
  purpose: z.enum(WISH_PURPOSES),
  state: z.enum(WISH_STATES),
  /** When, how and in which language it was said, and to which version of the notice; null where nothing was. */
  said_on: z.nullable(z.string()),
  way: z.nullable(z.enum(WISH_WAYS)),
  language: z.nullable(z.enum(LANGUAGES)),
  notice_version: z.nullable(z.int()),
  /** Who of the office wrote it down; null for the person's own word. */
  noted_by: named(),
});
export type ContactPreference = z.output<typeof preference>;

const preferences = z.object({
  /** One for each purpose, in their order. */
  wishes: z.array(preference),
  /** What was said before, newest first. */
  history: z.array(z.extend(preference, { id: z.int() })),
  /** Of the person's phones, which get nothing: wrong (MSG-14), stopped by the person (MSG-08), no mobile numbers. */
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

/** MSG-06: what a person wants to hear of. */
export const getContactPreferences = defineCall({
  method: 'GET',
  path: 'person/:id/wishes',
  may: ['person', 'show'],
  answer: preferences,
});

const said = () => z.optional(choice(WISH_STATES));

/**
 * MSG-06, MSG-08: notes what a person has said of each purpose that is named. Status refused, what is queued becomes suppressed. 422 under
 * `status` to end a stop that came from the person.
 */
export const updateContactPreferences = defineCall({
  method: 'PUT',
  path: 'person/:id/wishes',
  may: ['person', 'edit'],
  body: {
    status: said(),
    calls: said(),
    news: said(),
    /** On the person's own word only, which is not for a call to tell. */
    way: choice(['spoken', 'phone', 'paper']),
    language: optional(choice(LANGUAGES)),
  },
  answer: preferences,
});

const inLanguages = z.object({ te: z.string(), hi: z.string(), en: z.string() });

/** MSG-07: the notice that holds now: in full, and as short as a slip has it. */
export const getNotice = defineCall({
  method: 'GET',
  path: 'message/notice',
  may: ['message', 'show'],
  answer: z.object({ version: z.int(), full: inLanguages, short: inLanguages }),
});
