import * as z from 'zod/mini';
import { complaintRow } from '#contract/complaints/complaint.ts';
import { defineCall } from '#contract/kernel/define.ts';
import { html, id, line, optional, phone } from '#contract/kernel/fields.ts';
import { MAX_ADDED_FILES } from '#contract/kernel/limits.ts';
import { listOf } from '#contract/kernel/list.ts';
import { coordinates } from '#contract/kernel/location.ts';
import { attachmentRule } from '#contract/kernel/uploadRules.ts';

/** Why a complaint is like the one that is being written: its person, its area, its words, its position (PER-15). */
export const SIMILAR_REASONS = ['person', 'area', 'words', 'position'] as const;
export type SimilarReason = (typeof SIMILAR_REASONS)[number];

export const similarComplaint = z.extend(complaintRow, {
  score: z.int(),
  reasons: z.array(z.enum(SIMILAR_REASONS)),
  /** Whether it is of the person whose the new one would be, so that what is written can be added to it (PER-16). */
  same_person: z.boolean(),
});
export type SimilarComplaint = z.output<typeof similarComplaint>;

/** Whose a complaint is that is being written: the person who was chosen, or whom name and phone tell. */
const whose = { person_id: optional(id()), name: optional(line()), phone: optional(phone()) };

/** The caller's complaints that are like the one that is being written, the likest first, at most 5 (PER-15). */
export const findSimilar = defineCall({
  method: 'POST',
  path: 'complaint/similar',
  may: ['complaint', 'list'],
  body: {
    ...whose,
    category_id: id(),
    area_id: optional(id()),
    details: optional(html()),
    location: optional(coordinates()),
  },
  answer: listOf(similarComplaint),
});

type FileField = `file_${number}`;
/** The fields of files that are added, each of one file. */
export const addedFileFields = Array.from(
  { length: MAX_ADDED_FILES },
  (_, index): FileField => `file_${index + 1}`,
);

/**
 * Adds what was written to a complaint of the same person instead of recording a new one: the words as a remark, and files
 * (PER-16). 422 under `person_id` when it is somebody else's.
 */
export const addToComplaint = defineCall({
  method: 'POST',
  path: 'complaint/:id/addition',
  may: ['complaint', 'edit'],
  body: { ...whose, details: html() },
  files: Object.fromEntries(addedFileFields.map((field) => [field, attachmentRule])) as Record<
    FileField,
    typeof attachmentRule
  >,
  answer: z.object({ id: z.int(), complaint_number: z.string() }),
  creates: true,
});
