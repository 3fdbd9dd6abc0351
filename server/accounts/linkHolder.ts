import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/kernel/db/open.ts';
import { users } from './schema/accounts.ts';

/**
 * Names an account in the links that it is given, as long as it stays as it is: with another password, role, duty or place the name is
 * another, and the links of before are closed.
 */
export const linkHolder = sql<string>`${users.id} || '.' || left(encode(sha256(convert_to(concat_ws('|',
  ${users.password_hash}, ${users.role}, ${users.duties}, ${users.parliament_id}, ${users.assembly_id}), 'UTF8')), 'hex'), 24)`;

/** Whether the account of a link is as it was when it got the link. A link without a holder is nobody's, and open. */
export async function isStillHeld(db: Db, holder: string): Promise<boolean> {
  if (holder === '') return true;
  const id = Number.parseInt(holder, 10);
  const same = and(eq(users.id, id), eq(users.disabled, false), eq(linkHolder, holder));
  return (await db.$count(users, same)) === 1;
}
