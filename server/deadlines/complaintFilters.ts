import { and, eq, gt, gte, isNotNull, isNull, lt, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '#contract/access/access.ts';
import type { ClockState, ResponseState } from '#contract/deadlines/clock.ts';
import { dayOf } from '#contract/kernel/day.ts';
import type { ListFilter, ListOrder } from '#server/complaints/list/listParts.ts';
import { complaintFacts as facts } from '#server/complaints/schema/complaintFacts.ts';
import { escalationRecipients } from './schema/escalationRecipients.ts';

const { risk_on, due_on, stopped_on, paused_until, response_due_at, responded_at, level } = facts;

const isRunning = and(facts.has_deadline, isNull(stopped_on));
const isPaused = (today: string) => gt(paused_until, today);
const goesOn = (today: string) => and(isRunning, or(isNull(paused_until), lte(paused_until, today)));
/** A merged complaint counts as closed, and in no figure of deadlines (PER-17). */
const isStopped = and(isNotNull(stopped_on), not(facts.merged));

/** The same as `clockState` of the contract (SLA-06). */
const STATES: Record<ClockState, (today: string) => SQL | undefined> = {
  none: () => not(facts.has_deadline),
  running: (today) => and(goesOn(today), or(isNull(risk_on), gt(risk_on, today))),
  at_risk: (today) => and(goesOn(today), lte(risk_on, today), gte(due_on, today)),
  overdue: (today) => and(goesOn(today), lt(due_on, today)),
  paused: (today) => and(isRunning, isPaused(today)),
  met: () => and(isStopped, or(isNull(due_on), lte(stopped_on, due_on))),
  missed: () => and(isStopped, gt(stopped_on, due_on)),
};

/** The same as `responseState` of the contract (SLA-05). */
const RESPONSES: Record<ResponseState, (now: Date) => SQL | undefined> = {
  waiting: (now) => and(isUnanswered, or(isNull(response_due_at), gte(response_due_at, now))),
  late: (now) => and(isUnanswered, lt(response_due_at, now)),
  given: () => isNotNull(responded_at),
};
const isUnanswered = and(isRunning, isNull(responded_at));

/** Complaints escalated to the actor and not returned (DESK-01). */
function isEscalatedTo({ id }: Actor): SQL | undefined {
  const { complaint_id, user_id } = escalationRecipients;
  const theirs = sql`(select ${complaint_id} from ${escalationRecipients} where ${eq(user_id, id)})`;
  return and(isRunning, gt(level, 0), sql`${facts.complaint_id} in ${theirs}`);
}

/** Filters by the state of the deadline and by the escalation level (SLA-12, SLA-15). */
export const deadlineFilters: readonly ListFilter[] = [
  { field: 'priority', kind: 'column', sql: facts.priority },
  { field: 'sla', kind: 'each', sql: (state, { now }) => STATES[state](dayOf(now)) },
  { field: 'response', kind: 'each', sql: (state, { now }) => RESPONSES[state](now) },
  { field: 'due_from', kind: 'whole', sql: (day) => gte(due_on, day) },
  { field: 'due_to', kind: 'whole', sql: (day) => lte(due_on, day) },
  { field: 'level', kind: 'each', sql: (value) => and(isRunning, gt(level, 0), eq(level, Number(value))) },
  {
    field: 'given',
    kind: 'whole',
    sql: (value, { actor }) => (value === 'escalated' ? isEscalatedTo(actor) : undefined),
  },
];

/** By due day: running deadlines first, then all others, newest first. */
export const deadlineOrders: readonly ListOrder[] = [
  {
    sort: 'due_on',
    parts: (descending, isUsed) => {
      const isFirst = and(isRunning, isUsed);
      return [
        { where: isFirst, by: ['due_on', 'complaint_id'], descending },
        { where: sql`not (${isFirst})`, by: ['received_at', 'complaint_id'], descending: true },
      ];
    },
  },
];
