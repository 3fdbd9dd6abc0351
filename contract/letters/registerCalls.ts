import * as z from 'zod/mini';
import { changeOfOffice, inheritable, ofOffice } from '#contract/desk/office.ts';
import { defineCall, named } from '#contract/kernel/define.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { exportable } from '#contract/kernel/exports.ts';
import { choice, date, id, line, optional } from '#contract/kernel/fields.ts';
import { listQuery } from '#contract/kernel/list.ts';
import { LETTER_KINDS, LETTER_LANGUAGES, LETTER_STATES } from './letterKinds.ts';
import { SIDES } from './letterText.ts';
import { MAX_SERIES, REGISTER_YEARS } from './registers.ts';

const code = () => z.pipe(line(5), z.string().check(z.regex(/^[A-Z]{2,5}$/, errorTexts.officeCode)));
const seriesInput = z.object({
  code: z.pipe(line(5), z.string().check(z.regex(/^[A-Z]{1,4}$/, errorTexts.seriesCode))),
  name: line(60),
});
const series = z.object({ code: z.string(), name: z.string() });

const officeRegisters = z.object({
  ...ofOffice,
  /** What its numbers begin with; null until somebody gives one. */
  code: z.nullable(z.string()),
  /** A number has been given with it: it stays. */
  code_stays: z.boolean(),
  year: inheritable(z.enum(REGISTER_YEARS)),
  /** An office that has a list inherits none. */
  series: inheritable(z.array(series)),
});
export type OfficeRegisters = z.output<typeof officeRegisters>;

/** REF-05: how the own office numbers its letters; admin names another. */
export const getRegisters = defineCall({
  method: 'GET',
  path: 'office/registers',
  may: ['office', 'show'],
  query: { office_id: optional(id()) },
  answer: officeRegisters,
});

/**
 * REF-05: sets what is named; null gives year or series back. 422 under `code` for one of another office and where a number has
 * been given, under `series` for none at all, for one twice and for that of the inward register.
 */
export const updateRegisters = defineCall({
  method: 'PUT',
  path: 'office/registers',
  may: ['office', 'edit'],
  body: {
    ...changeOfOffice,
    code: z.optional(code()),
    year: z.optional(optional(choice(REGISTER_YEARS))),
    series: z.optional(
      z.nullable(
        z
          .array(seriesInput, errorTexts.seriesNone)
          .check(z.minLength(1, errorTexts.seriesNone), z.maxLength(MAX_SERIES, errorTexts.tooManyValues)),
      ),
    ),
  },
  answer: officeRegisters,
});

/** A letter as it stands in the register; what names a person is gone with that person. */
const outwardRow = z.object({
  id: z.int(),
  number: z.string(),
  series: z.string(),
  kind: z.enum(LETTER_KINDS),
  language: z.enum(LETTER_LANGUAGES),
  state: z.enum(LETTER_STATES),
  dispatched_at: z.string(),
  dispatched_by: named(),
  to: z.string(),
  department: z.string(),
  subject: z.string(),
  /** The number of the case; its id where the caller may open it. */
  complaint: z.nullable(z.object({ id: z.nullable(z.int()), complaint_number: z.string() })),
  cause: z.nullable(z.object({ id: z.int(), number: z.string() })),
  person: z.nullable(z.object({ id: z.int() })),
  cancelled_at: z.nullable(z.string()),
  cancel_reason: z.nullable(z.string()),
  /** Of the PDF; null where a person's erasure has taken it. */
  link: z.nullable(z.string()),
});
export type OutwardRow = z.output<typeof outwardRow>;

export const REGISTER_FORMATS = ['csv', 'xlsx', 'pdf'] as const;
/** What a register takes besides its filters, for a file of all that fits; in English unless told otherwise. */
export const registerFileQuery = {
  export: optional(choice(['yes', 'no'])),
  format: optional(choice(REGISTER_FORMATS)),
  language: optional(choice(SIDES)),
};

/**
 * REF-05, REF-07: what the own office has sent, the newest number first; admin names another. From day to day, both included; a
 * keyword is looked for in number, addressee and subject. With `export=yes` a file of all that fits, as csv, xlsx or PDF.
 */
export const listOutward = defineCall({
  method: 'GET',
  path: 'register/outward',
  may: ['register', 'list'],
  query: {
    ...listQuery,
    office_id: optional(id()),
    from: optional(date()),
    to: optional(date()),
    series: optional(line(5)),
    kind: optional(choice(LETTER_KINDS)),
    state: optional(choice(['dispatched', 'cancelled'])),
    department: optional(line()),
    ...registerFileQuery,
  },
  answer: exportable(outwardRow),
});
