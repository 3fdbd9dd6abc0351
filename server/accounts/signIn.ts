import type { login } from '../../contract/account.ts';
import type { AnswerOf } from '../../contract/define.ts';
import { messages } from '../../contract/messages.ts';
import { ApiError } from '../http/errors.ts';
import type { Context } from '../http/serve.ts';
import { openSession } from '../http/session.ts';
import { describeSession } from './describeSession.ts';
import { findAccount } from './findAccount.ts';
import { verifyPassword } from './password.ts';
import type { Throttle } from './throttle.ts';

/**
 * Opens a session. An unknown user, a wrong password and a disabled account are told apart neither by the answer
 * nor by the time it takes (AUTH-12).
 * @throws 401, or 429 after too many wrong tries
 */
export async function signIn(
  { body, db, ip, now }: Context<typeof login>,
  throttle: Throttle,
): Promise<AnswerOf<typeof login>> {
  const account = await findAccount(db, body.username);
  const attempt = { account: account ? `#${account.id}` : body.username.toLowerCase(), ip };
  await throttle.count(attempt);
  const isRight = await verifyPassword(account?.password_hash, body.password);
  if (!account || !isRight || account.disabled) {
    throw new ApiError(401, { message: messages.wrongCredentials });
  }
  await throttle.forgive(attempt);
  const token = await openSession(db, account, { model: body.model, remember: body.remember === true, now });
  return { token, ...(await describeSession(db, account.id)) };
}
