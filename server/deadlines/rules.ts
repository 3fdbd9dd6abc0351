import type { EscalationLevels } from '#contract/deadlines/escalationLevels.ts';
import { targetSettings } from '#contract/deadlines/priorityTargets.ts';
import { type Priority, type TargetMinutes, targetMinutes } from '#contract/deadlines/targets.ts';
import type { Calendar } from '#contract/desk/openingHours.ts';
import type { Seat } from '#contract/places/place.ts';
import { calendarAmong } from '#server/desk/offices/calendar.ts';
import { type Levels, valuesOf } from '#server/desk/offices/inherited.ts';
import { type OfficeRow, officesOf, upwardsFrom } from '#server/desk/offices/officesOf.ts';
import { offices } from '#server/desk/schema/offices.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { escalationLevelsOf } from './escalationLevels/escalationLevels.ts';

/** The rules for deadlines in one place; built once and used for all its complaints. */
export interface OfficeRules {
  calendar: Calendar;
  /** When overdue complaints are escalated to whom (SLA-12). */
  ladder: EscalationLevels;
  /** A working day of a target in minutes. */
  dayMinutes: number;
  /** The target in working minutes. Without a category, the one for all categories. */
  targetOf(category: number | null, priority: Priority): TargetMinutes;
  /** The default priority of a category. */
  priorityOf(category: number | null): Priority;
}

/** The rules of the office of a place, read by one statement (SLA-02, SLA-03, GRD-01). */
export const rulesFor = async (db: Db | Tx, place: Seat): Promise<OfficeRules> =>
  rulesOf(await officesOf(db, place));

export type RulesOf = (place: Seat) => OfficeRules;

/** The rules of every place, read once for many complaints. */
export const rulesOfAll = async (db: Db | Tx): Promise<RulesOf> =>
  rulesAmong(await db.select().from(offices));

/** The same from loaded offices; the rules of a place are built on first use. */
export function rulesAmong(all: readonly OfficeRow[]): RulesOf {
  const made = new Map<string, OfficeRules>();
  return (place) => {
    const key = `${place.parliament_id} ${place.assembly_id}`;
    const rules = made.get(key) ?? rulesOf(upwardsFrom(place, all));
    made.set(key, rules);
    return rules;
  };
}

/** The rules from the offices of a place, nearest first. */
export function rulesOf(levels: Levels): OfficeRules {
  const { day_minutes: dayMinutes, ...calendar } = calendarAmong(levels);
  const targets = new Map<string, TargetMinutes>();
  const valuesAt = (category: number | null) => valuesOf(targetSettings, levels, category);
  return {
    calendar,
    ladder: escalationLevelsOf(levels),
    dayMinutes,
    targetOf(category, priority) {
      const key = `${category} ${priority}`;
      const target = targets.get(key) ?? targetMinutes(valuesAt(category)[priority], dayMinutes);
      targets.set(key, target);
      return target;
    },
    priorityOf: (category) => valuesAt(category).default_priority,
  };
}
