import { and, inArray, type SQL, sum } from 'drizzle-orm';
import type { Actor } from '../../../contract/access.ts';
import type { StatusGroup } from '../../../contract/complaintStatus.ts';
import { MAX_COUNTED_MATCHES } from '../../../contract/limits.ts';
import { inPlaceOf, onlyOwnComplaints } from '../../../contract/reach.ts';
import { countUpTo } from '../../db/listing.ts';
import type { Db, Tx } from '../../db/open.ts';
import { complaintClocks } from '../../db/schema/clocks.ts';
import { complaintCounts } from '../../db/schema/complaintCounts.ts';
import { complaints } from '../../db/schema/complaints.ts';
import { isLookedUp, mostLookedUp } from './besideFilters.ts';
import { asksClocks, clockParts, clocksKnow, isRunning } from './clockFilters.ts';
import { filtered, filteredRecorded, wantedGroups } from './filters.ts';
import { newByCounts } from './given.ts';
import { askedFor, type ComplaintQuery } from './query.ts';
import { type CountedBy, type CountFilters, type RollUp, rolledUp, rollUpFor } from './rollUps.ts';

/** Beyond this a list says 'more than'; an index counts so many entries in about ten milliseconds. */
const MAX_COUNTED_ROWS = 50_000;

/** Each that a department has answered is looked up: where nobody accepts them they are many. */
function mostOf(actor: Actor, query: ComplaintQuery): number {
  if (query.given === 'answered') return MAX_COUNTED_MATCHES;
  return isLookedUp(query) ? mostLookedUp(actor, query) : MAX_COUNTED_ROWS;
}

/**
 * Complaints within the actor's place by status group, from the roll-up (data.md 1). It does not know who
 * recorded a complaint, so it cannot answer for staff, who see only their own.
 */
export async function countByGroup(
  db: Db | Tx,
  actor: Actor,
  filters: Omit<CountFilters, 'mandal' | 'mandal_id' | 'area' | 'area_id' | 'last_leader_id'>,
): Promise<Record<StatusGroup, number>> {
  const counted = await db
    .select({ group: complaintCounts.status_group, count: sum(complaintCounts.count).mapWith(Number) })
    .from(complaintCounts)
    .where(rolledUp(complaintCounts, actor, filters))
    .groupBy(complaintCounts.status_group);
  const counts: Record<StatusGroup, number> = { open: 0, in_progress: 0, closed: 0 };
  for (const { group, count } of counted) counts[group] = count;
  return counts;
}

/** `more` when there are more than `total`. */
export interface Total {
  total: number;
  more?: true;
}

/**
 * The total of a list without words: from the roll-up where it knows, else by an index up to a limit (data.md 2). Of
 * what staff see the roll-up knows what was given to them and to whoever they stand in for, which are summed up; what these
 * recorded and others have is counted. What no roll-up knows is counted up to `most`.
 */
export async function totalOf(
  db: Db | Tx,
  actor: Actor,
  query: ComplaintQuery,
  most = mostOf(actor, query),
): Promise<Total> {
  const asCounted = query.given === 'new' ? newByCounts(actor, query) : undefined;
  const isKnown = clocksKnow(query) || (query.given === 'new' && !asCounted);
  if (query.followup === 'not_later' && !isKnown) return totalLess(db, actor, query, most);
  if (asCounted) return totalOf(db, actor, asCounted, most);
  const ownOnly = onlyOwnComplaints(actor);
  const rollUp = rollUpOf(query, ownOnly ? ['staff_id'] : []);
  // Of what is resolved no index of the clocks knows whose it was.
  const areKnown = asksClocks(query) && clocksKnow(query) && (!ownOnly || isRunning(query));
  if (!rollUp && areKnown) return countClocks(db, actor, query, most);
  if (!rollUp) return limitedCount(db, filtered(actor, query), most);
  const groups = query.status && wantedGroups(query.status);
  // One sum: groups over the whole state would take twice as long.
  const [counted] = await db
    .select({ total: sum(rollUp.count).mapWith(Number) })
    .from(rollUp as typeof complaintCounts)
    .where(
      and(
        rolledUp(rollUp, actor, query),
        groups ? inArray(rollUp.status_group, groups) : undefined,
        ownOnly ? inArray(complaintCounts.staff_id, inPlaceOf(actor)) : undefined,
      ),
    );
  const given = counted?.total ?? 0;
  if (!ownOnly) return { total: given };
  const rest = await limitedCount(db, filteredRecorded(actor, query), most);
  return { ...rest, total: given + rest.total };
}

/** What was put off is little, and counted apart: the rest is known as quickly as all of it. */
async function totalLess(db: Db | Tx, actor: Actor, query: ComplaintQuery, most: number): Promise<Total> {
  const { total } = await totalOf(db, actor, { ...query, followup: 'later' }, most);
  const all = await totalOf(db, actor, { ...query, followup: null }, most + total);
  return { ...all, total: all.total - total };
}

/** The roll-up that knows everything that is asked for, and the filters besides, if any does. */
function rollUpOf({ status, ...query }: ComplaintQuery, besides: CountedBy[]): RollUp | undefined {
  if (status && !wantedGroups(status)) return undefined;
  return rollUpFor([...askedFor(query), ...besides]);
}

const limitedCount = (db: Db | Tx, where: SQL | undefined, most: number): Promise<Total> =>
  countUpTo(most, db, db.select({ id: complaints.id }).from(complaints).where(where).$dynamic());

/** What is due, by the indexes of the clocks alone. */
async function countClocks(db: Db | Tx, actor: Actor, query: ComplaintQuery, most: number): Promise<Total> {
  let counted: Total = { total: 0 };
  for (const part of clockParts(actor, query)) {
    const ids = db.select({ id: complaintClocks.complaint_id }).from(complaintClocks).where(part);
    const { total, more } = await countUpTo(most, db, ids.$dynamic());
    counted = { total: counted.total + total, ...(more || counted.more ? { more: true } : {}) };
  }
  return counted;
}
