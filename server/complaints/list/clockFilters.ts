import { and, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../../contract/access.ts';
import type { ClockState, ResponseState } from '../../../contract/clock.ts';
import { dayOf } from '../../../contract/day.ts';
import { NOBODY } from '../../../contract/limits.ts';
import { placeFilter } from '../../db/listing.ts';
import { complaintClocks } from '../../db/schema/clocks.ts';
import { complaints } from '../../db/schema/complaints.ts';
import { complaintWatchers } from '../../db/schema/watchers.ts';
import { ownComplaints, ownParts } from '../../db/scope.ts';
import { followupIs } from '../followups/open.ts';
import { unlessMerged } from '../ties.ts';
import { askedFor, type ComplaintQuery } from './query.ts';

/** The filters that clocks answer (SLA-15). */
const CLOCK_FILTERS = ['sla', 'response', 'due_from', 'due_to'] as const;

const { risk_on, due_on, stopped_on, paused_until, staff_id, response_due_at, responded_at } =
  complaintClocks;
const { complaint_id, level, answered } = complaintClocks;

/** Neither resolved nor paused. */
const goesOn = (today: string) => and(isNull(stopped_on), or(isNull(paused_until), lte(paused_until, today)));

/** What was merged into another one counts as closed, and in no deadline figure (PER-17). */
const stopped = and(isNotNull(stopped_on), unlessMerged(complaint_id));

const STATES: Record<Exclude<ClockState, 'none'>, (today: string) => SQL | undefined> = {
  running: (today) => and(goesOn(today), or(isNull(risk_on), sql`${risk_on} > ${today}::date`)),
  at_risk: (today) => and(goesOn(today), lte(risk_on, today), gte(due_on, today)),
  overdue: (today) => and(goesOn(today), lt(due_on, today)),
  paused: (today) => and(isNull(stopped_on), gt(paused_until, today)),
  met: () => and(stopped, or(isNull(due_on), lte(stopped_on, due_on))),
  missed: () => and(stopped, sql`${stopped_on} > ${due_on}`),
};

const RESPONSES: Record<ResponseState, (now: Date) => SQL | undefined> = {
  waiting: (now) => and(unanswered, or(isNull(response_due_at), gte(response_due_at, now))),
  late: (now) => and(unanswered, lt(response_due_at, now)),
  given: () => isNotNull(responded_at),
};
const unanswered = and(isNull(responded_at), isNull(stopped_on));

/** Not resolved, and somewhere up the ladder, as its index has it. */
const isEscalated = and(isNull(stopped_on), gt(level, 0));

/** What was escalated to the actor, and not given back (DESK-01). */
const isEscalatedTo = (actor: Actor) => {
  const theirs = eq(complaintWatchers.user_id, actor.id);
  return and(
    isEscalated,
    sql`${complaint_id} in (select ${complaintWatchers.complaint_id} from ${complaintWatchers} where ${theirs})`,
  );
};

/** Not resolved, and answered by a department, which nobody has accepted or sent back yet (REF-12). */
const isAnswered = and(isNull(stopped_on), answered);

/** In whose charge it is; as clocks have it, too. */
const isAmong = (wanted: NonNullable<ComplaintQuery['staff_id']>): SQL | undefined =>
  or(...[wanted].flat().map((one) => (one === NOBODY ? isNull(staff_id) : eq(staff_id, one))));

/** What of the clocks is asked for; undefined when nothing is. Complaints without one have the state `none`, and nothing else. */
function wanted(actor: Actor, query: ComplaintQuery): SQL | undefined {
  const now = new Date(query.as_of);
  const today = dayOf(now);
  const states = [query.sla ?? []].flat().filter((state) => state !== 'none');
  const responses = [query.response ?? []].flat();
  return and(
    states.length > 0 ? or(...states.map((state) => STATES[state](today))) : undefined,
    responses.length > 0 ? or(...responses.map((state) => RESPONSES[state](now))) : undefined,
    query.staff_id ? isAmong(query.staff_id) : undefined,
    query.level ? and(isEscalated, inArray(level, [query.level].flat().map(Number))) : undefined,
    query.given === 'escalated' ? isEscalatedTo(actor) : undefined,
    query.given === 'answered' ? isAnswered : undefined,
    query.due_from ? gte(due_on, query.due_from) : undefined,
    query.due_to ? lte(due_on, query.due_to) : undefined,
  );
}

/** The clocks that are asked for, of complaints that lists show. */
const asked = (actor: Actor, query: ComplaintQuery): SQL | undefined =>
  and(
    eq(complaintClocks.hidden, false),
    placeFilter(actor, query, complaintClocks),
    wanted(actor, query),
    query.followup
      ? followupIs(actor, query.followup, new Date(query.as_of), complaintClocks.complaint_id)
      : undefined,
  );

/** Clocks of the actor's complaints in the place that is asked for, in parts without overlap, each of which an index has. */
export const clockParts = (actor: Actor, query: ComplaintQuery): (SQL | undefined)[] =>
  ownParts(actor, complaintClocks, query.staff_id).map((part) => and(part, asked(actor, query)));

/** The same to be counted: what runs comes due later, or never, so that an index of the due days leaves out what is overdue. */
export function countedParts(actor: Actor, query: ComplaintQuery): (SQL | undefined)[] {
  const parts = clockParts(actor, query);
  if ([query.sla].flat().join() !== 'running') return parts;
  const today = dayOf(new Date(query.as_of));
  return [gt(due_on, today), isNull(due_on)].flatMap((later) => parts.map((part) => and(part, later)));
}

/** What clocks have of their complaints, or is asked of these by their id. */
const KNOWN = ['parliament', 'parliament_id', 'assembly', 'assembly_id', 'staff_id', 'followup', 'level'];

/** Whether clocks know everything that is asked for. */
export function clocksKnow(query: ComplaintQuery): boolean {
  const names: readonly string[] = [...KNOWN, ...CLOCK_FILTERS];
  const isKnown = (name: string) => names.includes(name) || (name === 'given' && asksOpen(query));
  return ![query.sla ?? []].flat().includes('none') && askedFor(query).every(isKnown);
}

/** Whether only what stands up the ladder is asked for. */
export const asksLadder = ({ level, given }: ComplaintQuery): boolean =>
  Boolean(level) || given === 'escalated';

/** Whether something is asked for that only what is not resolved has. */
const asksOpen = (query: ComplaintQuery): boolean => asksLadder(query) || query.given === 'answered';

/** Whether something is asked for that only complaints with a clock have. */
export const asksClocks = (query: ComplaintQuery): boolean =>
  asksOpen(query) || CLOCK_FILTERS.some((name) => query[name]);

/** Whether only what is not resolved is asked for. */
export function isRunning(query: ComplaintQuery): boolean {
  if (asksOpen(query)) return true;
  const states = [query.sla ?? []].flat();
  return states.length > 0 && states.every((state) => RUNNING.includes(state));
}
const RUNNING: readonly ClockState[] = ['running', 'at_risk', 'overdue', 'paused'];

/** Whether only what is resolved is asked for. */
export function isStopped(query: ComplaintQuery): boolean {
  const states = [query.sla ?? []].flat();
  return !asksOpen(query) && states.length > 0 && states.every((state) => STOPPED.includes(state));
}
const STOPPED: readonly ClockState[] = ['met', 'missed'];

/** What holds for complaints whose clocks are asked for. Place and person are asked of the clocks, too, whose index has them. */
export function clockIs(actor: Actor, query: ComplaintQuery): SQL | undefined {
  if (!asksClocks(query)) return undefined;
  const found = sql`${complaints.id} in (select ${complaint_id} from ${complaintClocks} where ${and(ownComplaints(actor, complaintClocks), asked(actor, query))})`;
  const others = [query.response, query.due_from, query.due_to, asksOpen(query)].some(Boolean);
  const states = [query.sla ?? []].flat();
  if (!states.includes('none')) return found;
  if (others) return states.length > 1 ? found : sql`false`;
  const none = sql`not exists (select from ${complaintClocks} where ${eq(complaint_id, complaints.id)})`;
  return states.length > 1 ? or(found, none) : none;
}
