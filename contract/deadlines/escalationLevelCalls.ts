import * as z from 'zod/mini';
import { inheritable } from '#contract/desk/office.ts';
import { defineSettings, settingsCalls } from '#contract/desk/settings.ts';
import { taskState } from '#contract/desk/task.ts';
import { integer } from '#contract/kernel/fields.ts';
import { rule } from '#contract/kernel/rule.ts';
import { DEFAULT_ESCALATION_LEVELS, LEVELS, MAX_STEP, OFF, type Step } from './escalationLevels.ts';

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

const step = (shipped: Step, stored: string) => ({
  value: z.union([z.literal(OFF), integer(0, MAX_STEP, rule('escalationStep'))], rule('escalationStep')),
  default: shipped,
  stored,
});

/** The steps of the levels (SLA-12). */
export const escalationSettings = defineSettings({
  key: 'ladder',
  per: 'office',
  entries: {
    level_1: step(DEFAULT_ESCALATION_LEVELS[1], '1'),
    level_2: step(DEFAULT_ESCALATION_LEVELS[2], '2'),
    level_3: step(DEFAULT_ESCALATION_LEVELS[3], '3'),
    level_4: step(DEFAULT_ESCALATION_LEVELS[4], '4'),
  },
});

/**
 * SLA-12: when and to whom complaints escalate. `job` computes the escalation days again. 422 when a level would come
 * before a lower one.
 */
export const escalationCalls = settingsCalls({
  path: 'sla/ladder',
  answer: { levels: z.array(escalationLevel) },
  body: escalationSettings.body,
  changed: { job: z.nullable(taskState) },
});
export const { get: getEscalationLevels, update: updateEscalationLevels } = escalationCalls;
export type OfficeEscalationLevels = z.output<typeof getEscalationLevels.answer>;
