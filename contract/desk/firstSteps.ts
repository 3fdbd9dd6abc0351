import * as z from 'zod/mini';
import { defineCall } from '#contract/kernel/define.ts';
import { flag } from '#contract/kernel/fields.ts';

/** The first steps of a new office, in this order. Each has a count within the office's place. */
export const FIRST_STEPS = ['places', 'categories', 'people', 'uses', 'grievances'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** Counting stops here: an office with this many grievances is not new. */
export const FIRST_GRIEVANCES = 10;

const firstSteps = z.object({
  steps: z.array(z.object({ step: z.enum(FIRST_STEPS), count: z.int() })),
  /** The caller does not want to see them again. */
  hidden: z.boolean(),
});
export type FirstSteps = z.output<typeof firstSteps>;

/** GRD-14: the progress of the caller's office with its first steps. */
export const getFirstSteps = defineCall({
  method: 'GET',
  path: 'desk/first-steps',
  may: ['office', 'show'],
  answer: firstSteps,
});

/** GRD-14: hides the first steps for the caller, on every device. */
export const hideFirstSteps = defineCall({
  method: 'PUT',
  path: 'desk/first-steps',
  may: ['office', 'show'],
  body: { hidden: flag() },
  answer: firstSteps,
});
