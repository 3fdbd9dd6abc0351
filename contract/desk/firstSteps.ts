import * as z from 'zod/mini';
import { defineCall } from '#contract/kernel/define.ts';
import { flag } from '#contract/kernel/fields.ts';

/** What a new office does first, in this order: others are counted in its place, settings that its people saved. */
export const FIRST_STEPS = ['places', 'categories', 'people', 'uses', 'grievances'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** Nothing is counted further: an office with so many grievances is not new. */
export const FIRST_GRIEVANCES = 10;

const firstSteps = z.object({
  steps: z.array(z.object({ step: z.enum(FIRST_STEPS), count: z.int() })),
  /** The caller does not want to see them again. */
  hidden: z.boolean(),
});
export type FirstSteps = z.output<typeof firstSteps>;

/** GRD-14: how far the caller's office is with its first steps. */
export const getFirstSteps = defineCall({
  method: 'GET',
  path: 'desk/first-steps',
  may: ['office', 'show'],
  answer: firstSteps,
});

/** GRD-14: whether the caller does not want to see the first steps again, on any device. */
export const hideFirstSteps = defineCall({
  method: 'PUT',
  path: 'desk/first-steps',
  may: ['office', 'show'],
  body: { hidden: flag() },
  answer: firstSteps,
});
