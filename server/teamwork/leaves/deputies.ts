import { and, eq, gte, lte, type Placeholder, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { TIME_ZONE } from '#contract/kernel/limits.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { leaves } from '../schema/leaves.ts';

/**
 * The users on leave at an instant that the account is the deputy of (SLA-16), by an index; users who left the office
 * do not count.
 */
export function absentOf(now: Date | Placeholder) {
  const absent = alias(users, 'absent');
  const today = sql`(${now instanceof Date ? now.toISOString() : now}::timestamptz at time zone ${TIME_ZONE})::date`;
  const { deputy_id, from_day, to_day, user_id } = leaves;
  const isAway = and(eq(deputy_id, users.id), gte(to_day, today), lte(from_day, today));
  return sql<number[]>`array(select ${user_id} from ${leaves}
    join ${users} as "absent" on ${and(eq(absent.id, user_id), eq(absent.disabled, false))}
    where ${isAway} order by ${user_id})`;
}
