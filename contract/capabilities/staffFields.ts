import * as z from 'zod/mini';
import { absence } from '#contract/teamwork/absence.ts';

/** Fields that capabilities add to the list of grievance in-charges. */
export const addedToStaff = {
  /** When absent today (SLA-16). */
  absence: z.optional(absence),
};
