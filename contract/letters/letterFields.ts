import * as z from 'zod/mini';
import { named } from '#contract/kernel/define.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { choice, id, integer, line, longText, optional, otherwise } from '#contract/kernel/fields.ts';
import { LETTER_KINDS, LETTER_LANGUAGES, LETTER_STATES } from './letterKinds.ts';
import { letterTexts, MAX_LETTER_LENGTH } from './letterTemplate.ts';

/* What a letter is, as it is written and as it is answered; its calls are in letter.ts and letterSending.ts. */

/** So many get a copy, so much is enclosed. */
const MAX_COPIES = 100;
const MAX_ENCLOSURES = 50;

/** A text that may be missing: then it is ''. */
const words = (field: z.ZodMiniType<string> = line()) =>
  z.pipe(
    optional(field),
    z.transform((text: string | null) => text ?? ''),
  );
const side = () =>
  z.optional(z.object({ subject: words(line(300)), body: words(longText(MAX_LETTER_LENGTH)) }));

/** Of a draft anything may be missing; what a letter cannot go out without is asked for then. */
export const letterInput = {
  kind: choice(LETTER_KINDS),
  language: choice(LETTER_LANGUAGES),
  /** The contact that it goes to; whom else is only written. */
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
      .check(z.maxLength(MAX_COPIES, errorTexts.tooManyValues)),
    [],
  ),
  enclosures: otherwise(z.array(line(300)).check(z.maxLength(MAX_ENCLOSURES, errorTexts.tooManyValues)), []),
  our_ref: optional(line()),
  their_ref: optional(line()),
  /** Whose scanned signature it is to carry (REF-04). */
  signed_by: optional(id()),
  /** The first of the office where none is named. */
  series: optional(line(5)),
};
/** What a letter is about: a case, a cause, or a person without a case (REF-23); one of them. */
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
  /** Which goes out with it, or of which it reminds. */
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
  /** Of the PDF of one that was sent; null where a person's erasure has taken it. */
  link: z.nullable(z.string()),
  created_by: named(),
  created_at: z.string(),
  updated_at: z.string(),
  version: z.int(),
});
export type LetterRecord = z.output<typeof letterRecord>;

/** A letter among others: no text but its subject. */
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
