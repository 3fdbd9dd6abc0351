import * as z from 'zod/mini';
import { defineCall, messageAnswer, named } from '#contract/kernel/define.ts';
import { id } from '#contract/kernel/fields.ts';
import { listOf } from '#contract/kernel/list.ts';
import { localNames } from '#contract/kernel/named.ts';

/** Open complaints of one category and area that may have one cause (PER-22). */
export const causeSuggestion = z.object({
  category: z.object({ id: z.int(), name: z.string(), ...localNames }),
  area: z.object({ id: z.int(), name: z.string(), ...localNames }),
  mandal: named(),
  parliament_id: z.int(),
  assembly_id: z.int(),
  mandal_id: z.int(),
  cases: z.int(),
  people: z.int(),
  oldest: z.string(),
  /** The oldest of them, as many as a new cause takes. */
  complaint_ids: z.array(z.int()),
});
export type CauseSuggestion = z.output<typeof causeSuggestion>;

export const listCauseSuggestions = defineCall({
  method: 'GET',
  path: 'cause/suggestion',
  may: ['cause', 'edit'],
  answer: listOf(causeSuggestion),
});

/** The suggestion returns when there are twice as many. */
export const declineCause = defineCall({
  method: 'POST',
  path: 'cause/suggestion/decline',
  may: ['cause', 'edit'],
  body: { category_id: id(), area_id: id() },
  answer: messageAnswer,
});
