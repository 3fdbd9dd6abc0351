import { and, eq, gte, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Actor } from '#contract/access/access.ts';
import { can } from '#contract/access/policies.ts';
import { inPlaceOf, takesComplaints } from '#contract/access/scope.ts';
import { addDays, dayOf, startOf } from '#contract/kernel/day.ts';
import { NOBODY } from '#contract/kernel/limits.ts';
import { notices } from '#server/desk/schema/notices.ts';
import { complaintResponses, complaints } from '../schema/complaints.ts';
import type { ComplaintQuery } from './query.ts';

/** For so many days, today among them, what was given to somebody is new. */
const NEW_DAYS = 7;

/** Whether something is ever given to somebody, or to whoever they stand in for. */
const isGivenAny = (actor: Actor) => takesComplaints(actor) || actor.deputy_for.length > 0;

/**
 * What is new for the actor (DESK-01): open complaints that were given to them, or to whoever they stand in for, in the last
 * seven days and that were not answered; for whoever gives them out those that wait for somebody to be in charge.
 */
export function isNewFor(actor: Actor, { as_of }: ComplaintQuery): SQL | undefined {
  return or(
    isGivenAny(actor) ? givenTo(inPlaceOf(actor), new Date(as_of)) : undefined,
    can(actor, 'assign', 'complaint')
      ? and(isNull(complaints.staff_id), eq(complaints.status_group, 'open'))
      : undefined,
  );
}

/**
 * Given with the recording by somebody else, or later, of which a notice tells. Both are looked up first, by their ids: whoever
 * has had many complaints has few that are new, which the planner does not foresee.
 */
function givenTo(people: number[], now: Date): SQL {
  const since = new Date(startOf(addDays(dayOf(now), 1 - NEW_DAYS)));
  const recorded = alias(complaints, 'recorded');
  const withIt = and(
    inArray(recorded.staff_id, people),
    gte(recorded.created_at, since),
    sql`not ${recorded.hidden}`,
    or(isNull(recorded.creator_id), ne(recorded.creator_id, recorded.staff_id)),
  );
  const told = and(
    inArray(notices.user_id, people),
    eq(notices.kind, 'assigned'),
    gte(notices.created_at, since),
  );
  const given = alias(complaints, 'given');
  const answers = and(
    eq(complaintResponses.complaint_id, given.id),
    inArray(complaintResponses.creator_id, people),
  );
  const isNew = and(
    inArray(given.staff_id, people),
    ne(given.status_group, 'closed'),
    sql`not exists (select from ${complaintResponses} where ${answers})`,
  );
  return sql`${complaints.id} in (select ${given.id} from unnest(array(
      select ${recorded.id} from ${complaints} as "recorded" where ${withIt}
      union all select ${notices.complaint_id} from ${notices} where ${told})) as "told"("id")
    join ${complaints} as "given" on ${given.id} = "told"."id" where ${isNew})`;
}

/** The same by filters that the roll-ups know, for those to whom nothing is given; undefined where there are none. */
export function newByCounts(actor: Actor, query: ComplaintQuery): ComplaintQuery | undefined {
  if (isGivenAny(actor) || query.staff_id || query.status) return undefined;
  return { ...query, given: null, staff_id: NOBODY, status: 'open' };
}
