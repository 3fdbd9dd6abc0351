import * as z from 'zod/mini';
import { changeOfOffice, inheritable, ofOffice } from '#contract/desk/office.ts';
import { defineCall, named } from '#contract/kernel/define.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { flag, id, integer, optional } from '#contract/kernel/fields.ts';
import { MAX_LIST_LENGTH } from '#contract/kernel/limits.ts';
import { REFERRAL_WAYS, type ReferralWay } from './letterKinds.ts';

/** The working days within which a department should answer, by default (REF-09). */
export const DEFAULT_DAYS = 15;
/** Whether reminder mails are sent automatically, and whether mails to officers have a reply link (REF-14). */
export const REFERRAL_SWITCHES = ['by_itself', 'reply_link'] as const;
export type ReferralSwitch = (typeof REFERRAL_SWITCHES)[number];

export type DaysByWay = Partial<Record<ReferralWay, number>>;
/** An office's own values; absent ones are inherited. */
export type OwnReferrals = {
  /** For all departments. */
  all?: DaysByWay;
  /** By department; these take precedence over `all`. */
  departments?: Record<string, DaysByWay>;
} & Partial<Record<ReferralSwitch, boolean>>;

const byWay = <S extends z.ZodMiniType>(value: S) =>
  Object.fromEntries(REFERRAL_WAYS.map((way) => [way, value])) as Record<ReferralWay, S>;

const daysRow = z.object({
  /** Null for the row of all departments. */
  category_id: z.nullable(z.int()),
  category: named(),
  /** `is_own`: the office has set it for this row. */
  ...byWay(z.extend(inheritable(z.int()), { is_own: z.boolean() })),
});
export type ReferralDaysRow = z.output<typeof daysRow>;

const referralSettings = z.object({
  ...ofOffice,
  /** The row of all departments, then the contact categories by name. */
  days: z.array(daysRow),
  by_itself: inheritable(z.boolean()),
  reply_link: inheritable(z.boolean()),
  /** Without a code there is no register, so no link is sent. */
  code: z.nullable(z.string()),
});
export type ReferralSettings = z.output<typeof referralSettings>;

export const getReferralSettings = defineCall({
  method: 'GET',
  path: 'referral/settings',
  may: ['office', 'show'],
  query: { office_id: optional(id()) },
  answer: referralSettings,
});

const days = z.optional(optional(integer(1, 365, errorTexts.replyDays)));
const switched = z.optional(optional(flag()));

/** Sets the given values; null resets one, and absent ones stay. 422 for links of an office without a code. */
export const updateReferralSettings = defineCall({
  method: 'PUT',
  path: 'referral/settings',
  may: ['office', 'edit'],
  body: {
    ...changeOfOffice,
    days: z._default(
      z
        .array(z.object({ category_id: optional(id()), ...byWay(days) }))
        .check(z.maxLength(MAX_LIST_LENGTH, errorTexts.tooManyValues)),
      [],
    ),
    by_itself: switched,
    reply_link: switched,
  },
  answer: referralSettings,
});
