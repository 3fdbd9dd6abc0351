import { eq } from 'drizzle-orm';
import type { UserRecord, updateUser as updateUserCall } from '#contract/accounts/user.ts';
import { releaseComplaints } from '#server/complaints/releaseComplaints.ts';
import { changeRow } from '#server/kernel/db/rows.ts';
import { notFound, refuseOlder } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { sessions, users } from '../schema/accounts.ts';
import { lockPartyUser, readPartyUser, refuseTakenUsername, writtenUser } from './partyUsers.ts';

type UpdateContext = Context<typeof updateUserCall>;

/**
 * Changes a party user's name, username or password, or disables the account (USR-01). A new password ends its
 * sessions. So does disabling, which also ends its deputyships (SLA-20). An admin is no party user and cannot be
 * disabled.
 * @throws 404 for other accounts, 409 for an older version, 422 under `username` when it is taken
 */
export async function updateUser(
  context: UpdateContext,
  password_hash: string | undefined,
): Promise<UserRecord> {
  const { actor, body, db, params } = context;
  const account = await lockPartyUser(db, params.id);
  if (!account) throw notFound();
  await refuseOlder(body.version, account, () => readPartyUser(db, account.id));
  const { name = account.name, username: newUsername = account.username } = body;
  const is_active = body.is_active ?? !account.disabled;
  const username = newUsername.toLowerCase();
  await refuseTakenUsername(db, username, account.id);
  if (password_hash || !is_active) await db.delete(sessions).where(eq(sessions.user_id, account.id));
  const disabled = !is_active;
  const changes = { name, username, password_hash, disabled, updated_by: actor.id };
  const changed = await writtenUser(context, changeRow(context, users, account, changes));
  await releaseComplaints(context, account, { ...account, disabled });
  return changed;
}
