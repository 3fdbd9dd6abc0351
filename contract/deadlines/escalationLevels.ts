import type { Calendar } from '#contract/desk/openingHours.ts';
import { afterWorkingDays } from '#contract/desk/workingTime.ts';
import { addDays } from '#contract/kernel/day.ts';

/**
 * To whom a grievance goes that is overdue, one after the other (SLA-12): who heads the desk of its assembly, its mla, its mp,
 * admin. At 0 it is with who has it in charge. Free of zod: lists ask before that is there.
 */
export const LEVELS = [1, 2, 3, 4] as const;
export type Level = (typeof LEVELS)[number];
/** Who gets the notices of a complaint without a person in charge. */
export const DESK_HEAD_LEVEL: Level = 1;
/** Who is told when a citizen says that a closing was none (REF-18). */
export const MLA_LEVEL: Level = 2;
/** As a filter names them. */
export const LEVEL_FILTERS = ['1', '2', '3', '4'] as const;

/** The ladder leaves the level out. */
export const OFF = 'off';
/** Working days after the due day; 0 is as soon as it is overdue. */
export type Step = number | typeof OFF;
export const MAX_STEP = 365;
export type EscalationLevels = Readonly<Record<Level, Step>>;
/** What an office has set; what is not there is inherited. */
export type OwnEscalationLevels = Partial<EscalationLevels>;

/** Of an office that has set nothing. */
export const DEFAULT_ESCALATION_LEVELS: EscalationLevels = { 1: 0, 2: 2, 3: 5, 4: 10 };

/** The levels above one that the ladder has, the lowest first. */
export const levelsAbove = (levels: EscalationLevels, level: number): Level[] =>
  LEVELS.filter((each) => each > level && levels[each] !== OFF);

/** The first level whose step comes before that of one below it; undefined where steps rise or stay. */
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
 * The day on which a grievance goes on by itself that has come as far as a level; null where no level is left, or the office never
 * opens. It is overdue from the day after its due day on, and not before that.
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
