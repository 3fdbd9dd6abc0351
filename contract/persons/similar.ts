import * as z from 'zod/mini';
import { complaintRow } from '#contract/complaints/complaint.ts';
import { defineCall } from '#contract/kernel/define.ts';
import { html, id, line, optional, phone } from '#contract/kernel/fields.ts';
import { MAX_ADDED_FILES } from '#contract/kernel/limits.ts';
import { listOf } from '#contract/kernel/list.ts';
import { coordinates } from '#contract/kernel/location.ts';
import { attachmentRule } from '#contract/kernel/uploadRules.ts';
import { recordedFromInbox, recordedFromInboxAnswer } from '#contract/messages/recording.ts';

/** Why a complaint is similar to the new one: its person, its area, its words, its position (PER-15). */
export const SIMILAR_REASONS = ['person', 'area', 'words', 'position'] as const;
export type SimilarReason = (typeof SIMILAR_REASONS)[number];

export const similarComplaint = z.extend(complaintRow, {
  score: z.int(),
  reasons: z.array(z.enum(SIMILAR_REASONS)),
  /** Whether both have the same person, so that the new text can be added to it (PER-16). */
  same_person: z.boolean(),
});
export type SimilarComplaint = z.output<typeof similarComplaint>;

/** The person of the new complaint: the chosen one, or the one that name and phone identify. */
const whose = { person_id: optional(id()), name: optional(line()), phone: optional(phone()) };

/** The caller's complaints that are similar to the new one, the most similar first, at most 5 (PER-15). */
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
/** The fields of added files, one file each. */
export const addedFileFields = Array.from(
  { length: MAX_ADDED_FILES },
  (_, index): FileField => `file_${index + 1}`,
);

/**
 * Adds the text and files to a complaint of the same person instead of recording a new one; the text becomes a remark
 * (PER-16). 422 under `person_id` for another person's.
 */
export const addToComplaint = defineCall({
  method: 'POST',
  path: 'complaint/:id/addition',
  may: ['complaint', 'edit'],
  body: { ...whose, details: html(), ...recordedFromInbox },
  files: Object.fromEntries(addedFileFields.map((field) => [field, attachmentRule])) as Record<
    FileField,
    typeof attachmentRule
  >,
  answer: z.object({ id: z.int(), complaint_number: z.string(), ...recordedFromInboxAnswer }),
  creates: true,
});
