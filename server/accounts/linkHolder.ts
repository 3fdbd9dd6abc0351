import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/kernel/db/open.ts';
import { users } from './schema/accounts.ts';

/**
 * The name of an account in its links. It changes with password, role, duties or place, so that older links stop
 * working.
 */
export const linkHolder = sql<string>`${users.id} || '.' || left(encode(sha256(convert_to(concat_ws('|',
  ${users.password_hash}, ${users.role}, ${users.duties}, ${users.parliament_id}, ${users.assembly_id}), 'UTF8')), 'hex'), 24)`;

/** Whether the account of a link is unchanged. A link without a holder is open to everybody. */
export async function isStillHeld(db: Db, holder: string): Promise<boolean> {
  if (holder === '') return true;
  const id = Number.parseInt(holder, 10);
  const same = and(eq(users.id, id), eq(users.disabled, false), eq(linkHolder, holder));
  return (await db.$count(users, same)) === 1;
}
