import * as z from 'zod/mini';
import { changeOfOffice, inheritable, ofOffice } from '#contract/desk/office.ts';
import { taskState } from '#contract/desk/task.ts';
import { defineCall } from '#contract/kernel/define.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { id, integer, optional } from '#contract/kernel/fields.ts';
import { LEVELS, MAX_STEP, OFF } from './escalationLevels.ts';

/** Somebody of the office who is away, and until the end of which day. */
const absence = { name: z.string(), until: z.string() };

const escalationLevel = z.object({
  level: z.literal(LEVELS),
  /** Working days after the due day; 'off' leaves the level out. */
  step: inheritable(z.union([z.int(), z.literal(OFF)])),
  /** Whom it reaches today, and who is away; null where that depends on the constituency of the grievance. */
  reaches: z.nullable(
    z.object({
      /** `instead_of` is away, and has them as deputy. */
      people: z.array(z.object({ name: z.string(), instead_of: z.nullable(z.string()) })),
      away: z.array(z.object(absence)),
    }),
  ),
});
export type EscalationLevel = z.output<typeof escalationLevel>;

const levelsOfOffice = z.object({ ...ofOffice, levels: z.array(escalationLevel) });
export type OfficeEscalationLevels = z.output<typeof levelsOfOffice>;

/** SLA-12: when overdue grievances of the own office go to whom; admin names another. */
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

/** Null gives a step back, so that the one above holds, and what is not named stays. */
export const escalationChange = { level_1: step(), level_2: step(), level_3: step(), level_4: step() };

/**
 * SLA-12: on which days grievances go on is computed anew by `job`. 422 where a level would come before a lower one.
 */
export const updateEscalationLevels = defineCall({
  method: 'PUT',
  path: 'sla/ladder',
  may: ['office', 'edit'],
  body: { ...changeOfOffice, ...escalationChange },
  answer: z.extend(levelsOfOffice, { job: z.nullable(taskState) }),
});
