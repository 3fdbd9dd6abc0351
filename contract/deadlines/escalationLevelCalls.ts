import * as z from 'zod/mini';
import { changeOfOffice, inheritable, ofOffice } from '#contract/desk/office.ts';
import { taskState } from '#contract/desk/task.ts';
import { defineCall } from '#contract/kernel/define.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { id, integer, optional } from '#contract/kernel/fields.ts';
import { LEVELS, MAX_STEP, OFF } from './escalationLevels.ts';

/** An absent user of the office, with the last day of the absence. */
const absence = { name: z.string(), until: z.string() };

const escalationLevel = z.object({
  level: z.literal(LEVELS),
  /** Working days after the due day; 'off' skips the level. */
  step: inheritable(z.union([z.int(), z.literal(OFF)])),
  /** The users whom it reaches today, and absent ones; null when this depends on the complaint's constituency. */
  reaches: z.nullable(
    z.object({
      /** Each may be a deputy for the absent `instead_of`. */
      people: z.array(z.object({ name: z.string(), instead_of: z.nullable(z.string()) })),
      away: z.array(z.object(absence)),
    }),
  ),
});
export type EscalationLevel = z.output<typeof escalationLevel>;

const levelsOfOffice = z.object({ ...ofOffice, levels: z.array(escalationLevel) });
export type OfficeEscalationLevels = z.output<typeof levelsOfOffice>;

/** SLA-12: the escalation levels of the own office, when and to whom; admin names another. */
export const getEscalationLevels = defineCall({
  method: 'GET',
  path: 'sla/ladder',
  may: ['office', 'show'],
  query: { office_id: optional(id()) },
  answer: levelsOfOffice,
});

const step = () =>
  z.optional(
    optional(
      z.union([z.literal(OFF), integer(0, MAX_STEP, errorTexts.escalationStep)], errorTexts.escalationStep),
    ),
  );

/** Null resets a step, so that it is inherited; absent ones stay. */
export const escalationChange = { level_1: step(), level_2: step(), level_3: step(), level_4: step() };

/** SLA-12: `job` computes the escalation days again. 422 when a level would come before a lower one. */
export const updateEscalationLevels = defineCall({
  method: 'PUT',
  path: 'sla/ladder',
  may: ['office', 'edit'],
  body: { ...changeOfOffice, ...escalationChange },
  answer: z.extend(levelsOfOffice, { job: z.nullable(taskState) }),
});
