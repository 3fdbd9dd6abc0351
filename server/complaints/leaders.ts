import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Actor } from '#contract/access/access.ts';
import { leadsArea } from '#contract/leaders/leader.ts';
import type { Named } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { visible } from '#server/kernel/db/scope.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import { leaders } from '#server/leaders/schema/leaders.ts';
import { complaintLeaders } from '#server/officers/schema/forwarding.ts';
import type { Complaint } from './row.ts';

/** The leaders to whom a complaint was forwarded, first one first. */
export const leadersOf = (db: Db | Tx, complaintId: number): Promise<Named[]> =>
  db
    .select({ id: leaders.id, name: leaders.name })
    .from(complaintLeaders)
    .innerJoin(leaders, eq(leaders.id, complaintLeaders.leader_id))
    .where(eq(complaintLeaders.complaint_id, complaintId))
    .orderBy(asc(complaintLeaders.created_at), asc(leaders.id));

/**
 * The leaders with these ids, in the same order. @throws 422 under `leaders` for one who is not approved or not in
 * charge of the complaint's area
 */
export async function chosenLeaders(
  db: Db | Tx,
  actor: Actor,
  complaint: Complaint,
  ids: readonly number[],
): Promise<Named[]> {
  const chosen = [...new Set(ids)];
  if (chosen.length === 0) throw invalidField('leaders', 'leaderToForward');
  const rows = await db
    .select()
    .from(leaders)
    .where(and(inArray(leaders.id, chosen), eq(leaders.status, true), visible(actor, leaders)));
  const inCharge = rows.filter((leader) => leadsArea(leader, complaint));
  if (inCharge.length < chosen.length) throw invalidField('leaders', 'unknownChoice');
  return inCharge.sort((one, other) => chosen.indexOf(one.id) - chosen.indexOf(other.id));
}
