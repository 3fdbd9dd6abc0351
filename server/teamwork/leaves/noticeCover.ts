import { and, eq, gte, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { isOwnComplaint } from '#contract/access/scope.ts';
import { dayOf } from '#contract/kernel/day.ts';
import type { Seat } from '#contract/places/place.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { leaves } from '../schema/leaves.ts';
import { type Absence, absencesOn } from './absences.ts';

/** The recipients of a notice to an account. */
interface Cover {
  ids: number[];
  /** False where the account is absent and no deputy may read the complaint. */
  isReached: boolean;
}

/**
 * The recipients of a notice: each account with its deputy of today, if the deputy may read the complaint (SLA-16).
 */
export async function coverAt(
  db: Db | Tx,
  ids: readonly number[],
  now: Date,
): Promise<(id: number, complaint: NoticeComplaint) => Cover> {
  const away = await absencesOn(db, dayOf(now), ids);
  const deputyOf = await readersAmong(db, away);
  return (id, complaint) => {
    const deputy = deputyOf(id, complaint);
    return { ids: deputy ? [id, deputy.id] : [id], isReached: !away.has(id) || deputy !== undefined };
  };
}

export type NoticeComplaint = Seat & { staff_id?: number | null; creator_id?: number | null };

/** The deputies who may read a complaint: for any other user the link of a notice would not work (SLA-12, SLA-16). */
export async function readersAmong(
  db: Db | Tx,
  absences: ReadonlyMap<number, Absence>,
): Promise<(absent: number, complaint: NoticeComplaint) => { id: number; name: string } | undefined> {
  const ids = [...new Set([...absences.values()].flatMap(({ deputy_id }) => deputy_id ?? []))];
  const { id, name, role, duties, parliament_id, assembly_id } = users;
  const readers = ids.length
    ? await db
        .select({ id, name, role, duties, parliament_id, assembly_id })
        .from(users)
        .where(inArray(id, ids))
    : [];
  const deputies = new Map(readers.map((account) => [account.id, account]));
  return (absent, { staff_id = null, creator_id = null, ...place }) => {
    const deputy = deputies.get(absences.get(absent)?.deputy_id ?? 0);
    const complaint = { ...place, staff_id, creator_id };
    const mayRead = deputy && isOwnComplaint({ ...deputy, deputy_for: [absent] }, complaint);
    return mayRead ? { id: deputy.id, name: deputy.name } : undefined;
  };
}

/** Ends the deputyships for a user who has left an office, and those of that user for others (SLA-20). */
export async function endDeputyships(db: Db | Tx, userId: number, now: Date): Promise<void> {
  const { deputy_id, to_day, user_id, version } = leaves;
  const isTheirs = or(eq(deputy_id, userId), eq(user_id, userId));
  await db
    .update(leaves)
    .set({ deputy_id: null, updated_at: now, version: sql`${version} + 1` })
    .where(and(isTheirs, isNotNull(deputy_id), gte(to_day, dayOf(now))));
}
