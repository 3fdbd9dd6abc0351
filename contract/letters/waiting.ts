import * as z from 'zod/mini';
import { defineCall, named } from '#contract/kernel/define.ts';
import { choice, flag, id, integer, optional, otherwise } from '#contract/kernel/fields.ts';
import { SIDES } from './letterText.ts';
import { referralFilters } from './referralFilters.ts';
import { referralRow } from './referralRecord.ts';

/**
 * What departments are waited for (REF-15) by the own office, or the one that admin names: that which is due first before, of a
 * department or an officer, of what is overdue alone, or with a word in it. `total` is counted no further than to 1,000.
 */
export const listWaiting = defineCall({
  method: 'GET',
  path: 'referral/waiting',
  may: ['referral', 'list'],
  query: {
    office_id: optional(id()),
    ...referralFilters,
    page: optional(integer(1, 1_000_000)),
    per_page: optional(integer(1, 100)),
  },
  answer: z.object({ data: z.array(referralRow), total: z.int(), more: z.optional(z.boolean()) }),
});

/** So many days back officers are counted. */
export const COUNTED_DAYS = 365;

const figures = z.object({
  /** What waits, by department, most of it first. */
  departments: z.array(z.object({ department: named(), waiting: z.int(), overdue: z.int() })),
  /** Of the last year, by officer. */
  officers: z.array(
    z.object({
      contact_id: z.int(),
      name: z.string(),
      designation: z.string(),
      department: named(),
      asked: z.int(),
      answered: z.int(),
      overdue: z.int(),
      /** Working days of the office until the final answer; null where there is none. */
      median_days: z.nullable(z.number()),
    }),
  ),
});
export type ReferralFigures = z.output<typeof figures>;

/** REF-15: how many each department and each officer owes. */
export const getReferralFigures = defineCall({
  method: 'GET',
  path: 'referral/figures',
  may: ['referral', 'list'],
  query: { office_id: optional(id()) },
  answer: figures,
});

/**
 * REF-15: the sheet of what a department owes, for the monthly meeting; null for what is of no department, and `all` for every department
 * in one PDF. In the language in which the office writes where none is named. The link expires.
 */
export const makeReviewSheet = defineCall({
  method: 'POST',
  path: 'referral/review',
  may: ['referral', 'forward'],
  body: {
    office_id: optional(id()),
    category_id: optional(id()),
    all: otherwise(flag(), false),
    language: optional(choice(SIDES)),
  },
  answer: z.object({ url: z.string() }),
});
