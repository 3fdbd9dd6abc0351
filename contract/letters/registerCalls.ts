import * as z from 'zod/mini';
import { defineSettings, settingsCalls } from '#contract/desk/settings.ts';
import { defineCall, named } from '#contract/kernel/define.ts';
import { exportable } from '#contract/kernel/exports.ts';
import { choice, date, id, line, optional } from '#contract/kernel/fields.ts';
import { listQuery } from '#contract/kernel/list.ts';
import { rule } from '#contract/kernel/rule.ts';
import { LETTER_KINDS, LETTER_LANGUAGES, LETTER_STATES } from './letterKinds.ts';
import { SIDES } from './letterText.ts';
import { DEFAULT_SERIES, DEFAULT_YEAR, MAX_SERIES, REGISTER_YEARS } from './registers.ts';

const code = () => z.pipe(line(5), z.string().check(z.regex(/^[A-Z]{2,5}$/, rule('officeCode'))));
const seriesInput = z.object({
  code: z.pipe(line(5), z.string().check(z.regex(/^[A-Z]{1,4}$/, rule('seriesCode')))),
  name: line(60),
});
const series = z.object({ code: z.string(), name: z.string() });

/** How an office numbers its letters (REF-05). An office with its own series inherits none. */
export const registerSettings = defineSettings({
  key: 'registers',
  per: 'office',
  entries: {
    year: { value: choice(REGISTER_YEARS), default: DEFAULT_YEAR },
    series: {
      value: z
        .array(seriesInput, rule('seriesNone'))
        .check(z.minLength(1, rule('seriesNone')), z.maxLength(MAX_SERIES, rule('tooManyValues'))),
      answer: z.array(series),
      default: DEFAULT_SERIES,
    },
  },
});

/**
 * REF-05: the code is the beginning of an office's numbers, null until it is set; once a number exists it stays. 422
 * under `code` for another office's code and when it stays; under `series` for an empty list, for a duplicate and for
 * that of the inward register.
 */
export const registerSettingsCalls = settingsCalls({
  path: 'office/registers',
  answer: { code: z.nullable(z.string()), code_stays: z.boolean(), ...registerSettings.answer },
  body: { code: z.optional(code()), ...registerSettings.body },
});
export const { get: getRegisters, update: updateRegisters } = registerSettingsCalls;
export type OfficeRegisters = z.output<typeof getRegisters.answer>;

/** A letter in the register; an erasure removes personal data from it. */
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
  /** The number of the complaint; its id if the caller may open it. */
  complaint: z.nullable(z.object({ id: z.nullable(z.int()), complaint_number: z.string() })),
  cause: z.nullable(z.object({ id: z.int(), number: z.string() })),
  person: z.nullable(z.object({ id: z.int() })),
  cancelled_at: z.nullable(z.string()),
  cancel_reason: z.nullable(z.string()),
  /** The link of the PDF; null after an erasure. */
  link: z.nullable(z.string()),
});
export type OutwardRow = z.output<typeof outwardRow>;

export const REGISTER_FORMATS = ['csv', 'xlsx', 'pdf'] as const;
/** The fields for an export of a register, besides its filters; in English by default. */
export const registerFileQuery = {
  export: optional(choice(['yes', 'no'])),
  format: optional(choice(REGISTER_FORMATS)),
  language: optional(choice(SIDES)),
};

/**
 * REF-05, REF-07: the outward register of the own office, the newest number first; admin names another. From day to
 * day, inclusive; a keyword searches number, addressee and subject. With `export=yes` a file of all matches, as csv,
 * xlsx or PDF.
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
