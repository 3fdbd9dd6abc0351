import type { Calendar } from '#contract/desk/openingHours.ts';
import { afterWorkingDays } from '#contract/desk/workingTime.ts';
import { addDays } from '#contract/kernel/day.ts';

/**
 * The levels to which an overdue complaint escalates, in order (SLA-12): the desk heads of its assembly, its mla, its
 * mp, admin. At level 0 the assignee has it. This file does not use zod, because lists need it before zod is loaded.
 */
export const LEVELS = [1, 2, 3, 4] as const;
export type Level = (typeof LEVELS)[number];
/** Receives the notices of complaints without an assignee. */
export const DESK_HEAD_LEVEL: Level = 1;
/** Is notified when a citizen disputes a closing (REF-18). */
export const MLA_LEVEL: Level = 2;
/** The values in a filter. */
export const LEVEL_FILTERS = ['1', '2', '3', '4'] as const;

/** The level is skipped. */
export const OFF = 'off';
/** Working days after the due day; 0 means as soon as it is overdue. */
export type Step = number | typeof OFF;
export const MAX_STEP = 365;
export type EscalationLevels = Readonly<Record<Level, Step>>;

/** For an office without own values. */
export const DEFAULT_ESCALATION_LEVELS: EscalationLevels = { 1: 0, 2: 2, 3: 5, 4: 10 };

/** The used levels above one, the lowest first. */
export const levelsAbove = (levels: EscalationLevels, level: number): Level[] =>
  LEVELS.filter((each) => each > level && levels[each] !== OFF);

/** The first level whose step is before that of a lower one; undefined when steps rise or are equal. */
export function fallsAt(levels: EscalationLevels): Level | undefined {
  let before = 0;
  for (const level of LEVELS) {
    const step = levels[level];
    if (step === OFF) continue;
    if (step < before) return level;
    before = step;
  }
}

/**
 * The day of the next automatic escalation of a complaint at a level; null when no level is left, or the office never
 * opens. It is at least the day after the due day, when the complaint becomes overdue.
 */
export function escalationDay(
  calendar: Calendar,
  levels: EscalationLevels,
  { due_on, passed }: { due_on: string; passed: number },
): string | null {
  const [next] = levelsAbove(levels, passed);
  const step = next && levels[next];
  if (step === undefined || step === OFF) return null;
  return step === 0 ? addDays(due_on, 1) : afterWorkingDays(calendar, due_on, step);
}
