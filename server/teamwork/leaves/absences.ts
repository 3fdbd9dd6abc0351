import { and, eq, gte, inArray, lte, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#server/accounts/schema/accounts.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { leaves } from '../schema/leaves.ts';

/**
 * The last day of an absence, and the deputy's account; null without a deputy, or when the deputy is disabled or
 * absent, too.
 */
export interface Absence {
  to_day: string;
  deputy_id: number | null;
}

/** The users who are absent on a day, of some accounts or of all, by id (SLA-16). */
export async function absencesOn(
  db: Db | Tx,
  day: string,
  ids?: readonly number[],
): Promise<Map<number, Absence>> {
  if (ids?.length === 0) return new Map();
  const { user_id, from_day, to_day } = leaves;
  const others = alias(leaves, 'others');
  const isAway = db
    .select({ id: others.id })
    .from(others)
    .where(and(eq(others.user_id, users.id), lte(others.from_day, day), gte(others.to_day, day)));
  const isDeputy = and(eq(users.id, leaves.deputy_id), eq(users.disabled, false), notExists(isAway));
  const rows = await db
    .select({ user_id, to_day, deputy_id: users.id })
    .from(leaves)
    .leftJoin(users, isDeputy)
    .where(and(lte(from_day, day), gte(to_day, day), ids && inArray(user_id, [...ids])));
  return new Map(rows.map(({ user_id, ...absence }) => [user_id, absence]));
}
