import { and, eq, gte, lte, type Placeholder, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { TIME_ZONE } from '#contract/kernel/limits.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { leaves } from '../schema/leaves.ts';

/** Those who are on leave at an instant and whose deputy the account is (SLA-16), by an index; who left the office counts no longer. */
export function absentOf(now: Date | Placeholder) {
  const absent = alias(users, 'absent');
  const today = sql`(${now instanceof Date ? now.toISOString() : now}::timestamptz at time zone ${TIME_ZONE})::date`;
  const { deputy_id, from_day, to_day, user_id } = leaves;
  const isAway = and(eq(deputy_id, users.id), gte(to_day, today), lte(from_day, today));
  return sql<number[]>`array(select ${user_id} from ${leaves}
    join ${users} as "absent" on ${and(eq(absent.id, user_id), eq(absent.disabled, false))}
    where ${isAway} order by ${user_id})`;
}
