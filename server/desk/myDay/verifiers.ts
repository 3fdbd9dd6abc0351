import { and, arrayContains, eq } from 'drizzle-orm';
import { type Actor, VERIFIES } from '#contract/access/access.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { changeable } from '#server/kernel/db/scope.ts';

/** Whether anybody of the staff in place has the duty to ask citizens about closings (GRD-02). */
export async function hasVerifier(db: Db | Tx, actor: Actor): Promise<boolean> {
  const { disabled, duties, id } = users;
  const [found] = await db
    .select({ id })
    .from(users)
    .where(and(changeable(actor, users), eq(disabled, false), arrayContains(duties, [VERIFIES])))
    .limit(1);
  return found !== undefined;
}
