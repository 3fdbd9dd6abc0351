import { and, eq } from 'drizzle-orm';
import { withCapabilities } from '#server/desk/offices/uses.ts';
import type { Db } from '#server/kernel/db/open.ts';
import { notFound } from '#server/kernel/errors/apiError.ts';
import { actorColumns, type SignedIn } from './actorColumns.ts';
import { users } from './schema/accounts.ts';

/**
 * The account of a signed link, with its current permissions.
 * @throws 404 for a disabled or deleted account
 */
export async function findActor(db: Db, id: number, now: Date): Promise<SignedIn & { name: string }> {
  const [account] = await db
    .select({ ...actorColumns(now), name: users.name })
    .from(users)
    .where(and(eq(users.id, id), eq(users.disabled, false)));
  if (!account) throw notFound();
  return withCapabilities(db, account);
}
