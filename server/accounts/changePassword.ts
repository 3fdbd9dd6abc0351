import { and, eq, ne } from 'drizzle-orm';
import type { changePassword as changePasswordCall } from '#contract/accounts/account.ts';
import { MIN_PASSWORD_LENGTH } from '#contract/kernel/limits.ts';
import { type FieldErrors, invalid, invalidField, unauthorized } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { sessions, users } from './schema/accounts.ts';
import { tokenHash } from './session.ts';
import type { Throttle } from './throttle.ts';

type PasswordContext = Context<typeof changePasswordCall>;

/**
 * Sets a new password and ends every other session of the account. Only the two writes are in a transaction, because
 * hashing is slow.
 * @throws 422 by field; 429 after too many wrong guesses of the current password
 */
export async function changePassword(context: PasswordContext, throttle: Throttle): Promise<void> {
  const { actor, body, db, now, token } = context;
  const [user] = await db.select().from(users).where(eq(users.id, actor.id));
  if (!user) throw unauthorized();
  const errors = { ...(await wrongOldPassword(context, user, throttle)), ...wrongNewPassword(body) };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const password_hash = await hashPassword(body.new_password);
  await db.transaction(async (tx) => {
    // The password may have changed during the hashing: then the current password is no longer valid.
    const same = and(eq(users.id, user.id), eq(users.password_hash, user.password_hash));
    const changed = await tx
      .update(users)
      .set({ password_hash, updated_at: now })
      .where(same)
      .returning({ id: users.id });
    if (changed.length === 0) throw invalidField('old_password', 'passwordWrong');
    const others = ne(sessions.token_hash, tokenHash(token));
    await tx.delete(sessions).where(and(eq(sessions.user_id, actor.id), others));
  });
}

async function wrongOldPassword(
  { body, ip }: PasswordContext,
  user: typeof users.$inferSelect,
  throttle: Throttle,
): Promise<FieldErrors> {
  const attempt = { account: `id ${user.id}`, ip };
  const isRight = await throttle.check(attempt, () => verifyPassword(user.password_hash, body.old_password));
  return isRight ? {} : { old_password: [{ code: 'passwordWrong' }] };
}

function wrongNewPassword({ new_password, new_password_confirmation }: PasswordContext['body']): FieldErrors {
  return {
    ...(new_password.length < MIN_PASSWORD_LENGTH ? { new_password: [{ code: 'passwordShort' }] } : {}),
    ...(new_password !== new_password_confirmation
      ? { new_password_confirmation: [{ code: 'passwordMismatch' }] }
      : {}),
  };
}
