import * as z from 'zod/mini';
import {
  type EscalationLevel,
  type OfficeEscalationLevels,
  updateEscalationLevels,
} from '#contract/deadlines/escalationLevelCalls.ts';
import {
  type EscalationLevels,
  fallsAt,
  LEVELS,
  type Level,
  MAX_STEP,
  OFF,
  type Step,
} from '#contract/deadlines/escalationLevels.ts';
import type { BodyOf } from '#contract/kernel/define.ts';
import type { Refusals } from '#src/components/form/formRules.ts';
import type { Checked } from '#src/components/form/useCheckedForm.ts';

/** The choices of a level: inherited, after the office's own number of days, or switched off. */
export const WAYS = ['inherited', 'own', OFF] as const;
export type Way = (typeof WAYS)[number];
export type EscalationValues = Record<string, Way | number | null>;

export const wayField = (level: Level) => `level_${level}` as const;
export const daysField = (level: Level) => `days_${level}` as const;

function wayOf({ step: { value, from } }: EscalationLevel): Way {
  if (from !== 'own') return 'inherited';
  return value === OFF ? OFF : 'own';
}

/** The form's values, level by level. An office's own days start as a copy of the inherited ones. */
export const valuesOf = ({ levels }: OfficeEscalationLevels): EscalationValues =>
  Object.fromEntries(
    levels.flatMap((row): [string, Way | number | null][] => {
      const { value, inherited } = row.step;
      const days = [value, inherited.value].find((step) => step !== OFF);
      return [
        [wayField(row.level), wayOf(row)],
        [daysField(row.level), days ?? null],
      ];
    }),
  );

/** The value of a level; null makes it inherited. */
function stepOf(values: EscalationValues, level: Level): Step | null {
  const way = values[wayField(level)];
  if (way === OFF) return OFF;
  return way === 'own' ? Number(values[daysField(level)]) : null;
}

/** The body of a save: every level, so that a level can become inherited again. */
export function checkLevels(
  values: EscalationValues,
  base: OfficeEscalationLevels,
): Checked<BodyOf<typeof updateEscalationLevels>> {
  const refusals: Refusals = {};
  for (const level of LEVELS) {
    const days = values[daysField(level)];
    const isDays = Number.isInteger(days) && Number(days) >= 0 && Number(days) <= MAX_STEP;
    if (values[wayField(level)] === 'own' && !isDays) refusals[daysField(level)] = 'rules.escalationStep';
  }
  if (Object.keys(refusals).length > 0) return { refusals };
  const steps = base.levels.map(({ level, step }) => [level, stepOf(values, level) ?? step.inherited.value]);
  const falling = fallsAt(Object.fromEntries(steps) as EscalationLevels);
  if (falling) return { refusals: { [wayField(falling)]: 'rules.escalationFalls' } };
  const answers = Object.fromEntries(LEVELS.map((level) => [wayField(level), stepOf(values, level)]));
  const body = { office_id: base.office.id, version: base.version, ...answers };
  return { body: z.object(updateEscalationLevels.body).parse(body) };
}
