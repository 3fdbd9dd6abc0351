import { and, eq, gte, lte, type Placeholder, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Actor } from '#contract/access/access.ts';
import { TIME_ZONE } from '#contract/kernel/limits.ts';
import { leaves } from '#server/teamwork/schema/leaves.ts';
import { linkHolder } from './linkHolder.ts';
import { users } from './schema/accounts.ts';

/** A signed-in account, with its name in signed links. */
export type SignedIn = Actor & { holder: string };

/** The columns of an account that decide on its permissions, and its name in links; every call reads them again. */
export const actorColumns = (now: Date | Placeholder) => ({
  id: users.id,
  role: users.role,
  duties: users.duties,
  parliament_id: users.parliament_id,
  assembly_id: users.assembly_id,
  deputy_for: deputyFor(now).as('deputy_for'),
  holder: linkHolder.as('holder'),
});

/**
 * Colleagues on leave at an instant whose deputy the account is (SLA-16); uses an index. Accounts of former colleagues
 * do not count.
 */
function deputyFor(now: Date | Placeholder) {
  const absent = alias(users, 'absent');
  const today = sql`(${now instanceof Date ? now.toISOString() : now}::timestamptz at time zone ${TIME_ZONE})::date`;
  const { deputy_id, from_day, to_day, user_id } = leaves;
  const isAway = and(eq(deputy_id, users.id), gte(to_day, today), lte(from_day, today));
  return sql<number[]>`array(select ${user_id} from ${leaves}
    join ${users} as "absent" on ${and(eq(absent.id, user_id), eq(absent.disabled, false))}
    where ${isAway} order by ${user_id})`;
}
