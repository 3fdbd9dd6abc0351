import * as z from 'zod/mini';
import { COLUMNS, ORDERS } from '#contract/complaints/complaintColumns.ts';
import { shownFilters } from '#contract/complaints/complaintFilters.ts';
import { defineCall, messageAnswer, partial } from '#contract/kernel/define.ts';
import { choice, choices, flag, id, integer, line, optional, otherwise } from '#contract/kernel/fields.ts';
import { listOf } from '#contract/kernel/list.ts';
import { ME } from '#contract/kernel/listConstants.ts';
import { rule } from '#contract/kernel/rule.ts';
import { MAX_PINS } from './viewRules.ts';

/** The only filters that views of complaint lists may have. */
export const viewFilters = z.partial(
  z.strictObject({ ...shownFilters, term: optional(line()) }, rule('notChoice')),
);

const DIRECTIONS = ['ASC', 'DESC'] as const;

/** A named list of complaints: personal, or shared in an office (DESK-05). */
const viewInput = {
  name: line(80),
  filters: viewFilters,
  sort: otherwise(choice(ORDERS), ORDERS[0]),
  order: otherwise(choice(DIRECTIONS), 'DESC'),
  /** Empty for the reader's own columns. */
  columns: optional(choices(COLUMNS)),
  is_shared: flag(),
  /** Its position among the caller's pins, from 1; empty if it is not pinned. */
  position: optional(integer(1, MAX_PINS, rule('tooManyPins'))),
};
const viewEdit = { ...viewInput, version: optional(integer()) };

export const view = z.object({
  id: z.int(),
  name: z.string(),
  /** The filters that are set. */
  filters: viewFilters,
  sort: z.enum(ORDERS),
  order: z.enum(DIRECTIONS),
  columns: z.nullable(z.array(z.enum(COLUMNS))),
  is_shared: z.boolean(),
  /** Its creator; null after the account is deleted. */
  creator: z.nullable(z.object({ id: z.int(), name: z.string() })),
  position: z.nullable(z.int()),
  version: z.int(),
});
export type View = z.output<typeof view>;

/** The caller's own, and shared ones of the caller's office. */
export const listViews = defineCall({
  method: 'GET',
  path: 'view',
  may: ['view', 'list'],
  answer: listOf(view),
});

export const createView = defineCall({
  method: 'POST',
  path: 'view',
  may: ['view', 'create'],
  body: viewInput,
  answer: view,
  creates: true,
});

/**
 * `position` belongs to the caller, and everybody who sees the view may set it; all other fields need the permission to
 * change it.
 */
export const updateView = defineCall({
  method: 'PUT',
  path: 'view/:id',
  may: ['view', 'edit'],
  body: partial(viewEdit) as { [K in keyof typeof viewEdit]: z.ZodMiniOptional<(typeof viewEdit)[K]> },
  answer: view,
});

export const deleteView = defineCall({
  method: 'DELETE',
  path: 'view/:id',
  may: ['view', 'delete'],
  answer: messageAnswer,
});

/**
 * The number of complaints of each of the caller's pinned views, in their order: exact up to 1,000, at most a minute
 * old (DESK-06). Views with a search that matches too much, or with unknown filters, are omitted.
 */
export const countViews = defineCall({
  method: 'GET',
  path: 'view/count',
  may: ['view', 'list'],
  polled: true,
  query: { created_by_me: optional(flag()), staff_id: optional(z.union([z.literal(ME), id()])) },
  answer: z.object({ data: z.array(z.object({ id: z.int(), count: z.int(), more: z.boolean() })) }),
});

/** The columns of the caller's lists in order, on every device; empty for the default (DESK-08). */
export const saveColumns = defineCall({
  method: 'PUT',
  path: 'desk/columns',
  may: 'signed-in',
  body: { columns: optional(choices(COLUMNS)) },
  answer: z.object({ columns: z.nullable(z.array(z.enum(COLUMNS))) }),
});
