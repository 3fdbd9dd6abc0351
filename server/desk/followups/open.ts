import { and, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Actor } from '#contract/access/access.ts';
import { inPlaceOf } from '#contract/access/scope.ts';
import type { FollowupFilter } from '#contract/desk/deskFilters.ts';
import type { Followup } from '#contract/desk/followup.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { complaintFollowups } from '../schema/followups.ts';

const { complaint_id, day, note, opens_at, state, user_id } = complaintFollowups;

/** Those that have not ended of the actor, and of whoever the actor stands in for (SLA-16). */
export const followupsOf = (actor: Pick<Actor, 'id' | 'deputy_for'>): SQL | undefined =>
  and(inArray(user_id, inPlaceOf(actor)), eq(state, 'open'));

/** Complaints whose day has come for the actor, those that are put off, or all but these (DESK-04). */
export function followupIs(actor: Actor, filter: FollowupFilter, now: Date, id: AnyPgColumn): SQL {
  const when = filter === 'today' ? lte(opens_at, now) : gt(opens_at, now);
  const due = sql`(select ${complaint_id} from ${complaintFollowups} where ${and(followupsOf(actor), when)})`;
  // Few, and looked up by their ids: joined they would be looked for among all that else is asked for.
  return filter === 'not_later' ? sql`${id} not in ${due}` : sql`${id} = any(array${due})`;
}

/** The actor's follow-up of a complaint, as a column of a select; else that of whoever the actor stands in for. */
export function followupColumn(actor: Actor) {
  const own = and(eq(complaint_id, complaints.id), followupsOf(actor));
  const latest = sql`(select json_build_object('on', ${day}, 'note', ${note}) from ${complaintFollowups} where ${own}
    order by ${user_id} = ${actor.id} desc limit 1)`;
  return { followup: sql<Followup | null>`${latest}`.as('followup') };
}
