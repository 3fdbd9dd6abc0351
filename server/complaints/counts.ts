import { and, eq, type SQL, sum } from 'drizzle-orm';
import { type Actor, onlyOwnComplaints } from '../../contract/access.ts';
import { NOBODY } from '../../contract/complaint.ts';
import type { StatusGroup } from '../../contract/complaintStatus.ts';
import { placeFilter } from '../db/listing.ts';
import type { Db, Tx } from '../db/open.ts';
import { complaintCounts } from '../db/schema/complaintCounts.ts';
import { complaints } from '../db/schema/complaints.ts';
import { changeable } from '../db/scope.ts';
import { type ComplaintQuery, filtered, wantedGroup } from './filters.ts';

const PLACES_AND_PEOPLE = [
  'parliament',
  'parliament_id',
  'assembly',
  'assembly_id',
  'category',
  'staff_id',
] as const;
export type CountFilters = Partial<Pick<ComplaintQuery, (typeof PLACES_AND_PEOPLE)[number]>>;

/** Beyond this a list says 'more than'; an index counts so many entries in about ten milliseconds. */
const MAX_COUNTED_ROWS = 50_000;

/**
 * Complaints within the actor's place by status group, from the roll-up (data.md 1). It does not know who
 * recorded a complaint, so it cannot answer for staff, who see only their own.
 */
export async function countByGroup(
  db: Db | Tx,
  actor: Actor,
  filters: CountFilters,
): Promise<Record<StatusGroup, number>> {
  const counted = await db
    .select({ group: complaintCounts.status_group, count: sum(complaintCounts.count).mapWith(Number) })
    .from(complaintCounts)
    .where(rolledUp(actor, filters))
    .groupBy(complaintCounts.status_group);
  const counts: Record<StatusGroup, number> = { open: 0, in_progress: 0, closed: 0 };
  for (const { group, count } of counted) counts[group] = count;
  return counts;
}

/** The rows of the roll-up that are asked for. */
const rolledUp = (actor: Actor, filters: CountFilters): SQL | undefined =>
  and(
    changeable(actor, complaintCounts),
    placeFilter(actor, filters, complaintCounts),
    filters.category ? eq(complaintCounts.category_id, filters.category) : undefined,
    filters.staff_id
      ? eq(complaintCounts.staff_id, filters.staff_id === NOBODY ? 0 : filters.staff_id)
      : undefined,
  );

/** `more` when there are more than `total`. */
export interface Total {
  total: number;
  more?: true;
}

/** The total of a list without words: from the roll-up where it knows, else by an index up to a limit (data.md 2). */
export async function totalOf(db: Db | Tx, actor: Actor, query: ComplaintQuery): Promise<Total> {
  if (!isRolledUp(actor, query)) return limitedCount(db, filtered(actor, query));
  const group = wantedGroup(query.status);
  // One sum: groups over the whole state would take twice as long.
  const [counted] = await db
    .select({ total: sum(complaintCounts.count).mapWith(Number) })
    .from(complaintCounts)
    .where(and(rolledUp(actor, query), group ? eq(complaintCounts.status_group, group) : undefined));
  return { total: counted?.total ?? 0 };
}

const PRESENTATION = ['page', 'per_page', 'sort', 'order'];
const KEPT = new Set<string>([...PLACES_AND_PEOPLE, ...PRESENTATION]);

/** Whether the roll-up knows everything that is asked for. */
function isRolledUp(actor: Actor, query: ComplaintQuery): boolean {
  if (onlyOwnComplaints(actor)) return false;
  if (query.status && !wantedGroup(query.status)) return false;
  return Object.entries(query).every(([name, value]) => KEPT.has(name) || name === 'status' || !value);
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
