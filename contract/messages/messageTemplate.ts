import * as z from 'zod/mini';
import { SETTING_SOURCES } from '#contract/desk/office.ts';
import { defineCall, named, partial } from '#contract/kernel/define.ts';
import { choice, flag, id, integer, line, longText, optional, otherwise } from '#contract/kernel/fields.ts';
import { LANGUAGES } from '#contract/kernel/languages.ts';
import { listOf } from '#contract/kernel/list.ts';
import { rule } from '#contract/kernel/rule.ts';
import { ALL_TEMPLATE_KINDS, MESSAGE_CHANNELS, TEMPLATE_STATES } from './messageKinds.ts';
import { MESSAGE_VALUES } from './templateValues.ts';

/** The limits of a template: by the number of parts of an SMS, and WhatsApp's 1,024 letters. */
const MAX_VARIABLES = 20;
export const MAX_TEMPLATE_LENGTH = 1_024;

const registeredId = () => z.pipe(line(25), z.string().check(z.regex(/^\d{8,25}$/, rule('registeredId'))));
const header = () => z.pipe(line(11), z.string().check(z.regex(/^[A-Za-z0-9]{3,11}$/, rule('smsHeader'))));

const templateInput = {
  name: line(120),
  channel: choice(MESSAGE_CHANNELS),
  language: choice(LANGUAGES),
  kind: choice(ALL_TEMPLATE_KINDS),
  /** The registered text, with variables in the form of `templateText.ts`. */
  text: longText(MAX_TEMPLATE_LENGTH),
  /** The value of each variable, in order. */
  values: otherwise(
    z
      .array(z.object({ value: choice(MESSAGE_VALUES), shorten: flag() }))
      .check(z.maxLength(MAX_VARIABLES, rule('tooManyValues'))),
    [],
  ),
  entity_id: optional(registeredId()),
  header: optional(header()),
  template_id: optional(registeredId()),
};
const templateEdit = { ...templateInput, version: optional(integer()) };

export const messageTemplate = z.object({
  id: z.int(),
  /** The id of its first version, which rules use, and the number of this version. */
  family_id: z.int(),
  edition: z.int(),
  name: z.string(),
  channel: z.enum(MESSAGE_CHANNELS),
  language: z.enum(LANGUAGES),
  kind: z.enum(ALL_TEMPLATE_KINDS),
  text: z.string(),
  values: z.array(z.object({ value: z.enum(MESSAGE_VALUES), shorten: z.boolean() })),
  entity_id: z.nullable(z.string()),
  header: z.nullable(z.string()),
  template_id: z.nullable(z.string()),
  state: z.enum(TEMPLATE_STATES),
  state_at: z.string(),
  /** Why it was rejected. */
  reason: z.nullable(z.string()),
  /** From the office, or from one above it. */
  from: z.enum(SETTING_SOURCES),
  created_by: named(),
  version: z.int(),
});
export type MessageTemplate = z.output<typeof messageTemplate>;

/**
 * MSG-02, MSG-05: templates of the own office and those above it, by name, newest version first; with `office_id` of
 * another office and above it, with `complaint_id` those that may be sent for a complaint: the citizen's language first,
 * by event. `from` is `own` for the nearest of these offices. 404 outside the caller's scope.
 */
export const listMessageTemplates = defineCall({
  method: 'GET',
  path: 'message/template',
  may: ['message', 'list'],
  query: {
    office_id: optional(id()),
    complaint_id: optional(id()),
    channel: optional(choice(MESSAGE_CHANNELS)),
    language: optional(choice(LANGUAGES)),
    state: optional(choice(TEMPLATE_STATES)),
  },
  answer: listOf(messageTemplate),
});

/**
 * MSG-02 to MSG-04: creates a draft. 422 under `kind` for one of the other channel; under `text` for an unknown
 * variable, without fixed words, and for more than 4 parts; under `values` unless each variable has a fitting value.
 */
export const createMessageTemplate = defineCall({
  method: 'POST',
  path: 'message/template',
  may: ['message', 'create'],
  body: { ...templateInput, office_id: optional(id()) },
  answer: messageTemplate,
  creates: true,
});

/**
 * Changes the given fields of a draft; a rejected template becomes a draft. 422 under `state` for one that is
 * submitted, approved or retired, and for a rejected one when another version is open or a newer one approved; 409 for
 * an older version, 404 for another office's.
 */
export const updateMessageTemplate = defineCall({
  method: 'PUT',
  path: 'message/template/:id',
  may: ['message', 'edit'],
  body: partial(templateEdit) as {
    [K in keyof typeof templateEdit]: z.ZodMiniOptional<(typeof templateEdit)[K]>;
  },
  answer: messageTemplate,
});

/**
 * MSG-02: creates the next version, a draft with everything of this one except its template id, also of a rejected one.
 * 422 under `state` when another version is a draft or submitted.
 */
export const copyMessageTemplate = defineCall({
  method: 'POST',
  path: 'message/template/:id/copy',
  may: ['message', 'create'],
  answer: messageTemplate,
  creates: true,
});

/**
 * MSG-02: changes its state: submitted to the operators, approved or rejected by them, retired, or back to a draft. 422
 * as `templateRefusal` says; an approved SMS needs its ids, which may come with the call.
 */
export const moveMessageTemplate = defineCall({
  method: 'POST',
  path: 'message/template/:id/state',
  may: ['message', 'edit'],
  body: {
    state: choice(TEMPLATE_STATES),
    entity_id: z.optional(optional(registeredId())),
    header: z.optional(optional(header())),
    template_id: z.optional(optional(registeredId())),
    reason: optional(line(500)),
    version: optional(integer()),
  },
  answer: messageTemplate,
});
