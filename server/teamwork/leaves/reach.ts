import { and, arrayOverlaps, eq, inArray, or } from 'drizzle-orm';
import { escalationLevelOf, LADDER_RIGHTS } from '#contract/access/access.ts';
import type { Duty, Role } from '#contract/access/policies.ts';
import { changes } from '#contract/access/scope.ts';
import { type EscalationLevels, type Level, levelsAbove } from '#contract/deadlines/escalationLevels.ts';
import { dayOf } from '#contract/kernel/day.ts';
import type { Seat } from '#contract/places/place.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { inParallel } from '#server/kernel/db/inParallel.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { absencesOn } from './absences.ts';
import { readersAmong } from './noticeCover.ts';

/** An absent user, and the last day of the absence. */
export interface Away {
  id: number;
  name: string;
  until: string;
}
/**
 * The users of a level, with deputies in the place of absent users, and the absent users; both are empty for a vacant
 * level.
 */
export interface Reached {
  people: { id: number; name: string; instead_of: string | null }[];
  away: Away[];
}
/** The users of a level for a complaint, or for a place. A deputy who may not read the complaint is left out. */
export type Reach = (
  of: Seat & { staff_id?: number | null; creator_id?: number | null },
  level: Level,
) => Reached;

/** The users of each escalation level on the day of an instant, in every place or in one (SLA-12). */
export async function reachAt(db: Db | Tx, now: Date, at?: Seat): Promise<Reach> {
  const [accounts, absences] = await inParallel(db, [
    () => accountsWithLevels(db, at),
    () => absencesOn(db, dayOf(now)),
  ]);
  const deputyOf = await readersAmong(db, absences);
  return (place, level) => {
    const reached: Reached = { people: [], away: [] };
    const add = (person: Reached['people'][number]) =>
      reached.people.some((other) => other.id === person.id) || reached.people.push(person);
    for (const account of accounts) {
      if (escalationLevelOf(account) !== level || !changes(account, place)) continue;
      const absence = absences.get(account.id);
      if (!absence) add({ id: account.id, name: account.name, instead_of: null });
      else reached.away.push({ id: account.id, name: account.name, until: absence.to_day });
      const deputy = absence && deputyOf(account.id, place);
      if (deputy) add({ ...deputy, instead_of: account.name });
    }
    return reached;
  };
}

/** The accounts with an escalation level; for a place without those of other parliaments, which are most. */
function accountsWithLevels(db: Db | Tx, at?: Seat) {
  const { id, name, role, duties, parliament_id, assembly_id, disabled } = users;
  const hasLevel = or(inArray(role, LADDER_RIGHTS as Role[]), arrayOverlaps(duties, LADDER_RIGHTS as Duty[]));
  const isNear = at?.parliament_id ? or(eq(role, 'admin'), eq(parliament_id, at.parliament_id)) : undefined;
  return db
    .select({ id, name, role, duties, parliament_id, assembly_id })
    .from(users)
    .where(and(eq(disabled, false), hasLevel, isNear))
    .orderBy(id);
}

/** A level with users, and the vacant levels below it. */
export interface NextLevel extends Reached {
  level: Level;
  skipped: { level: Level; away: Away[] }[];
}

/** The next escalation level with users; undefined where there is none (SLA-12). */
export function nextUp(
  levels: EscalationLevels,
  reached: (level: Level) => Reached,
  from: number,
): NextLevel | undefined {
  const skipped: NextLevel['skipped'] = [];
  for (const level of levelsAbove(levels, from)) {
    const { people, away } = reached(level);
    if (people.length > 0) return { level, people, away, skipped };
    skipped.push({ level, away });
  }
}
