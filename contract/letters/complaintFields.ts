import * as z from 'zod/mini';
import { choice, ids, optional } from '#contract/kernel/fields.ts';
import { oneOrMore } from '#contract/kernel/list.ts';
import { REFERRAL_STATES } from './letterKinds.ts';

const ALL = 'all';

/**
 * The referrals to withdraw with a closing: ids, or `true` for all that still wait for an answer (REF-24). Referrals
 * that do not wait stay unchanged.
 */
export const letterClosing = {
  withdraw_referrals: z.optional(
    optional(
      z.pipe(
        z.transform((value: unknown) => ([true, 'true'].includes(value as never) ? ALL : value)),
        z.union([z.literal(ALL), ids()]),
      ),
    ),
  ),
};

export const letterFilters = {
  /** The state of any of its referrals (REF-01). */
  referral: optional(oneOrMore(choice(REFERRAL_STATES))),
};
