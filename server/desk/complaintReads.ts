import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '#contract/access/access.ts';
import type { Followup } from '#contract/desk/followup.ts';
import { complaintReads } from '#server/complaints/events.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { followupsOf } from './complaintFilters.ts';
import { complaintFollowups } from './schema/followups.ts';

const { complaint_id, day, note, user_id } = complaintFollowups;

/** The actor's follow-up of a complaint, as a column of a select; else that of the user whose deputy the actor is. */
function followupColumn(actor: Actor) {
  const own = and(eq(complaint_id, complaints.id), followupsOf(actor));
  const latest = sql`(select json_build_object('on', ${day}, 'note', ${note}) from ${complaintFollowups} where ${own}
    order by ${user_id} = ${actor.id} desc limit 1)`;
  return { followup: sql<Followup | null>`${latest}`.as('followup') };
}

/** The reader's follow-up of a complaint. */
export const deskReads = complaintReads({
  capability: 'desk',
  record: {
    columns: followupColumn,
    from: ({ followup }) => ({ followup }),
    unknown: { followup: null },
  },
});
