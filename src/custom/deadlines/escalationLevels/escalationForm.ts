import type { OfficeEscalationLevels } from '#contract/deadlines/escalationLevelCalls.ts';
import {
  type EscalationLevels,
  fallsAt,
  type Level,
  OFF,
  type Step,
} from '#contract/deadlines/escalationLevels.ts';
import type { Refusals } from '#src/components/form/formRules.ts';

/** The choices of a level: inherited, after the office's own number of days, or switched off. */
export const WAYS = ['inherited', 'own', OFF] as const;
export type Way = (typeof WAYS)[number];
/** The office's own steps; null is inherited. */
export type EscalationValues = Record<`level_${Level}`, Step | null>;

export const wayOf = (step: Step | null): Way => (step === null ? 'inherited' : step === OFF ? OFF : 'own');

export const valuesOf = ({ levels }: OfficeEscalationLevels) =>
  Object.fromEntries(
    levels.map(({ level, step }) => [`level_${level}`, step.from === 'own' ? step.value : null]),
  ) as EscalationValues;

/** The error of a level that would come before a lower one. */
export function checkLevels(values: EscalationValues, { levels }: OfficeEscalationLevels): Refusals {
  const steps = levels.map(({ level, step }) => [level, values[`level_${level}`] ?? step.inherited.value]);
  const falling = fallsAt(Object.fromEntries(steps) as EscalationLevels);
  return falling ? { [`level_${falling}`]: 'rules.escalationFalls' } : {};
}
