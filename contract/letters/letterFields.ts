import * as z from 'zod/mini';
import { named } from '#contract/kernel/define.ts';
import { choice, id, integer, line, longText, optional, otherwise } from '#contract/kernel/fields.ts';
import { rule } from '#contract/kernel/rule.ts';
import { LETTER_KINDS, LETTER_LANGUAGES, LETTER_STATES } from './letterKinds.ts';
import { letterTexts, MAX_LETTER_LENGTH } from './letterTemplate.ts';

/* The fields of a letter, written and answered; its calls are in letter.ts and letterSending.ts. */

/** The most copies and enclosures. */
const MAX_COPIES = 100;
const MAX_ENCLOSURES = 50;

/** An optional text: '' by default. */
const words = (field: z.ZodMiniType<string> = line()) =>
  z.pipe(
    optional(field),
    z.transform((text: string | null) => text ?? ''),
  );
const side = () =>
  z.optional(z.object({ subject: words(line(300)), body: words(longText(MAX_LETTER_LENGTH)) }));

/** All fields of a draft are optional; sending checks the required ones. */
export const letterInput = {
  kind: choice(LETTER_KINDS),
  language: choice(LETTER_LANGUAGES),
  /** The contact that receives it; other addressees are only text. */
  contact_id: optional(id()),
  addressee: otherwise(
    z.object({
      name: words(),
      designation: words(),
      department: words(),
      address: words(longText(500)),
    }),
    { name: '', designation: '', department: '', address: '' },
  ),
  texts: z.object({ te: side(), en: side(), hi: side() }),
  copies_to: otherwise(
    z
      .array(z.object({ contact_id: z.optional(id()), text: line(300) }))
      .check(z.maxLength(MAX_COPIES, rule('tooManyValues'))),
    [],
  ),
  enclosures: otherwise(z.array(line(300)).check(z.maxLength(MAX_ENCLOSURES, rule('tooManyValues'))), []),
  our_ref: optional(line()),
  their_ref: optional(line()),
  /** The account whose scanned signature it will have (REF-04). */
  signed_by: optional(id()),
  /** By default the first series of the office. */
  series: optional(line(5)),
};
/** The subject of a letter: a complaint, a cause, or a person without a complaint (REF-23); exactly one. */
export const about = { complaint_id: optional(id()), cause_id: optional(id()), person_id: optional(id()) };
export const letterEdit = { ...letterInput, version: optional(integer()) };

export const letterRecord = z.object({
  id: z.int(),
  kind: z.enum(LETTER_KINDS),
  language: z.enum(LETTER_LANGUAGES),
  state: z.enum(LETTER_STATES),
  complaint: z.nullable(z.object({ id: z.int(), complaint_number: z.string() })),
  cause: z.nullable(z.object({ id: z.int(), number: z.string(), title: z.string() })),
  person: z.nullable(z.object({ id: z.int(), name: z.string() })),
  /** The referral that it sends, or reminds of. */
  referral: z.nullable(z.object({ id: z.int(), number: z.string() })),
  contact_id: z.nullable(z.int()),
  addressee: z.object({
    name: z.string(),
    designation: z.string(),
    department: z.string(),
    address: z.string(),
  }),
  texts: letterTexts,
  copies_to: z.array(z.object({ contact_id: z.optional(z.int()), text: z.string() })),
  enclosures: z.array(z.string()),
  our_ref: z.nullable(z.string()),
  their_ref: z.nullable(z.string()),
  signed_by: named(),
  series: z.string(),
  number: z.nullable(z.string()),
  dispatched_at: z.nullable(z.string()),
  dispatched_by: named(),
  cancelled_at: z.nullable(z.string()),
  cancelled_by: named(),
  cancel_reason: z.nullable(z.string()),
  /** The link of the PDF of a sent letter; null after an erasure. */
  link: z.nullable(z.string()),
  created_by: named(),
  created_at: z.string(),
  updated_at: z.string(),
  version: z.int(),
});
export type LetterRecord = z.output<typeof letterRecord>;

/** A letter in a list: no text except its subject. */
const letterRow = z.pick(letterRecord, {
  id: true,
  kind: true,
  language: true,
  state: true,
  complaint: true,
  cause: true,
  number: true,
  dispatched_at: true,
  cancelled_at: true,
  cancel_reason: true,
  link: true,
  created_by: true,
  created_at: true,
});
export const listedLetter = z.extend(letterRow, { to: z.string(), subject: z.string() });
export type ListedLetter = z.output<typeof listedLetter>;
