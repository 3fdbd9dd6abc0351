import * as z from 'zod/mini';
import { complaintResponse, historyEntry, mediaItem } from '#contract/complaints/complaint.ts';
import { timelineEntry } from '#contract/complaints/timeline.ts';
import { defineCall, messageAnswer, named } from '#contract/kernel/define.ts';
import { id, several } from '#contract/kernel/fields.ts';
import { listOf } from '#contract/kernel/list.ts';
import { rule } from '#contract/kernel/rule.ts';

/** How many days a merge can be undone (PER-17). */
export const UNDO_DAYS = 30;

/** The most complaints in one merge, because the user must have read each. */
const MAX_SOURCES = 20;

/**
 * Merges complaints of one person about one problem (PER-17): the sources are closed and keep their data, which the
 * target's page shows. 409 with the complaint to choose when the target itself is merged.
 */
export const mergeComplaints = defineCall({
  method: 'POST',
  path: 'complaint/merge',
  may: ['complaint', 'merge'],
  body: {
    source_ids: several(id(), MAX_SOURCES, rule('tooManyValues')).check(z.minLength(1, rule('required'))),
    target_id: id(),
  },
  answer: messageAnswer,
});

/** Restores the status of a merged complaint, within 30 days (PER-17). */
export const undoComplaintMerge = defineCall({
  method: 'POST',
  path: 'complaint/merge/undo',
  may: ['complaint', 'merge'],
  body: { source_id: id() },
  answer: messageAnswer,
});

/** A complaint merged into another one, with the data that stays on it. */
export const mergedComplaint = z.object({
  /** null when the caller may not open it; its data is still shown, as a part of the target. */
  id: z.nullable(z.int()),
  complaint_number: z.string(),
  merged_at: z.string(),
  merged_by: named(),
  may_undo: z.boolean(),
  details: z.string(),
  media: z.array(mediaItem),
  response: z.array(complaintResponse),
  history: z.array(historyEntry),
  timeline: z.array(timelineEntry),
});
export type MergedComplaint = z.output<typeof mergedComplaint>;

/** The complaints merged into one, directly or through others, the latest first. */
export const listMergedComplaints = defineCall({
  method: 'GET',
  path: 'complaint/:id/merged',
  may: ['complaint', 'show'],
  answer: listOf(mergedComplaint),
});
