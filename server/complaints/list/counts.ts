import { and, inArray, type SQL, sql, sum } from 'drizzle-orm';
import type { Actor } from '#contract/access/access.ts';
import { inPlaceOf, onlyOwnComplaints } from '#contract/access/scope.ts';
import type { StatusGroup } from '#contract/complaints/complaintStatus.ts';
import { MAX_COUNTED_MATCHES } from '#contract/kernel/limits.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { complaintCounts } from '../schema/complaintCounts.ts';
import { complaints } from '../schema/complaints.ts';
import { deadlineRows } from './deadlineFilters.ts';
import { asksDeadlines, kindOf } from './deadlineQuery.ts';
import { sumOfDays } from './dueSums.ts';
import { filtered, filteredRecorded } from './filters.ts';
import { isLookedUp, mostLookedUp } from './lookedUpFilters.ts';
import { newByCounts } from './newlyAssigned.ts';
import { clocksKnow } from './projection.ts';
import { askedFor, type ComplaintQuery } from './query.ts';
import { type CountedBy, type CountFilters, type RollUp, rolledUp, rollUpFor } from './rollUps.ts';
import { wantedGroups } from './statusFilter.ts';

/** Beyond this a list says 'more than'; an index counts so many entries in about ten milliseconds. */
const MAX_COUNTED_ROWS = 50_000;
/**
 * Of what is resolved each entry is compared with its due day and what was merged, which takes twice as long; what has no clock is as old.
 * Of one group of statuses with a deadline there is one more condition; a single status is looked up of each.
 */
const MAX_COMPARED_ROWS = 20_000;

