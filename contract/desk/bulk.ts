import * as z from 'zod/mini';
import { complaintFilters } from '#contract/complaints/complaintFilters.ts';
import { STATUSES } from '#contract/complaints/complaintStatus.ts';
import { PRIORITIES } from '#contract/deadlines/targets.ts';
import { codedFields } from '#contract/kernel/codedFields.ts';
import { defineCall, type Shape } from '#contract/kernel/define.ts';
import { EXPORT_FORMATS, exportState } from '#contract/kernel/exports.ts';
import {
  choice,
  date,
  flag,
  id,
  integer,
  line,
  longText,
  optional,
  otherwise,
  several,
} from '#contract/kernel/fields.ts';
import { listOf } from '#contract/kernel/list.ts';
import { rule } from '#contract/kernel/rule.ts';
import { referralOfMany } from '#contract/letters/referral.ts';
import { MESSAGE_CHANNELS } from '#contract/messages/messageKinds.ts';
import { BULK_ACTIONS, type BulkAction, MAX_BULK_ROWS, ROW_ACTIONS } from './bulkActions.ts';
import { refusals, taskState } from './task.ts';

/** The parameters of each action, as its single call takes them. */
export const bulkParams = {
  assign: { staff_id: id() },
  category: { category_id: id() },
  priority: { priority: choice(PRIORITIES) },
  followup: { on: date(), note: optional(longText(1000)) },
  cause: { cause_id: id() },
  answer: { message: longText(), status: otherwise(choice(STATUSES), 'responded') },
  resolve: { message: longText() },
  /** Drafts, as in the single call; at least one officer is required. */
  refer: referralOfMany,
  /** A template about the complaint; no free text and no promotional kind (MSG-06). */
  message: { channel: choice(MESSAGE_CHANNELS), template_id: id() },
  /** `version` is that of the shown macro. */
  macro: { macro_id: id(), version: integer() },
  export: { format: otherwise(choice(EXPORT_FORMATS), 'csv') },
} as const satisfies Record<BulkAction, Shape>;
export type BulkParams<A extends BulkAction> = z.output<z.ZodMiniObject<(typeof bulkParams)[A]>>;

const { page, per_page, paginate, sort, order, ids, ...filters } = complaintFilters;

/** The filters of the list and of the search; other names are refused, since ignoring one would select more. */
const bulkFilters = z.strictObject({ ...filters, term: optional(line()) }, rule('invalid'));

/**
 * Applies an action to many complaints: to the given ids, or to all that a list finds with these filters (DESK-10).
 * `ids` outside the caller's scope are ignored. With `filters` the shown number must be sent: 409 with `{ total }` if
 * it has changed. `dry_run` returns how many are `possible` and why others are `refused`, and changes nothing. 422 for
 * none, and for more than 10,000; 403 for an action that the caller may not do at all.
 */
export const doInBulk = defineCall({
  method: 'POST',
  path: 'bulk',
  may: ['complaint', 'list'],
  body: {
    action: choice(BULK_ACTIONS),
    /** See `bulkParams`; errors are reported under their own names. */
    params: otherwise(z.record(z.string(), z.unknown()), {}),
    ids: several(id(), MAX_BULK_ROWS, rule('tooManyInBulk')),
    filters: optional(bulkFilters),
    expected_total: optional(integer()),
    dry_run: optional(flag()),
  },
  answer: z.object({
    total: z.int(),
    /** For a dry run. */
    possible: z.optional(z.int()),
    refused: z.optional(refusals),
    /** The task, otherwise. */
    job: z.optional(taskState),
    /** For an export: the link of its file, and its progress. */
    link: z.optional(z.string()),
    export: z.optional(exportState),
  }),
});

/** Bulk tasks of the last seven days. `id` is that of the task. */
export const bulkWork = z.object({
  id: z.int(),
  action: z.enum(ROW_ACTIONS),
  created_at: z.string(),
  job: taskState,
  /** Until when it can be undone; null if it cannot, also because it already was. */
  undo_until: z.nullable(z.string()),
  /** Its undo: what was restored, and why others were not, the first 20 of each reason. */
  undo: z.nullable(
    z.object({
      job: taskState,
      undone: z.int(),
      kept: z.array(z.object({ number: z.string(), reason: z.string(), ...codedFields })),
    }),
  ),
});
export type BulkWork = z.output<typeof bulkWork>;

/** The caller's own, newest first, at most 50. */
export const listBulkWork = defineCall({
  method: 'GET',
  path: 'bulk',
  may: ['task', 'show'],
  answer: listOf(bulkWork),
});

/** The caller's own, for admin any; 404 for others. */
export const getBulkWork = defineCall({
  method: 'GET',
  path: 'bulk/:id',
  may: ['task', 'show'],
  answer: bulkWork,
});

/**
 * Undoes its changes within 30 minutes of its end, for all complaints that nobody has changed since (DESK-12). 422 when
 * it is too late, was undone already, or cannot be undone.
 */
export const undoBulk = defineCall({
  method: 'POST',
  path: 'bulk/:id/undo',
  may: ['task', 'edit'],
  answer: bulkWork,
});
