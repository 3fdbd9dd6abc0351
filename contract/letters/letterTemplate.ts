import * as z from 'zod/mini';
import { SETTING_SOURCES } from '#contract/desk/office.ts';
import { defineCall, messageAnswer, named, partial } from '#contract/kernel/define.ts';
import { choice, id, integer, line, longText, optional } from '#contract/kernel/fields.ts';
import { listOf } from '#contract/kernel/list.ts';
import { LETTER_KINDS, LETTER_LANGUAGES } from './letterKinds.ts';

export const MAX_LETTER_LENGTH = 20_000;

const side = () => z.optional(z.object({ subject: line(300), body: longText(MAX_LETTER_LENGTH) }));
const templateInput = {
  kind: choice(LETTER_KINDS),
  name: line(120),
  language: choice(LETTER_LANGUAGES),
  /** One text for each of its languages, with placeholders. */
  texts: z.object({ te: side(), en: side(), hi: side() }),
};
const templateEdit = { ...templateInput, version: optional(integer()) };

const text = z.optional(z.object({ subject: z.string(), body: z.string() }));
export const letterTexts = z.object({ te: text, en: text, hi: text });

export const letterTemplate = z.object({
  id: z.int(),
  kind: z.enum(LETTER_KINDS),
  name: z.string(),
  language: z.enum(LETTER_LANGUAGES),
  texts: letterTexts,
  /** From the office, or from one above it. */
  from: z.enum(SETTING_SOURCES),
  version: z.int(),
  created_by: named(),
});
export type LetterTemplate = z.output<typeof letterTemplate>;

/**
 * REF-03: letter templates by kind and name: of the own office and those above it; with `office_id` of one office only.
 */
export const listTemplates = defineCall({
  method: 'GET',
  path: 'letter/template',
  may: ['letter', 'list'],
  query: { office_id: optional(id()) },
  answer: listOf(letterTemplate),
});

/** REF-03. 422 under `texts` for a language without a text. */
export const createTemplate = defineCall({
  method: 'POST',
  path: 'letter/template',
  may: ['office', 'edit'],
  body: { ...templateInput, office_id: optional(id()) },
  answer: letterTemplate,
  creates: true,
});

/** Changes the given fields; existing letters do not change. 404 for another office's. */
export const updateTemplate = defineCall({
  method: 'PUT',
  path: 'letter/template/:id',
  may: ['office', 'edit'],
  body: partial(templateEdit) as {
    [K in keyof typeof templateEdit]: z.ZodMiniOptional<(typeof templateEdit)[K]>;
  },
  answer: letterTemplate,
});

export const deleteTemplate = defineCall({
  method: 'DELETE',
  path: 'letter/template/:id',
  may: ['office', 'edit'],
  answer: messageAnswer,
});
