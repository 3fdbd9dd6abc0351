import type { Level } from '#contract/deadlines/escalationLevels.ts';
import { REMINDERS } from '#contract/deadlines/noticeKinds.ts';
import type { Calendar } from '#contract/desk/openingHours.ts';
import { nextOpening } from '#contract/desk/workingTime.ts';
import { dayOf } from '#contract/kernel/day.ts';
import type { Seat } from '#contract/places/place.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { nextUp, type Reach, reachAt } from '#server/teamwork/leaves/reach.ts';
import type { OfficeRules } from '../rules.ts';
import { escalateOn } from './escalateOn.ts';

/** The values of a running deadline that decide its next level. */
interface Running extends Seat {
  due_on: string | null;
  paused_until: string | null;
  staff_id: number | null;
  creator_id: number | null;
  quiet: boolean;
  passed: number;
}

/** The next day on which an office is open, and the users of each level on that day. */
interface Opening {
  day: string;
  reach: Reach;
}

/**
 * Returns a function that computes which levels complaints reach when their office opens next (SLA-12). As in the
 * scheduler, they rise one level at a time, after they were reported as overdue. Openings are cached by rules, which
 * belong to one place.
 */
export function nextLevels(db: Db | Tx, now: Date) {
  const openings = new Map<OfficeRules, Promise<Opening | null>>();
  return async (rules: OfficeRules, clock: Running): Promise<Level[]> => {
    const opening = openings.get(rules) ?? openingOf(db, rules.calendar, now);
    openings.set(rules, opening);
    return levelsAt(await opening, rules, clock);
  };
}

async function openingOf(db: Db | Tx, calendar: Calendar, now: Date): Promise<Opening | null> {
  const opens = nextOpening(calendar, now);
  if (!opens) return null;
  return { day: dayOf(opens), reach: await reachAt(db, opens) };
}

function levelsAt(opening: Opening | null, rules: OfficeRules, clock: Running): Level[] {
  const levels: Level[] = [];
  if (!opening || (clock.paused_until ?? '') > opening.day) return levels;
  let { passed } = clock;
  for (;;) {
    const day = escalateOn(rules, { ...clock, reminders: REMINDERS.length, passed });
    if (day === null || day > opening.day) return levels;
    const next = nextUp(rules.ladder, (level) => opening.reach(clock, level), passed);
    if (!next) return levels;
    levels.push(next.level);
    passed = next.level;
  }
}
