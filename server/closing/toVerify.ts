import { and, arrayContains, eq } from 'drizzle-orm';
import { type Actor, VERIFIES } from '#contract/access/access.ts';
import { can } from '#contract/access/policies.ts';
import { takesComplaints } from '#contract/access/scope.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import type { DayNumbers } from '#server/complaints/events.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { changeable } from '#server/kernel/db/scope.ts';
import { firstToVerify } from './verificationQueue.ts';

/**
 * Citizens to call about closings (REF-17), for verifiers. Users above them get it only where a verifier exists, so
 * that other offices are not bothered.
 */
export const toVerify: DayNumbers = async (reader, first) => {
  const { actor, db } = reader;
  if (!can(actor, 'list', 'verification')) return {};
  if (!takesComplaints(actor) && !(await hasVerifier(db, actor))) return {};
  return { to_verify: await firstToVerify(reader, first) };
};

/** Whether any staff member in the actor's area has the duty to verify closings (GRD-02). */
async function hasVerifier(db: Db | Tx, actor: Actor): Promise<boolean> {
  const { disabled, duties, id } = users;
  const [verifier] = await db
    .select({ id })
    .from(users)
    .where(and(changeable(actor, users), eq(disabled, false), arrayContains(duties, [VERIFIES])))
    .limit(1);
  return verifier !== undefined;
}
