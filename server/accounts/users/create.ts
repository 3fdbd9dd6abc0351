import { ROLE_WITHOUT_SEAT } from '#contract/access/access.ts';
import type { createUser as createUserCall, UserRecord } from '#contract/accounts/user.ts';
import { insertRow } from '#server/kernel/db/rows.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { users } from '../schema/accounts.ts';
import { refuseTakenUsername, writtenUser } from './partyUsers.ts';

/**
 * Adds a party user, who has no place until a candidate record sets one (USR-01).
 * @throws 422 under `username` when it is taken
 */
export async function createUser(
  context: Context<typeof createUserCall>,
  password_hash: string,
): Promise<UserRecord> {
  const { actor, body, db, now } = context;
  const username = body.username.toLowerCase();
  await refuseTakenUsername(db, username);
  const { name, is_active } = body;
  const account = { name, username, password_hash, role: ROLE_WITHOUT_SEAT, disabled: !is_active };
  const by = { created_at: now, updated_at: now, updated_by: actor.id };
  return writtenUser(context, insertRow(db, users, { ...account, ...by }));
}
