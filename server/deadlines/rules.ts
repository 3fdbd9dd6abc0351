import type { EscalationLevels } from '#contract/deadlines/escalationLevels.ts';
import { type Priority, type TargetMinutes, targetMinutes } from '#contract/deadlines/targets.ts';
import { calendarOf, withinBounds } from '#contract/desk/calendarOf.ts';
import type { Calendar } from '#contract/desk/openingHours.ts';
import type { Seat } from '#contract/places/place.ts';
import { type OfficeRow, officesOf, upwardsFrom } from '#server/desk/offices/officesOf.ts';
import { offices } from '#server/desk/schema/offices.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { escalationLevelsOf } from './escalationLevels/escalationLevelsOf.ts';
import { type Levels, priorityAt, targetAt } from './targetOf.ts';

/** What deadlines of grievances of one place follow from; made once, asked for each of them. */
export interface OfficeRules {
  calendar: Calendar;
  /** When overdue grievances go to whom (SLA-12). */
  ladder: EscalationLevels;
  /** A working day of a target, in minutes. */
  dayMinutes: number;
  /** In working minutes; as for all categories where the grievance has none. */
  targetOf(category: number | null, priority: Priority): TargetMinutes;
  /** The priority that a category's grievances have at first. */
  priorityOf(category: number | null): Priority;
}

/** The rules of the office that a place belongs to, by one statement (SLA-02, SLA-03, GRD-01). */
export const rulesFor = async (db: Db | Tx, place: Seat): Promise<OfficeRules> =>
  rulesOf(await officesOf(db, place));

export type RulesOf = (place: Seat) => OfficeRules;

/** The rules of every place, read at once for many grievances. */
export const rulesOfAll = async (db: Db | Tx): Promise<RulesOf> =>
  rulesAmong(await db.select().from(offices));

/** The same among all offices; those of a place are made when they are first asked for. */
export function rulesAmong(all: readonly OfficeRow[]): RulesOf {
  const made = new Map<string, OfficeRules>();
  return (place) => {
    const key = `${place.parliament_id} ${place.assembly_id}`;
    const rules = made.get(key) ?? rulesOf(upwardsFrom(place, all));
    made.set(key, rules);
    return rules;
  };
}

/** The same of offices that are at hand, nearest first. */
export function rulesOf(levels: Levels): OfficeRules {
  const { day_minutes: dayMinutes, ...calendar } = withinBounds(
    calendarOf(levels.map(({ settings }) => settings.calendar ?? {})),
  );
  const targets = new Map<string, TargetMinutes>();
  return {
    calendar,
    ladder: escalationLevelsOf(levels),
    dayMinutes,
    targetOf(category, priority) {
      const key = `${category} ${priority}`;
      const target = targets.get(key) ?? targetMinutes(targetAt(levels, category, priority), dayMinutes);
      targets.set(key, target);
      return target;
    },
    priorityOf: (category) => priorityAt(levels, category),
  };
}
