import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { runsOffice } from '#contract/access/access.ts';
import type { Leave, LeaveState } from '#contract/teamwork/leave.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { changeable } from '#server/kernel/db/scope.ts';
import { notFound } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { leaves } from '../schema/leaves.ts';

export type LeaveRow = typeof leaves.$inferSelect;

/**
 * The accounts for which the actor may enter a leave: all in the area for users who run the office, else the own
 * account.
 */
export const isListed = (actor: Context['actor']): SQL | undefined =>
  and(eq(users.disabled, false), runsOffice(actor) ? changeable(actor, users) : eq(users.id, actor.id));

/**
 * A leave that the actor may change, locked after its person and the old and new deputies; 404 for any other. People
 * are locked first, in the order of their ids, so that leaves that depend on each other are entered one after the
 * other.
 */
export async function lockLeave(
  { actor, db }: Pick<Context, 'actor' | 'db'>,
  id: number,
  deputy: number | null = null,
): Promise<LeaveRow> {
  const isThis = eq(leaves.id, id);
  const [seen] = await db
    .select({ user_id: leaves.user_id })
    .from(leaves)
    .innerJoin(users, eq(users.id, leaves.user_id))
    .where(and(isThis, isListed(actor)));
  if (!seen) throw notFound();
  await lockPeople(db, [seen.user_id, deputy]);
  const [leave] = await db.select().from(leaves).where(isThis).for('update');
  if (!leave) throw notFound();
  return leave;
}

export async function lockPeople(db: Db | Tx, ids: readonly (number | null)[]): Promise<void> {
  const people = ids.filter((id) => id !== null);
  await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, people))
    .orderBy(users.id)
    .for('no key update');
}

export function stateOf(
  { from_day, to_day }: Pick<LeaveRow, 'from_day' | 'to_day'>,
  today: string,
): LeaveState {
  if (to_day < today) return 'over';
  return from_day <= today ? 'now' : 'later';
}

/** Leaves as the API returns them. */
export async function leaveRecords(db: Db | Tx, rows: readonly LeaveRow[], today: string): Promise<Leave[]> {
  const { user } = await names(db);
  return rows.map(({ id, user_id, from_day, to_day, deputy_id, version }) => ({
    id,
    from_day,
    to_day,
    version,
    user: user(user_id) ?? { id: user_id, name: '' },
    deputy: user(deputy_id),
    state: stateOf({ from_day, to_day }, today),
  }));
}
