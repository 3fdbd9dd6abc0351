import { and, eq, type SQL, sum } from 'drizzle-orm';
import { type Actor, onlyOwnComplaints } from '../../contract/access.ts';
import type { StatusGroup } from '../../contract/complaintStatus.ts';
import type { Db, Tx } from '../db/open.ts';
import { complaintCounts } from '../db/schema/complaintCounts.ts';
import { complaints } from '../db/schema/complaints.ts';
import { type ComplaintQuery, filtered, wantedGroup } from './filters.ts';
import { type CountFilters, type RollUp, rolledUp, rollUpFor } from './rollUps.ts';

/** Beyond this a list says 'more than'; an index counts so many entries in about ten milliseconds. */
const MAX_COUNTED_ROWS = 50_000;

/**
 * Complaints within the actor's place by status group, from the roll-up (data.md 1). It does not know who
 * recorded a complaint, so it cannot answer for staff, who see only their own.
 */
export async function countByGroup(
  db: Db | Tx,
  actor: Actor,
  filters: Omit<CountFilters, 'mandal' | 'mandal_id' | 'area' | 'area_id' | 'leader_id'>,
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

/** The total of a list without words: from the roll-up where it knows, else by an index up to a limit (data.md 2). */
export async function totalOf(db: Db | Tx, actor: Actor, query: ComplaintQuery): Promise<Total> {
  const rollUp = rollUpOf(actor, query);
  if (!rollUp) return limitedCount(db, filtered(actor, query));
  const group = wantedGroup(query.status);
  // One sum: groups over the whole state would take twice as long.
  const [counted] = await db
    .select({ total: sum(rollUp.count).mapWith(Number) })
    .from(rollUp as typeof complaintCounts)
    .where(and(rolledUp(rollUp, actor, query), group ? eq(rollUp.status_group, group) : undefined));
  return { total: counted?.total ?? 0 };
}

const PRESENTATION = ['page', 'per_page', 'sort', 'order'];

/** The roll-up that knows everything that is asked for, if any does. */
function rollUpOf(actor: Actor, { status, ...query }: ComplaintQuery): RollUp | undefined {
  if (onlyOwnComplaints(actor) || (status && !wantedGroup(status))) return undefined;
  return rollUpFor(
    Object.entries(query).flatMap(([name, value]) => (value && !PRESENTATION.includes(name) ? name : [])),
  );
}

async function limitedCount(db: Db | Tx, where: SQL | undefined): Promise<Total> {
  const some = db
    .select({ id: complaints.id })
    .from(complaints)
    .where(where)
    .limit(MAX_COUNTED_ROWS + 1)
    .as('some');
  const total = await db.$count(some);
  return total > MAX_COUNTED_ROWS ? { total: MAX_COUNTED_ROWS, more: true } : { total };
}
