import { and, eq, gt, gte, inArray, isNull, lte, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Actor } from '#contract/access/access.ts';
import { can } from '#contract/access/policies.ts';
import { inPlaceOf, takesComplaints } from '#contract/access/scope.ts';
import { STATUS_GROUPS } from '#contract/complaints/complaintStatus.ts';
import type { FollowupFilter } from '#contract/desk/deskFilters.ts';
import { addDays, dayOf, startOf } from '#contract/kernel/day.ts';
import type { ListFilter } from '#server/complaints/list/listParts.ts';
import { complaintFacts as facts } from '#server/complaints/schema/complaintFacts.ts';
import { complaintResponses } from '#server/complaints/schema/complaints.ts';
import { complaintFollowups } from './schema/followups.ts';
import { notices } from './schema/notices.ts';

/** The open follow-ups of the actor, and of those whom the actor is a deputy of (SLA-16). */
export const followupsOf = (actor: Pick<Actor, 'id' | 'deputy_for'>): SQL | undefined =>
  and(inArray(complaintFollowups.user_id, inPlaceOf(actor)), eq(complaintFollowups.state, 'open'));

/** Complaints whose day has come for the actor, those that are put off, or all but these (DESK-04). */
function isFollowedUp(filter: FollowupFilter, actor: Actor, now: Date): SQL {
  const { complaint_id, opens_at } = complaintFollowups;
  const when = filter === 'today' ? lte(opens_at, now) : gt(opens_at, now);
  const found = sql`(select ${complaint_id} from ${complaintFollowups} where ${and(followupsOf(actor), when)})`;
  // Few, and looked up by their ids: joined they would be looked for among everything else.
  return filter === 'not_later'
    ? sql`${facts.complaint_id} not in ${found}`
    : sql`${facts.complaint_id} = any(array${found})`;
}

/** For so many days, today among them, what was assigned to somebody is new. */
const NEW_DAYS = 7;

/**
 * New complaints for the actor (DESK-01): open, assigned to them or to those whom they are a deputy of in the last
 * seven days, and not answered. For users who assign: those without an assignee.
 */
function isNewFor(actor: Actor, now: Date): SQL | undefined {
  const takesAny = takesComplaints(actor) || actor.deputy_for.length > 0;
  return or(
    takesAny ? isNewlyAssigned(inPlaceOf(actor), now) : undefined,
    can(actor, 'assign', 'complaint')
      ? and(isNull(facts.staff_id), inArray(facts.status, [...STATUS_GROUPS.open]))
      : undefined,
  );
}

/**
 * Assigned when it was recorded by somebody else, or later, of which there is a notice. Both are looked up first, by their ids: of many
 * complaints of a person few are new, which the planner does not foresee.
 */
function isNewlyAssigned(people: number[], now: Date): SQL | undefined {
  const since = new Date(startOf(addDays(dayOf(now), 1 - NEW_DAYS)));
  const recorded = alias(facts, 'recorded');
  const atRecording = and(
    inArray(recorded.staff_id, people),
    gte(recorded.received_at, since),
    or(isNull(recorded.creator_id), ne(recorded.creator_id, recorded.staff_id)),
  );
  const later = and(
    inArray(notices.user_id, people),
    eq(notices.kind, 'assigned'),
    gte(notices.created_at, since),
  );
  const answers = and(
    eq(complaintResponses.complaint_id, facts.complaint_id),
    inArray(complaintResponses.creator_id, people),
  );
  return and(
    sql`${facts.complaint_id} = any(array(
      select ${recorded.complaint_id} from ${facts} as "recorded" where ${atRecording}
      union select ${notices.complaint_id} from ${notices} where ${later}))`,
    inArray(facts.staff_id, people),
    notInArray(facts.status, [...STATUS_GROUPS.closed]),
    sql`not exists (select from ${complaintResponses} where ${answers})`,
  );
}

/** What the caller has put off, and what is new for the caller. */
export const deskFilters: readonly ListFilter[] = [
  { field: 'followup', kind: 'whole', sql: (filter, { actor, now }) => isFollowedUp(filter, actor, now) },
  {
    field: 'given',
    kind: 'whole',
    sql: (value, { actor, now }) => (value === 'new' ? isNewFor(actor, now) : undefined),
  },
];
