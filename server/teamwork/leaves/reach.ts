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

/** Somebody who is away, and until the end of which day. */
export interface Away {
  id: number;
  name: string;
  until: string;
}
/** Whom a level reaches, deputies in the place of those who are away, and who of it is away; nobody of either where it is vacant. */
export interface Reached {
  people: { id: number; name: string; instead_of: string | null }[];
  away: Away[];
}
/** Whom a level reaches for a complaint, or for a place: a deputy who may not read it counts as nobody. */
export type Reach = (
  of: Seat & { staff_id?: number | null; creator_id?: number | null },
  level: Level,
) => Reached;

/** Whom each level of the ladder reaches on the day of an instant, in every place or in one (SLA-12). */
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

/** Who has rights on the ladder; for a place without those of other parliaments, who are most. */
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

/** A level that has somebody, and those in between that have not. */
export interface NextLevel extends Reached {
  level: Level;
  skipped: { level: Level; away: Away[] }[];
}

/** The next level up the ladder that has somebody; undefined where nobody is left (SLA-12). */
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
