import * as z from 'zod/mini';
import { defineCall, named } from '#contract/kernel/define.ts';
import { choice, flag, id, integer, optional, otherwise } from '#contract/kernel/fields.ts';
import { SIDES } from './letterText.ts';
import { referralFilters } from './referralFilters.ts';
import { referralRow } from './referralRecord.ts';

/**
 * The referrals that wait for departments (REF-15), of the own office or the one that admin names, by due day. They can
 * be filtered by department, officer, overdue state and a word. `total` is counted up to 1,000.
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

/** The number of past days for the figures of officers. */
export const COUNTED_DAYS = 365;

const figures = z.object({
  /** Waiting referrals by department, most overdue first. */
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
      /** Working days of the office until the final answer; null without one. */
      median_days: z.nullable(z.number()),
    }),
  ),
});
export type ReferralFigures = z.output<typeof figures>;

/** REF-15: how many answers each department and officer owes. */
export const getReferralFigures = defineCall({
  method: 'GET',
  path: 'referral/figures',
  may: ['referral', 'list'],
  query: { office_id: optional(id()) },
  answer: figures,
});

/**
 * REF-15: the sheet of a department's open referrals, for the monthly meeting; null for those without a department, and
 * `all` for every department in one PDF. By default in the language of the office's letters. The link expires.
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
