import * as z from 'zod/mini';
import { inheritable } from '#contract/desk/office.ts';
import { defineSettings, settingsCalls } from '#contract/desk/settings.ts';
import { named } from '#contract/kernel/define.ts';
import { choice, id, link, optional, phone } from '#contract/kernel/fields.ts';
import { LANGUAGES } from '#contract/kernel/languages.ts';
import { rule } from '#contract/kernel/rule.ts';
import { AUDIENCES, MESSAGE_CHANNELS, MESSAGE_EVENTS } from './messageKinds.ts';
import { MESSAGE_VALUES } from './templateValues.ts';

/** There is at most one rule for each event, audience, channel and language. */
const MAX_RULES = MESSAGE_EVENTS.length * AUDIENCES.length * MESSAGE_CHANNELS.length * LANGUAGES.length;

/** What a rule sends: a template, named by its first version; the default text; or nothing. */
export const RULE_SENDS = ['template', 'shipped', 'nothing'] as const;

const ruleOf = {
  event: z.enum(MESSAGE_EVENTS),
  audience: z.enum(AUDIENCES),
  channel: z.enum(MESSAGE_CHANNELS),
  language: z.enum(LANGUAGES),
};
const sends = z.object({
  sends: z.enum(RULE_SENDS),
  /** The template; null if it sends none. */
  template: named(),
  /** The text that is sent now: the approved version, or the default; null without one. */
  text: z.nullable(z.string()),
  /** The values of its variables, in order. */
  values: z.array(z.enum(MESSAGE_VALUES)),
});
const messageRule = z.object({ ...ruleOf, ...inheritable(sends).shape });
export type MessageRule = z.output<typeof messageRule>;

/** The rules of an office, and the address and phone in its messages (MSG-05). */
export const messageSettings = defineSettings({
  key: 'messages',
  per: 'office',
  entries: {
    /** By `ruleKey`: a template, named by its first version, or no message. */
    rules: { value: z.union([id(), z.literal('off')]), default: null, byKey: true },
    /** The registered beginning of links in templates (MSG-03). */
    address: { value: link(), answer: z.nullable(z.string()), default: null },
    /** The phone for citizens' questions, printed on slips and in messages (MSG-17). */
    phone: { value: phone(), answer: z.nullable(z.string()), default: null },
  },
});

/**
 * MSG-05: which event sends what to whom. A change sets the given rules and leaves the others; `sends` null resets one.
 * 422 under `rules` for a template of another office, channel or language.
 */
export const messageRuleCalls = settingsCalls({
  path: 'message/rule',
  may: { show: ['message', 'show'], edit: ['message', 'edit'] },
  answer: {
    /** All of them, by event, audience, channel and language. */
    rules: z.array(messageRule),
    address: messageSettings.answer.address,
    phone: messageSettings.answer.phone,
  },
  body: {
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
        .check(z.maxLength(MAX_RULES, rule('tooManyValues'))),
      [],
    ),
    address: messageSettings.body.address,
    phone: messageSettings.body.phone,
  },
});
export const { get: getMessageRules, update: updateMessageRules } = messageRuleCalls;
export type MessageRules = z.output<typeof getMessageRules.answer>;
