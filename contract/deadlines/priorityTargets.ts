import * as z from 'zod/mini';
import { defineSettings, rowsAnswer, rowsBody, settingsCalls } from '#contract/desk/settings.ts';
import { taskState } from '#contract/desk/task.ts';
import { choice, integer } from '#contract/kernel/fields.ts';
import { rule } from '#contract/kernel/rule.ts';
import {
  DEFAULT_PRIORITY,
  DEFAULT_TARGETS,
  MAX_TARGET,
  PRIORITIES,
  type Priority,
  priorityName,
} from './targets.ts';

const target = (priority: Priority) => {
  const { response_hours: hours, resolution_days: days } = MAX_TARGET;
  const shipped = DEFAULT_TARGETS[priority];
  return {
    response_hours: {
      value: integer(1, hours, rule('targetHours', { priority: priorityName(priority) })),
      default: shipped.response_hours,
    },
    resolution_days: {
      value: integer(1, days, rule('targetDays', { priority: priorityName(priority) })),
      default: shipped.resolution_days,
    },
  };
};

/** The targets of a category and its priority at first (SLA-01, SLA-02). */
export const targetSettings = defineSettings({
  key: 'targets',
  per: 'category',
  field: 'targets',
  ofAll: 'for_all',
  entries: {
    default_priority: { value: choice(PRIORITIES), default: DEFAULT_PRIORITY },
    normal: target('normal'),
    high: target('high'),
    urgent: target('urgent'),
  },
});
export const targetsChange = rowsBody(targetSettings.body, targetSettings);

/**
 * SLA-02, SLA-08: `day_minutes` is the length of a working day, `job` computes the due days again. 422 when a first
 * response would take longer than the resolution, also when one of the two is inherited.
 */
export const targetCalls = settingsCalls({
  path: 'sla/target',
  answer: { targets: rowsAnswer(targetSettings.answer, targetSettings), day_minutes: z.int() },
  body: { targets: targetsChange },
  changed: { job: z.nullable(taskState) },
});
export const { get: getTargets, update: updateTargets } = targetCalls;
export type OfficeTargets = z.output<typeof getTargets.answer>;
export type TargetRow = OfficeTargets['targets'][number];
