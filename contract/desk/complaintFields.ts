import * as z from 'zod/mini';
import { choice, optional } from '#contract/kernel/fields.ts';
import { FOLLOWUP_FILTERS, GIVEN_FILTERS } from './deskFilters.ts';
import { followup } from './followup.ts';

export const deskRecord = {
  /** The caller's own follow-up of it (DESK-04). */
  followup: z.optional(z.nullable(followup)),
};

export const deskFilters = {
  /** The caller's own follow-ups (DESK-04), and what is new for or was escalated to the caller (DESK-01). */
  followup: optional(choice(FOLLOWUP_FILTERS)),
  given: optional(choice(GIVEN_FILTERS)),
};
