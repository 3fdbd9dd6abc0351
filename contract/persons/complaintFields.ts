import * as z from 'zod/mini';
import { choice, id, optional } from '#contract/kernel/fields.ts';
import { LANGUAGES } from '#contract/kernel/languages.ts';
import { oneOrMore } from '#contract/kernel/list.ts';
import { causeName } from './cause.ts';

/** `id` is null when the caller may not open it; `may_undo` says whether a merge can still be undone (PER-17). */
const mergedInto = z.object({
  id: z.nullable(z.int()),
  number: z.string(),
  merged_at: z.string(),
  may_undo: z.boolean(),
});

export const personRow = {
  /** The shared problem that it belongs to (PER-18). */
  cause: z.optional(z.nullable(causeName)),
  /** The complaint that it was merged into (PER-17); absent where the host merges none. */
  merged_into: z.optional(z.nullable(mergedInto)),
};

export const personRecord = {
  /** Null without a person, absent where the host knows no persons. */
  person_id: z.optional(z.nullable(z.int())),
  /** How it ended when its status does not tell. */
  outcome: z.optional(z.nullable(z.enum(['merged']))),
  /** The complaints that were merged into it, as far as the caller may open them; `complaint/:id/merged` has their content. */
  merged_from: z.optional(z.array(z.object({ id: z.nullable(z.int()), number: z.string() }))),
};

export const personFilters = {
  /** The shared problem that it belongs to (PER-18). */
  cause: optional(oneOrMore(id())),
  /** The language of its person (PER-01). */
  language: optional(oneOrMore(choice(LANGUAGES))),
};
