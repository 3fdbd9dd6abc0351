import { escalationCalls, escalationSettings } from '#contract/deadlines/escalationLevelCalls.ts';
import { type EscalationLevels, fallsAt, LEVELS, type Level } from '#contract/deadlines/escalationLevels.ts';
import type { Seat } from '#contract/places/place.ts';
import { inheritedOf, type Levels, valuesOf } from '#server/desk/offices/inherited.ts';
import { officeSection } from '#server/desk/offices/officeSection.ts';
import { officesOf } from '#server/desk/offices/officesOf.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import { type Reach, reachAt } from '#server/teamwork/leaves/reach.ts';
import { changeDeadlines } from '../changeDeadlines.ts';

/** The escalation levels of an office, with the people whom each reaches today (SLA-12). */
export const escalationLevels = officeSection({
  calls: escalationCalls,
  settings: [escalationSettings],
  isFormed: true,
  async more({ db, now }, office, offices) {
    const reach = await reachAt(db, now);
    const steps = inheritedOf(escalationSettings, offices);
    return {
      levels: LEVELS.map((level) => ({
        level,
        step: steps[`level_${level}`],
        reaches: reachesOf(reach, office, level),
      })),
    };
  },
  async check({ db }, office, changed) {
    const offices = await officesOf(db, office);
    const fallen = fallsAt(
      escalationLevelsOf(offices.map((each) => (each.id === office.id ? changed : each))),
    );
    if (fallen) throw invalidField(`level_${fallen}`, 'escalationFalls');
  },
  save: changeDeadlines,
});

/** The escalation levels of a place, each step from the nearest office that has set it (SLA-12). */
export function escalationLevelsOf(offices: Levels): EscalationLevels {
  const steps = valuesOf(escalationSettings, offices);
  return { 1: steps.level_1, 2: steps.level_2, 3: steps.level_3, 4: steps.level_4 };
}

/** From an office above an assembly the lower levels differ from one constituency to the next. */
function reachesOf(reach: Reach, { parliament_id, assembly_id }: Seat, level: Level) {
  const seat = { 1: assembly_id, 2: assembly_id, 3: parliament_id, 4: 0 };
  if (seat[level] === null) return null;
  const { people, away } = reach({ parliament_id, assembly_id }, level);
  return {
    people: people.map(({ name, instead_of }) => ({ name, instead_of })),
    away: away.map(({ name, until }) => ({ name, until })),
  };
}
