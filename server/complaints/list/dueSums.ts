import { and, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '#contract/access/access.ts';
import { inPlaceOf, onlyOwnComplaints, seatOf } from '#contract/access/scope.ts';
import { dayOf } from '#contract/kernel/day.ts';
import { NOBODY } from '#contract/kernel/limits.ts';
import { complaintClocks } from '#server/deadlines/schema/clocks.ts';
import { placeFilter } from '#server/kernel/db/listing.ts';
import { changeable } from '#server/kernel/db/scope.ts';
import { assemblies } from '#server/places/schema/places.ts';
import { dueChanges, dueCounts } from '../schema/complaintCounts.ts';
import { deadlineParts } from './deadlineFilters.ts';
import { askedFor, type ComplaintQuery } from './query.ts';

/** Counts by days as they stand, in which what has not been put together yet is a row of its own. */
export const countsNow = (where: SQL): SQL => sql`(
  select assembly_id, staff_id, kind, day, count from ${dueCounts} where ${where}
  union all select assembly_id, staff_id, kind, day, change from ${dueChanges} where ${where})`;

const PLACES = ['parliament', 'parliament_id', 'assembly', 'assembly_id'] as const;
/** What those counts know of a list. */
const KNOWN: readonly string[] = ['sla', 'due_from', 'due_to', 'staff_id', ...PLACES];

/**
 * The number of what is overdue or due today, as a sum over days (SLA-06), by the days of the roll-up; null where it does not know all
 * that is asked for. Pauses that are over and that the tick has not said yet go on for lists, and are counted by their index.
 */
export function sumOfDays(actor: Actor, query: ComplaintQuery): SQL<number> | null {
  const [days, people] = [daysOf(query), peopleOf(actor, query)];
  if (!days || !people || !askedFor(query).every((name) => KNOWN.includes(name))) return null;
  const where = and(sql`kind = 'due'`, days, people.where, placeOf(actor, query));
  const lapsed = deadlineParts(actor, query).map(
    (part) =>
      sql`(select count(*) from ${complaintClocks} where ${and(part, isNotNull(complaintClocks.paused_until))})`,
  );
  const sum = sql`(select coalesce(sum(count), 0) from ${countsNow(where ?? sql`true`)} as days)`;
  return sql`(${sql.join([sum, ...lapsed], sql` + `)})`;
}

/** The due days of a list; a due day never comes before its risk day, so that what is due today is at risk. */
function daysOf({ sla, due_from, due_to, as_of }: ComplaintQuery): SQL | null {
  const today = dayOf(new Date(as_of));
  const [state, ...others] = [sla ?? []].flat();
  if (others.length > 0) return null;
  if (state === 'overdue' && !due_from && !due_to) return sql`day < ${today}::date`;
  if (state === 'at_risk' && due_from === today && due_to === today) return sql`day = ${today}::date`;
  return null;
}

/** In whose charge they are; null where staff ask for what they recorded, too, of which the counts do not know. */
function peopleOf(actor: Actor, { staff_id }: ComplaintQuery): { where: SQL | undefined } | null {
  const wanted = [staff_id ?? []].flat().map((one) => (one === NOBODY ? 0 : one));
  if (onlyOwnComplaints(actor)) {
    const own = inPlaceOf(actor);
    if (wanted.length === 0 || wanted.some((id) => !own.includes(id))) return null;
  }
  return { where: wanted.length > 0 ? sql`staff_id in ${wanted}` : undefined };
}

/** The counts know constituencies, which are looked up where more than the own one is asked for. */
function placeOf(actor: Actor, query: ComplaintQuery): SQL | undefined {
  const own = seatOf(actor)?.assembly_id;
  if (own && !PLACES.some((name) => query[name])) return sql`assembly_id = ${own}`;
  const columns = { parliament_id: assemblies.parliament_id, assembly_id: assemblies.id };
  const place = and(changeable(actor, columns), placeFilter(actor, query, columns));
  return place && sql`assembly_id = any(array(select ${assemblies.id} from ${assemblies} where ${place}))`;
}
