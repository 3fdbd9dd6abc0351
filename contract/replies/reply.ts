import * as z from 'zod/mini';
import { defineCall, messageAnswer, named, partial } from '#contract/kernel/define.ts';
import { flag, id, ids, integer, line, longText, optional } from '#contract/kernel/fields.ts';
import type { Language } from '#contract/kernel/languages.ts';
import { LANGUAGES } from '#contract/kernel/languages.ts';
import { localNames } from '#contract/kernel/named.ts';
import { rule } from '#contract/kernel/rule.ts';
import { PLACEHOLDERS, type PlaceholderValues } from './placeholders.ts';

/** The most replies of a user or an office, and the most macros of an office. */
export const MAX_KEPT = 200;
export const MAX_REPLY_LENGTH = 5_000;

/** One text for each language. */
export type ReplyTexts = Partial<Record<Language, string | null>>;

const text = () => optional(longText(MAX_REPLY_LENGTH));
const replyInput = {
  title: line(120),
  /** Plain text with placeholders (`placeholders.ts`), in one language at least. */
  texts: z
    .object({ te: text(), hi: text(), en: text() }, rule('replyText'))
    .check(z.refine((texts) => Object.values(texts).some((each) => each !== null), rule('replyText'))),
  /** Its complaint categories; none means any. */
  category_ids: ids(),
};
const replyEdit = { ...replyInput, version: optional(integer()) };

/** The source of a reply, as the caller sees it. */
export const REPLY_SOURCES = ['mine', 'own', 'parliament', 'state'] as const;
export type ReplySource = (typeof REPLY_SOURCES)[number];

const replyRecord = z.object({
  id: z.int(),
  title: z.string(),
  texts: z.object({
    te: z.optional(z.string()),
    hi: z.optional(z.string()),
    en: z.optional(z.string()),
  }),
  category_ids: z.array(z.int()),
  categories: z.array(z.object({ id: z.int(), name: z.string(), ...localNames })),
  /** The caller's own, the office's, or that of one above it. */
  from: z.enum(REPLY_SOURCES),
  version: z.int(),
  created_by: named(),
});
export type ReplyRecord = z.output<typeof replyRecord>;

const value = z.nullable(z.object({ name: z.string(), ...localNames }));

/** The placeholder values for a complaint, and its person's language; null if unknown. */
const replyFilling = z.object({
  language: z.nullable(z.enum(LANGUAGES)),
  category_id: z.int(),
  values: z.object(
    Object.fromEntries(PLACEHOLDERS.map((name) => [name, value])) as Record<
      keyof PlaceholderValues,
      typeof value
    >,
  ),
});
export type ReplyFilling = z.output<typeof replyFilling>;

/**
 * DESK-14: the caller's own replies, then those of the offices of the caller's place, nearest first; with `office_id`
 * those of one office only. With `complaint_id` the values for a complaint.
 */
export const listReplies = defineCall({
  method: 'GET',
  path: 'reply',
  may: ['reply', 'list'],
  query: { office_id: optional(id()), complaint_id: optional(id()) },
  answer: z.object({
    data: z.array(replyRecord),
    total: z.int(),
    filling: z.nullable(replyFilling),
  }),
});

/**
 * `mine` creates a personal reply; otherwise it is the office's, which needs `runsOffice`, and admin may name
 * `office_id`. 422 under `texts` for an unknown placeholder.
 */
export const createReply = defineCall({
  method: 'POST',
  path: 'reply',
  may: ['reply', 'create'],
  body: { ...replyInput, mine: flag(), office_id: optional(id()) },
  answer: replyRecord,
  creates: true,
});

/**
 * Changes the given fields; the owner stays. 403 for the office's when the caller does not run it, 404 for another
 * user's.
 */
export const updateReply = defineCall({
  method: 'PUT',
  path: 'reply/:id',
  may: ['reply', 'edit'],
  body: partial(replyEdit) as { [K in keyof typeof replyEdit]: z.ZodMiniOptional<(typeof replyEdit)[K]> },
  answer: replyRecord,
});

/** 422 while a macro uses it. */
export const deleteReply = defineCall({
  method: 'DELETE',
  path: 'reply/:id',
  may: ['reply', 'delete'],
  answer: messageAnswer,
});

/** The languages with a text, the preferred ones first. */
export function languagesOf(texts: ReplyTexts, ...preferred: (string | null)[]): Language[] {
  const rank = (language: Language) => {
    const at = preferred.indexOf(language);
    return at < 0 ? preferred.length : at;
  };
  return LANGUAGES.filter((language) => texts[language]).sort((one, other) => rank(one) - rank(other));
}
