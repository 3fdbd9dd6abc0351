import { and, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '#contract/access/access.ts';
import type { ClockState, ResponseState } from '#contract/deadlines/clock.ts';
import { dayOf } from '#contract/kernel/day.ts';
import { complaintClocks } from '#server/deadlines/schema/clocks.ts';
import { escalationRecipients } from '#server/deadlines/schema/escalationRecipients.ts';
import { complaintsWithoutDeadline } from '#server/deadlines/schema/withoutDeadline.ts';
import { ownComplaints } from '#server/kernel/db/scope.ts';
import { unlessMerged } from '../relations.ts';
import { complaints } from '../schema/complaints.ts';
import { asksDeadlines, asksOnlyDeadlines, isNever, kindOf, statesOf } from './deadlineQuery.ts';
import { inProjection, type Projection, projectionParts } from './projection.ts';
import type { ComplaintQuery } from './query.ts';

const { risk_on, due_on, stopped_on, paused_until, response_due_at, responded_at } = complaintClocks;
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
  const theirs = eq(escalationRecipients.user_id, actor.id);
  return and(
    isEscalated,
    sql`${complaint_id} in (select ${escalationRecipients.complaint_id} from ${escalationRecipients} where ${theirs})`,
  );
};

/** Not resolved, and answered by a department, which nobody has accepted or sent back yet (REF-12). */
const isAnswered = and(isNull(stopped_on), answered);

/** What only clocks tell of what is asked for; undefined when nothing is. Complaints without one have the state `none`, and nothing else. */
function wanted(actor: Actor, query: ComplaintQuery): SQL | undefined {
  if (isNever(query)) return sql`false`;
  const now = new Date(query.as_of);
  const today = dayOf(now);
  const states = statesOf(query).filter((state) => state !== 'none');
  const responses = [query.response ?? []].flat();
  return and(
    states.length > 0 ? or(...states.map((state) => STATES[state](today))) : undefined,
    responses.length > 0 ? or(...responses.map((state) => RESPONSES[state](now))) : undefined,
    query.level ? and(isEscalated, inArray(level, [query.level].flat().map(Number))) : undefined,
    query.given === 'escalated' ? isEscalatedTo(actor) : undefined,
    query.given === 'answered' ? isAnswered : undefined,
    query.due_from ? gte(due_on, query.due_from) : undefined,
    query.due_to ? lte(due_on, query.due_to) : undefined,
  );
}

/** Clocks of the actor's complaints that are asked for, in parts without overlap, each of which an index has. */
export const deadlineParts = (actor: Actor, query: ComplaintQuery): (SQL | undefined)[] =>
  projectionParts(actor, query, complaintClocks).map((part) => and(part, wanted(actor, query)));

/** The same by an index of the due days: what runs comes due later, or never, so that it leaves out what is overdue. */
export function byDueParts(actor: Actor, query: ComplaintQuery): (SQL | undefined)[] {
  const parts = deadlineParts(actor, query);
  // When they came is in another index, which would be read twice.
  if (statesOf(query).join() !== 'running' || query.from_date || query.to_date) return parts;
  const today = dayOf(new Date(query.as_of));
  return [gt(due_on, today), isNull(due_on)].flatMap((later) => parts.map((part) => and(part, later)));
}

/** Where all of what clocks know is to be found, and its parts there: what has no clock is in a table of its own. */
export const mirrorOf = (
  actor: Actor,
  query: ComplaintQuery,
): { mirror: Projection; parts: (SQL | undefined)[] } =>
  kindOf(query) === 'unclocked'
    ? { mirror: complaintsWithoutDeadline, parts: projectionParts(actor, query, complaintsWithoutDeadline) }
    : { mirror: complaintClocks, parts: byDueParts(actor, query) };

/** The ids of all that, by the indexes of the table alone. */
export function deadlineRows(actor: Actor, query: ComplaintQuery): SQL {
  const { mirror, parts } = mirrorOf(actor, query);
  const rows = parts.map(
    (part) => sql`select ${mirror.complaint_id} from ${mirror} where ${part ?? sql`true`}`,
  );
  return sql.join(rows, sql` union all `);
}

/**
 * What holds for complaints whose clocks are asked for. What is mirrored is asked of the clocks, too, whose index has it; `nth` of a part
 * of the actor's complaints, which is the same part of the clocks.
 */
export function hasDeadline(actor: Actor, query: ComplaintQuery, nth?: number): SQL | undefined {
  if (!asksDeadlines(query)) return undefined;
  const isIn = (mirror: Projection, asked?: SQL) => {
    const own =
      nth === undefined
        ? and(ownComplaints(actor, mirror), inProjection(actor, query, mirror))
        : projectionParts(actor, query, mirror)[nth];
    return sql`${complaints.id} in (select ${mirror.complaint_id} from ${mirror} where ${and(own, asked)})`;
  };
  const found = isIn(complaintClocks, wanted(actor, query));
  const states = statesOf(query);
  if (!states.includes('none')) return found;
  if (asksOnlyDeadlines(query)) return states.length > 1 ? found : sql`false`;
  const none = isIn(complaintsWithoutDeadline);
  return states.length > 1 ? or(found, none) : none;
}
