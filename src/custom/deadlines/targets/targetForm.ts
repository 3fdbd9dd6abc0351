import * as z from 'zod/mini';
import { type OfficeTargets, type TargetRow, updateTargets } from '#contract/deadlines/targetCalls.ts';
import {
  isUpsideDown,
  MAX_TARGET,
  PRIORITIES,
  type Priority,
  TARGET_FIELDS,
  type TargetField,
} from '#contract/deadlines/targets.ts';
import type { BodyOf } from '#contract/kernel/define.ts';
import { filled } from '#contract/kernel/filledErrors.ts';
import type { Refusals } from '#src/components/form/formRules.ts';
import type { Checked } from '#src/components/form/useCheckedForm.ts';

/** The office's own values by field; null is inherited. */
export type TargetValues = Record<string, number | Priority | null>;
type Category = Pick<TargetRow, 'category_id'>;

/** The most urgent priority comes first on the screen. */
export const MOST_URGENT_FIRST = PRIORITIES.toReversed();

const keyOf = ({ category_id }: Category) => category_id ?? 'all';
export const priorityField = (row: Category) => `default_priority_${keyOf(row)}`;
export const fieldOf = (row: Category, priority: Priority, field: TargetField) =>
  `${priority}_${field}_${keyOf(row)}`;

/** The cells of a row, in the order of the form. */
const cellsOf = (row: TargetRow) =>
  MOST_URGENT_FIRST.flatMap((priority) =>
    TARGET_FIELDS.map((field) => ({ priority, field, name: fieldOf(row, priority, field) })),
  );

/** All fields of a row. */
export const fieldsOf = (row: TargetRow) => [priorityField(row), ...cellsOf(row).map(({ name }) => name)];

const ownOf = <T>({ value, from, for_all }: { value: T; from: string; for_all: boolean }) =>
  from === 'own' && !for_all ? value : null;

export const valuesOf = ({ targets }: OfficeTargets): TargetValues =>
  Object.fromEntries(
    targets.flatMap((row): [string, TargetValues[string]][] => [
      [priorityField(row), ownOf(row.default_priority)],
      ...cellsOf(row).map(({ priority, field, name }): [string, number | null] => [
        name,
        ownOf(row[priority][field]),
      ]),
    ]),
  );

/** Whether a stored value is beyond the limit. Deadlines then use the limit. */
export const isBeyond = ({ targets }: OfficeTargets): boolean =>
  targets.some((row) =>
    cellsOf(row).some(({ priority, field }) => row[priority][field].value > MAX_TARGET[field]),
  );

/** The body of a save: every value of the office. Empty fields become inherited again. */
export function checkTargets(
  values: TargetValues,
  base: OfficeTargets,
): Checked<BodyOf<typeof updateTargets>> {
  const targets = base.targets.map((row) => ({
    category_id: row.category_id,
    default_priority: values[priorityField(row)] ?? null,
    ...Object.fromEntries(
      PRIORITIES.map((priority) => [
        priority,
        Object.fromEntries(
          TARGET_FIELDS.map((field) => [field, values[fieldOf(row, priority, field)] ?? null]),
        ),
      ]),
    ),
  }));
  const checked = z
    .object(updateTargets.body)
    .safeParse({ office_id: base.office.id, version: base.version, targets });
  const refusals = checked.success ? upsideDown(values, base) : refused(checked.error.issues, base);
  return checked.success && Object.keys(refusals).length === 0 ? { body: checked.data } : { refusals };
}

function refused(issues: readonly z.core.$ZodIssue[], { targets }: OfficeTargets): Refusals {
  const refusals: Refusals = {};
  for (const { path, message } of issues) {
    const row = targets[Number(path[1])];
    if (row) refusals[fieldOf(row, path[2] as Priority, path[3] as TargetField)] = message;
  }
  return refusals;
}

/** Errors where the office's own values make the first response later than the resolution. */
function upsideDown(values: TargetValues, { targets, day_minutes }: OfficeTargets): Refusals {
  const refusals: Refusals = {};
  for (const row of targets) {
    for (const priority of PRIORITIES) {
      const own = TARGET_FIELDS.map((field) => values[fieldOf(row, priority, field)] ?? null);
      const [response_hours, resolution_days] = TARGET_FIELDS.map((field) =>
        holds(values, row, priority, field),
      );
      if (own.every((value) => value === null)) continue;
      const target = { response_hours: response_hours ?? 0, resolution_days: resolution_days ?? 0 };
      const wrong: TargetField = own[0] === null ? 'resolution_days' : 'response_hours';
      if (isUpsideDown(target, day_minutes))
        refusals[fieldOf(row, priority, wrong)] = filled('responseLonger', { priority });
    }
  }
  return refusals;
}

/** The effective value: the category's own, else the one for all categories, else the inherited one. */
function holds(values: TargetValues, row: TargetRow, priority: Priority, field: TargetField): number {
  const typed = [row, { category_id: null }].map((each) => values[fieldOf(each, priority, field)]);
  const own = typed.find((value) => typeof value === 'number');
  return typeof own === 'number' ? own : row[priority][field].inherited.value;
}
