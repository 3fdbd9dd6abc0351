import * as z from 'zod/mini';
import { complaintResponse, historyEntry, mediaItem } from '#contract/complaints/complaint.ts';
import { timelineEntry } from '#contract/complaints/timeline.ts';
import { defineCall, messageAnswer, named } from '#contract/kernel/define.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { id, several } from '#contract/kernel/fields.ts';
import { listOf } from '#contract/kernel/list.ts';

/** So long a merge can be undone (PER-17). */
export const UNDO_DAYS = 30;

/** So many are merged at once: whoever merges has looked at each. */
const MAX_SOURCES = 20;

/**
 * Complaints of one person about one matter, recorded more than once, become one (PER-17): those that are merged are closed
 * and keep what is theirs, which the target's page shows. 409 with the complaint to choose when the target is merged itself.
 */
export const mergeComplaints = defineCall({
  method: 'POST',
  path: 'complaint/merge',
  may: ['complaint', 'merge'],
  body: {
    source_ids: several(id(), MAX_SOURCES, errorTexts.tooManyValues).check(
      z.minLength(1, errorTexts.required),
    ),
    target_id: id(),
  },
  answer: messageAnswer,
});

/** Gives the status back that a merged complaint had, within 30 days (PER-17). */
export const undoComplaintMerge = defineCall({
  method: 'POST',
  path: 'complaint/merge/undo',
  may: ['complaint', 'merge'],
  body: { source_id: id() },
  answer: messageAnswer,
});

/** What was merged into a complaint, with what stays on it. */
export const mergedComplaint = z.object({
  /** null where it is not the caller's to open; what belongs to it is shown all the same, as a part of the target. */
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

/** The complaints that were merged into one, and into those, the latest first. */
export const listMergedComplaints = defineCall({
  method: 'GET',
  path: 'complaint/:id/merged',
  may: ['complaint', 'show'],
  answer: listOf(mergedComplaint),
});
