import * as z from 'zod/mini';
import { changeOfOffice, inheritable, ofOffice } from '#contract/desk/office.ts';
import { defineCall, named } from '#contract/kernel/define.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { choice, id, link, optional, phone } from '#contract/kernel/fields.ts';
import { LANGUAGES } from '#contract/kernel/languages.ts';
import { AUDIENCES, MESSAGE_CHANNELS, MESSAGE_EVENTS } from './messageKinds.ts';
import { MESSAGE_VALUES } from './templateValues.ts';

/** Rules of an event, an audience, a channel and a language: so many there can be. */
const MAX_RULES = MESSAGE_EVENTS.length * AUDIENCES.length * MESSAGE_CHANNELS.length * LANGUAGES.length;

/** What a rule sends: a template by its first version, what ships, or nothing. */
export const RULE_SENDS = ['template', 'shipped', 'nothing'] as const;

const ruleOf = {
  event: z.enum(MESSAGE_EVENTS),
  audience: z.enum(AUDIENCES),
  channel: z.enum(MESSAGE_CHANNELS),
  language: z.enum(LANGUAGES),
};
const sends = z.object({
  sends: z.enum(RULE_SENDS),
  /** Of the template; null where it sends none. */
  template: named(),
  /** What goes out now: the approved version, or what ships; null where there is none. */
  text: z.nullable(z.string()),
  /** What its variables stand for, in their order. */
  values: z.array(z.enum(MESSAGE_VALUES)),
});
const messageRule = z.object({ ...ruleOf, ...inheritable(sends).shape });
export type MessageRule = z.output<typeof messageRule>;

const messageRules = z.object({
  ...ofOffice,
  /** All there are, by event, audience, channel and language. */
  rules: z.array(messageRule),
  /** What links in templates are registered to begin with (MSG-03). */
  address: inheritable(z.nullable(z.string())),
  /** Where citizens ask, as slips and messages tell it (MSG-17). */
  phone: inheritable(z.nullable(z.string())),
});
export type MessageRules = z.output<typeof messageRules>;

/** MSG-05: which event sends what to whom in the own office; admin names another. */
export const getMessageRules = defineCall({
  method: 'GET',
  path: 'message/rule',
  may: ['message', 'show'],
  query: { office_id: optional(id()) },
  answer: messageRules,
});

/**
 * MSG-05: sets the rules that are named and leaves the others: `sends` null gives one back. 422 under `rules` for a template of another
 * office, channel or language.
 */
export const updateMessageRules = defineCall({
  method: 'PUT',
  path: 'message/rule',
  may: ['message', 'edit'],
  body: {
    ...changeOfOffice,
    rules: z._default(
      z
        .array(
          z.object({
            event: choice(MESSAGE_EVENTS),
            audience: choice(AUDIENCES),
            channel: choice(MESSAGE_CHANNELS),
            language: choice(LANGUAGES),
            sends: optional(choice(['template', 'nothing'])),
            template_id: optional(id()),
          }),
        )
        .check(z.maxLength(MAX_RULES, errorTexts.tooManyValues)),
      [],
    ),
    address: z.optional(optional(link())),
    phone: z.optional(optional(phone())),
  },
  answer: messageRules,
});
