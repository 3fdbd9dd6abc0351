import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Actor } from '../../../contract/access.ts';
import type { FollowupFilter } from '../../../contract/deskFilters.ts';
import type { Followup } from '../../../contract/followup.ts';
import { complaints } from '../../db/schema/complaints.ts';
import { complaintFollowups } from '../../db/schema/followups.ts';

const { complaint_id, day, note, opens_at, state, user_id } = complaintFollowups;

/** The actor's own that have not ended. */
export const followupsOf = (actor: Pick<Actor, 'id'>): SQL | undefined =>
  and(eq(user_id, actor.id), eq(state, 'open'));

/** Complaints whose day has come for the actor, those that are put off, or all but these (DESK-04). */
export function followupIs(
  actor: Actor,
  wanted: FollowupFilter,
  now: Date,
  id: AnyPgColumn = complaints.id,
): SQL {
  const when = wanted === 'today' ? lte(opens_at, now) : gt(opens_at, now);
  const found = sql`(select ${complaint_id} from ${complaintFollowups} where ${and(followupsOf(actor), when)})`;
  return wanted === 'not_later' ? sql`${id} not in ${found}` : sql`${id} in ${found}`;
}

/** The actor's follow-up of a complaint, as a column of a select. */
export function followupColumn(actor: Actor) {
  const own = and(eq(complaint_id, complaints.id), followupsOf(actor));
  const found = sql`(select json_build_object('on', ${day}, 'note', ${note}) from ${complaintFollowups} where ${own})`;
  return { followup: sql<Followup | null>`${found}`.as('followup') };
}
