import type { OfficeEscalationLevels } from '#contract/deadlines/escalationLevelCalls.ts';
import {
  DEFAULT_ESCALATION_LEVELS,
  LEVELS,
  type Level,
  type Step,
} from '#contract/deadlines/escalationLevels.ts';
import type { Seat } from '#contract/places/place.ts';
import { settingFrom } from '#server/desk/offices/inherited.ts';
import { headOf } from '#server/desk/offices/officeRecord.ts';
import { type OfficeRow, officesOf } from '#server/desk/offices/officesOf.ts';
import { names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { type Reach, reachAt } from '#server/teamwork/leaves/reach.ts';

/**
 * The escalation levels of an office, with the office that sets each and the users whom it notifies today (SLA-12,
 * GRD-01).
 */
export async function escalationAnswer(
  db: Db | Tx,
  office: OfficeRow,
  now: Date,
): Promise<OfficeEscalationLevels> {
  const [known, offices, reach] = [await names(db), await officesOf(db, office), await reachAt(db, now)];
  return {
    ...headOf(office, known),
    levels: LEVELS.map((level) => ({
      level,
      step: settingFrom<Step>(
        offices,
        ({ ladder: levels }) => levels?.[level],
        DEFAULT_ESCALATION_LEVELS[level],
      ),
      reaches: reachesOf(reach, office, level),
    })),
  };
}

/** For an office above an assembly, the users of lower levels depend on the constituency. */
function reachesOf(reach: Reach, { parliament_id, assembly_id }: Seat, level: Level) {
  const seat = { 1: assembly_id, 2: assembly_id, 3: parliament_id, 4: 0 };
  if (seat[level] === null) return null;
  const { people, away } = reach({ parliament_id, assembly_id }, level);
  return {
    people: people.map(({ name, instead_of }) => ({ name, instead_of })),
    away: away.map(({ name, until }) => ({ name, until })),
  };
}
