import * as z from 'zod/mini';
import { complaintFilters } from '#contract/complaints/complaintFilters.ts';
import { STATUSES } from '#contract/complaints/complaintStatus.ts';
import { PRIORITIES } from '#contract/deadlines/targets.ts';
import { defineCall, type Shape } from '#contract/kernel/define.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
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
import { referralOfMany } from '#contract/letters/referral.ts';
import { MESSAGE_CHANNELS } from '#contract/messages/messageKinds.ts';
import { BULK_ACTIONS, type BulkAction, MAX_BULK_ROWS, ROW_ACTIONS } from './bulkActions.ts';
import { refusals, taskState } from './task.ts';

/** What each action takes besides the grievances, as the call for a single one takes it. */
export const bulkParams = {
  assign: { staff_id: id() },
  category: { category_id: id() },
  priority: { priority: choice(PRIORITIES) },
  followup: { on: date(), note: optional(longText(1000)) },
  cause: { cause_id: id() },
  answer: { message: longText(), status: otherwise(choice(STATUSES), 'responded') },
  resolve: { message: longText() },
  /** Drafts, as of a single one; somebody has to be asked. */
  refer: referralOfMany,
  /** A template that tells of the grievance, never own words nor news of the office (MSG-06). */
  message: { channel: choice(MESSAGE_CHANNELS), template_id: id() },
  /** `version` of the macro as it was shown. */
  macro: { macro_id: id(), version: integer() },
  export: { format: otherwise(choice(EXPORT_FORMATS), 'csv') },
} as const satisfies Record<BulkAction, Shape>;
export type BulkParams<A extends BulkAction> = z.output<z.ZodMiniObject<(typeof bulkParams)[A]>>;

const { page, per_page, paginate, sort, order, ids, ...filters } = complaintFilters;

/** The filters of the list and of the search; any other name is refused, since fewer filters would find more. */
const bulkFilters = z.strictObject({ ...filters, term: optional(line()) }, errorTexts.invalid);

/**
 * Does the same to many grievances: to those that are named, or to all that a list finds by these filters (DESK-10). Of
 * `ids` those that the caller does not see are not there. With `filters` the number that was shown must be sent:
 * 409 with `{ total }` when it is another one by now. `dry_run` says how many are `possible` and why others are `refused`, and
 * changes nothing. 422 for nothing, and for more than 10,000; 403 for an action that the caller may not do to any.
 */
export const doInBulk = defineCall({
  method: 'POST',
  path: 'bulk',
  may: ['complaint', 'list'],
  body: {
    action: choice(BULK_ACTIONS),
    /** See `bulkParams`; what is wrong in them is told under their own names. */
    params: otherwise(z.record(z.string(), z.unknown()), {}),
    ids: several(id(), MAX_BULK_ROWS, errorTexts.tooManyInBulk),
    filters: optional(bulkFilters),
    expected_total: optional(integer()),
    dry_run: optional(flag()),
  },
  answer: z.object({
    total: z.int(),
    /** Of a dry run. */
    possible: z.optional(z.int()),
    refused: z.optional(refusals),
    /** What does it, otherwise. */
    job: z.optional(taskState),
    /** Of an export: where the file will be, and how far it is. */
    link: z.optional(z.string()),
    export: z.optional(exportState),
  }),
});

/** Bulk work of the last seven days. `id` is that of its job. */
export const bulkWork = z.object({
  id: z.int(),
  action: z.enum(ROW_ACTIONS),
  created_at: z.string(),
  job: taskState,
  /** Until when it can be undone; null for what cannot, also because it was or is still being done. */
  undo_until: z.nullable(z.string()),
  /** Its undoing: what was given back, and why others are left as they are, the first 20 of each reason. */
  undo: z.nullable(
    z.object({
      job: taskState,
      undone: z.int(),
      kept: z.array(z.object({ number: z.string(), reason: z.string() })),
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

/** The caller's own, for admin anybody's; others do not exist. */
export const getBulkWork = defineCall({
  method: 'GET',
  path: 'bulk/:id',
  may: ['task', 'show'],
  answer: bulkWork,
});

/**
 * Gives back what it has changed, within 30 minutes of its end, of all grievances that nobody has changed since (DESK-12). 422
 * when it is too late, was done already, or cannot be done at all.
 */
export const undoBulk = defineCall({
  method: 'POST',
  path: 'bulk/:id/undo',
  may: ['task', 'edit'],
  answer: bulkWork,
});
