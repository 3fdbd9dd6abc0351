import * as z from 'zod/mini';
import { changeOfOffice, inheritable, ofOffice } from '#contract/desk/office.ts';
import { taskState } from '#contract/desk/task.ts';
import { defineCall, named } from '#contract/kernel/define.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { choice, id, integer, optional } from '#contract/kernel/fields.ts';
import { filled } from '#contract/kernel/filledErrors.ts';
import { MAX_LIST_LENGTH } from '#contract/kernel/limits.ts';
import { MAX_TARGET, PRIORITIES, type Priority } from './targets.ts';

/** `for_all` means that a category's value comes from the row of all categories. */
const setting = <S extends z.ZodMiniType>(value: S) => {
  const { value: stored, from } = inheritable(value).shape;
  const shape = { value: stored, from, for_all: z.boolean() };
  return z.object({ ...shape, inherited: z.object(shape) });
};
const targetAnswer = z.object({ response_hours: setting(z.int()), resolution_days: setting(z.int()) });

const targetRow = z.object({
  /** Null for the row of all categories. */
  category_id: z.nullable(z.int()),
  category: named(),
  default_priority: setting(z.enum(PRIORITIES)),
  normal: targetAnswer,
  high: targetAnswer,
  urgent: targetAnswer,
});
export type TargetRow = z.output<typeof targetRow>;

const officeTargets = z.object({
  ...ofOffice,
  /** The row of all categories, then the complaint categories by name. */
  targets: z.array(targetRow),
  /** The length of a working day. */
  day_minutes: z.int(),
});
export type OfficeTargets = z.output<typeof officeTargets>;

/** SLA-02: the targets of the own office; admin names another. */
export const getTargets = defineCall({
  method: 'GET',
  path: 'sla/target',
  may: ['office', 'show'],
  query: { office_id: optional(id()) },
  answer: officeTargets,
});

const target = (priority: Priority) => {
  const { response_hours: hours, resolution_days: days } = MAX_TARGET;
  return z.optional(
    z.object({
      response_hours: z.optional(optional(integer(1, hours, filled('targetHours', { priority })))),
      resolution_days: z.optional(optional(integer(1, days, filled('targetDays', { priority })))),
    }),
  );
};

/** Sets the given values; null resets one, and absent ones stay. */
export const targetsChange = z
  .array(
    z.object({
      category_id: optional(id()),
      default_priority: z.optional(optional(choice(PRIORITIES))),
      normal: target('normal'),
      high: target('high'),
      urgent: target('urgent'),
    }),
  )
  .check(z.maxLength(MAX_LIST_LENGTH, errorTexts.tooManyValues));

/**
 * SLA-02, SLA-08: `job` computes the due days again. 422 when a first response would take longer than the resolution,
 * also when one of the two is inherited.
 */
export const updateTargets = defineCall({
  method: 'PUT',
  path: 'sla/target',
  may: ['office', 'edit'],
  body: { ...changeOfOffice, targets: targetsChange },
  answer: z.extend(officeTargets, { job: z.nullable(taskState) }),
});
