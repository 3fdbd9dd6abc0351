import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/kernel/db/open.ts';
import { notFound } from '#server/kernel/errors/apiError.ts';
import { actorColumns, type SignedIn } from './actorColumns.ts';
import { users } from './schema/accounts.ts';

/** The account that a signed link names, with the rights it has now. @throws 404 for one that is switched off or gone */
export async function findActor(db: Db, id: number, now: Date): Promise<SignedIn & { name: string }> {
  const [account] = await db
    .select({ ...actorColumns(now), name: users.name })
    .from(users)
    .where(and(eq(users.id, id), eq(users.disabled, false)));
  if (!account) throw notFound();
  return account;
}