/** What departments have answered is read as far as it is counted, its first ones with it: where nobody accepts any they are many. */
export function mostOf(actor: Actor, query: ComplaintQuery): number {
  if (query.given === 'answered') return MAX_COUNTED_MATCHES;
  if (isLookedUp(query)) return mostLookedUp(actor, query);
  const kind = kindOf(query);
  if (kind && query.status && !wantedGroups(query.status)) return mostLookedUp(actor, query);
  return kind && (kind !== 'running' || query.status) ? MAX_COMPARED_ROWS : MAX_COUNTED_ROWS;
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

/** A number that the total of a list is not above, from the roll-up alone: as if nothing else were asked for than it knows. */
export async function atMost(db: Db | Tx, actor: Actor, query: ComplaintQuery): Promise<number> {
  const groups = query.status && wantedGroups(query.status);
  const [counted] = await db
    .select({ count: sum(complaintCounts.count).mapWith(Number) })
    .from(complaintCounts)
    .where(
      and(
        rolledUp(complaintCounts, actor, query),
        groups ? inArray(complaintCounts.status_group, groups) : undefined,
      ),
    );
  return counted?.count ?? 0;
}

/** `more` when there are more than `total`. */
export interface Total {
  total: number;
  more?: true;
}

/** Of what a total is made, in a statement: `known` by roll-ups, `rows` to be counted up to `most`, less what was put off. */
interface Counting {
  known?: SQL;
  rows?: SQL;
  most: number;
  less?: SQL;
}

/** The total of a list without words: from the roll-ups where they know, else by an index up to a limit (data.md 2). */
export async function totalOf(
  db: Db | Tx,
  actor: Actor,
  query: ComplaintQuery,
  most = mostOf(actor, query),
): Promise<Total> {
  const { numbers, totalFrom } = counted(actor, query, most);
  const { rows } = await db.execute<{ numbers: Numbers }>(sql`select ${numbers} as numbers`);
  return totalFrom(rows[0]?.numbers ?? NONE);
}

/** What was known, counted and put off. */
export type Numbers = [number, number, number];
export const NONE: Numbers = [0, 0, 0];

/** The same as a column of a statement, and the total that it means: known, or counted up to `most`. */
export function counted(actor: Actor, query: ComplaintQuery, most = mostOf(actor, query)) {
  const { known, rows, less } = countingOf(actor, query, most);
  const none = sql`0`;
  // Of all there may be so many more as are put off.
  const found = rows && numberOf(rows, less ? sql`${most}::int + ${less}` : sql`${most}::int`);
  return {
    most,
    isKnown: Boolean(known || less),
    numbers: sql<Numbers>`array[${known ?? none}, ${found ?? none}, ${less ?? none}]::int[]`,
    /** Whether the list, whose numbers are `n`, goes on behind so many. */
    goesBeyond: (offset: number) => sql`(n[2] - n[3] > ${most}::int or n[1] + n[2] - n[3] > ${offset}::int)`,
    totalFrom([sum, seen, put_off]: Numbers): Total {
      const more = seen > most + put_off;
      const total = sum + (more ? most : seen - put_off);
      return more ? { total, more } : { total };
    },
  };
}

const numberOf = (rows: SQL, most: SQL) => sql`(select count(*) from (${rows} limit ${most} + 1) as found)`;

/**
 * Of what staff see the roll-up knows what was given to them and to whoever they stand in for, which are summed up; what these
 * recorded and others have is counted. What no roll-up knows is counted. What was put off is little, and counted apart: the rest is
 * known as quickly as all of it.
 */
function countingOf(actor: Actor, query: ComplaintQuery, most: number): Counting {
  const all = { ...query, followup: null };
  if (query.followup === 'not_later' && isKnownAsAll(actor, all)) {
    const later = countingOf(actor, { ...query, followup: 'later' }, most);
    return { ...countingOf(actor, all, most), less: later.rows && numberOf(later.rows, sql`${most}::int`) };
  }
  const asCounted = newAsCounted(actor, query);
  if (asCounted) return countingOf(actor, asCounted, most);
  const sum = sumOfDays(actor, query);
  if (sum) return { known: sum, most };
  const ownOnly = onlyOwnComplaints(actor);
  const rollUp = rollUpOf(query, ownOnly ? ['staff_id'] : []);
  // Of both together no index of the clocks knows whose it is.
  const areKnown = asksDeadlines(query) && clocksKnow(actor, query) && (!ownOnly || kindOf(query));
  if (!rollUp) return { rows: areKnown ? deadlineRows(actor, query) : idsOf(filtered(actor, query)), most };
  const groups = query.status && wantedGroups(query.status);
  const where = and(
    rolledUp(rollUp, actor, query),
    groups ? inArray(rollUp.status_group, groups) : undefined,
    ownOnly ? inArray(complaintCounts.staff_id, inPlaceOf(actor)) : undefined,
  );
  // One sum: groups over the whole state would take twice as long.
  const known = sql`(select coalesce(sum(${rollUp.count}), 0) from ${rollUp} where ${where ?? sql`true`})`;
  return { known, most, ...(ownOnly ? { rows: idsOf(filteredRecorded(actor, query)) } : {}) };
}

const newAsCounted = (actor: Actor, query: ComplaintQuery) =>
  query.given === 'new' ? newByCounts(actor, query) : undefined;

/** Whether the number of all is known faster than that of what was not put off. */
function isKnownAsAll(actor: Actor, all: ComplaintQuery): boolean {
  if (asksDeadlines(all) && clocksKnow(actor, all)) return sumOfDays(actor, all) !== null;
  return all.given !== 'new' || newAsCounted(actor, all) !== undefined;
}

/** The roll-up that knows everything that is asked for, and the filters besides, if any does. */
function rollUpOf({ status, ...query }: ComplaintQuery, besides: CountedBy[]): RollUp | undefined {
  if (status && !wantedGroups(status)) return undefined;
  return rollUpFor([...askedFor(query), ...besides]);
}

const idsOf = (where: SQL | undefined): SQL =>
  sql`select ${complaints.id} from ${complaints} where ${where ?? sql`true`}`;
