import { and, eq, gte, isNotNull, or, sql } from 'drizzle-orm';
import { dayOf } from '../../contract/day.ts';
import type { Db, Tx } from '../db/open.ts';
import { leaves } from '../db/schema/leaves.ts';
import { absencesOn } from './absences.ts';

/** Some accounts, each with who stands in for it today: both are told what one of them is told (SLA-16). */
export async function withDeputies(
  db: Db | Tx,
  ids: readonly number[],
  now: Date,
): Promise<(id: number) => number[]> {
  const away = await absencesOn(db, dayOf(now), ids);
  return (id) => [id, away.get(id)?.deputy_id ?? []].flat();
}

/** Nobody stands in any more for somebody who has left an office, nor they for anybody (SLA-20). */
export async function endDeputyships(db: Db | Tx, userId: number, now: Date): Promise<void> {
  const { deputy_id, to_day, user_id, version } = leaves;
  const isTheirs = or(eq(deputy_id, userId), eq(user_id, userId));
  await db
    .update(leaves)
    .set({ deputy_id: null, updated_at: now, version: sql`${version} + 1` })
    .where(and(isTheirs, isNotNull(deputy_id), gte(to_day, dayOf(now))));
}
