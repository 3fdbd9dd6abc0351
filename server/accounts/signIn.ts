import { and, eq } from 'drizzle-orm';
import type { login } from '../../contract/account.ts';
import type { AnswerOf } from '../../contract/define.ts';
import { messages } from '../../contract/messages.ts';
import type { Db, Tx } from '../db/open.ts';
import { users } from '../db/schema/accounts.ts';
import { ApiError } from '../errors/apiError.ts';
import type { Context } from '../http/serve.ts';
import { describeSession } from './describeSession.ts';
import { deviceOf } from './device.ts';
import { findAccount, signInAddress } from './findAccount.ts';
import { verifyPassword } from './password.ts';
import { openSession } from './session.ts';
import type { Throttle } from './throttle.ts';

/**
 * Opens a session. An unknown user, a wrong password and a disabled account are told apart neither by the answer
 * nor by the time it takes (AUTH-12).
 * @throws 401, or 429 after too many wrong tries
 */
export async function signIn(
  { body, db, ip, now, userAgent }: Context<typeof login>,
  throttle: Throttle,
): Promise<AnswerOf<typeof login>> {
  const account = await findAccount(db, body.username);
  // By what was typed, for who has an account as for who has none: otherwise the count would tell them apart.
  const attempt = { account: `address ${signInAddress(body.username)}`, ip };
  const isRight = await throttle.check(attempt, async () => {
    const isSame = await verifyPassword(account?.password_hash, body.password);
    return isSame && account?.disabled === false;
  });
  if (!account || !isRight) throw wrongCredentials();
  const token = await whileStillRight(db, account, (tx) => {
    const device = deviceOf(userAgent);
    return openSession(tx, account, { model: body.model, remember: body.remember === true, now, device });
  });
  return { token, ...(await describeSession(db, account.id)) };
}

const wrongCredentials = () => new ApiError(401, { message: messages.wrongCredentials });

/**
 * Comparing a password takes its time, in which it may be changed or the account disabled. Whoever does that ends the
 * sessions that are there: one more must not be added afterwards. Of the two, one waits for the other.
 */
function whileStillRight<T>(
  db: Db | Tx,
  { id, password_hash }: { id: number; password_hash: string },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const same = and(eq(users.id, id), eq(users.password_hash, password_hash), eq(users.disabled, false));
    const [account] = await tx.select({ id: users.id }).from(users).where(same).for('share');
    if (!account) throw wrongCredentials();
    return work(tx);
  });
}
