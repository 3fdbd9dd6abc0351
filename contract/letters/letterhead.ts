import * as z from 'zod/mini';
import { changeOfOffice, ofOffice } from '#contract/desk/office.ts';
import { defineCall, messageAnswer } from '#contract/kernel/define.ts';
import { id, optional } from '#contract/kernel/fields.ts';
import { MAX_PROFILE_IMAGE_BYTES } from '#contract/kernel/limits.ts';
import type { UploadRule } from '#contract/kernel/uploadRules.ts';

/** At this width an image is sharp across the page (REF-04). */
export const MIN_LETTERHEAD_WIDTH = 1_200;

/** The image above letters, and a scanned signature. */
export const letterheadImageRule = {
  accept: ['jpeg', 'png'],
  maxBytes: MAX_PROFILE_IMAGE_BYTES,
  wrongType: 'imageType',
  tooLarge: 'profileImageSize',
  requiredOnCreate: 'imageRequired',
} as const satisfies UploadRule;

const letterhead = z.object({
  ...ofOffice,
  /** The image above the office's letters with its source; null for text only. */
  image: z.nullable(z.object({ path: z.string(), from: z.enum(['own', 'profile']) })),
  name: z.string(),
  rows: z.array(z.string()),
});
export type Letterhead = z.output<typeof letterhead>;

/** REF-04: the letterhead of the own office; admin names another. */
export const getLetterhead = defineCall({
  method: 'GET',
  path: 'letterhead',
  may: ['office', 'show'],
  query: { office_id: optional(id()) },
  answer: letterhead,
});

/** REF-04: sets the office's own image. 422 under `file` for less than 1,200 pixels of width. */
export const setLetterhead = defineCall({
  method: 'POST',
  path: 'letterhead',
  may: ['office', 'edit'],
  body: changeOfOffice,
  files: { file: letterheadImageRule },
  answer: letterhead,
});

/** Removes the own image, so that the profile's is used again. */
export const removeLetterhead = defineCall({
  method: 'POST',
  path: 'letterhead/remove',
  may: ['office', 'edit'],
  body: changeOfOffice,
  answer: letterhead,
});

const signature = z.object({ path: z.nullable(z.string()) });
export type Signature = z.output<typeof signature>;

/** REF-04: the caller's own scanned signature; nobody sees another user's. */
export const getSignature = defineCall({
  method: 'GET',
  path: 'signature',
  may: ['own', 'show'],
  answer: signature,
});

export const setSignature = defineCall({
  method: 'POST',
  path: 'signature',
  may: ['own', 'edit'],
  files: { file: letterheadImageRule },
  answer: signature,
});

/** Drafts that use it are sent without a signature. */
export const removeSignature = defineCall({
  method: 'DELETE',
  path: 'signature',
  may: ['own', 'edit'],
  answer: messageAnswer,
});
