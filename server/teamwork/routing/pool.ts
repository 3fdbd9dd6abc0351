import { and, eq, inArray, ne, sum } from 'drizzle-orm';
import { changes, takesComplaints } from '#contract/access/scope.ts';
import { dayOf } from '#contract/kernel/day.ts';
import type { PlaceIds } from '#contract/places/place.ts';
import type { PoolMember } from '#contract/teamwork/routing.ts';
import { actorColumns } from '#server/accounts/actorColumns.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { complaintCounts } from '#server/complaints/schema/complaintCounts.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { absencesOn } from '../leaves/absences.ts';
import { routingTurns } from '../schema/turns.ts';

/** The current people of a rule, in its order; deleted accounts are skipped. */
export async function poolOf(
  db: Db | Tx,
  people: readonly number[],
  { place, now }: { place: PlaceIds; now: Date },
): Promise<PoolMember[]> {
  const ids = [...people];
  const membersAt = await membersOf(db, ids, now);
  const open = await openOf(db, ids, place);
  return membersAt(place, people).map((member) => ({ ...member, open: open.get(member.id) ?? 0 }));
}

/** The current people named by rules, without their workload; read once for many places. */
export async function membersOf(db: Db | Tx, ids: number[], now: Date) {
  const members = await db
    .select({
      ...actorColumns(now),
      name: users.name,
      disabled: users.disabled,
      given_at: routingTurns.given_at,
    })
    .from(users)
    .leftJoin(routingTurns, eq(routingTurns.user_id, users.id))
    .where(inArray(users.id, ids));
  const away = await absencesOn(db, dayOf(now), ids);
  const accounts = new Map(members.map((account) => [account.id, account]));
  return (place: PlaceIds, people: readonly number[]): Omit<PoolMember, 'open'>[] =>
    people.flatMap((id) => {
      const account = accounts.get(id);
      if (!account) return [];
      const { name, disabled, given_at } = account;
      return {
        id,
        name,
        disabled,
        given_at: given_at?.getTime() ?? null,
        in_place: takesComplaints(account) && changes(account, place),
        away_until: away.get(id)?.to_day ?? null,
      };
    });
}

/** The number of each user's open complaints in the place, from the roll-up. */
async function openOf(db: Db | Tx, ids: number[], { parliament_id, assembly_id }: PlaceIds) {
  const { staff_id, status_group, count } = complaintCounts;
  const counted = await db
    .select({ staff_id, open: sum(count).mapWith(Number) })
    .from(complaintCounts)
    .where(
      and(
        eq(complaintCounts.parliament_id, parliament_id ?? 0),
        eq(complaintCounts.assembly_id, assembly_id ?? 0),
        inArray(staff_id, ids),
        ne(status_group, 'closed'),
      ),
    )
    .groupBy(staff_id);
  return new Map(counted.map((each) => [each.staff_id, each.open]));
}
