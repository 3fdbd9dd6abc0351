import { and, eq, inArray, or } from 'drizzle-orm';
import { signsInByPhone } from '#contract/access/access.ts';
import type { login } from '#contract/accounts/account.ts';
import type { AnswerOf } from '#contract/kernel/define.ts';
import { emailOf } from '#contract/kernel/email.ts';
import { nationalDigits, phoneForms, phoneOf } from '#contract/kernel/phone.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { describeSession } from './describeSession.ts';
import { deviceOf } from './device.ts';
import { verifyPassword } from './password.ts';
import { users } from './schema/accounts.ts';
import { openSession, wrongCredentials } from './session.ts';
import type { Throttle } from './throttle.ts';

/** One key for all notations of an account: its phone number, or its username. */
function signInAddress(typed: string): string {
  const phone = phoneOf(typed);
  return phone ? nationalDigits(phone) : usernameOf(typed);
}

const usernameOf = (typed: string) => (emailOf(typed) ?? typed.trim()).toLowerCase();

/** The account with this username in any letter case, or for some roles with this phone number. */
async function findAccount(db: Db | Tx, typed: string) {
  const username = usernameOf(typed);
  const { id, role, password_hash, disabled } = users;
  const account = await db
    .select({ id, role, password_hash, disabled, username: users.username })
    .from(users)
    .where(or(eq(users.username, username), inArray(users.phone, phoneForms(typed))));
  return account.find((user) => user.username === username) ?? account.find(signsInByPhone);
}

/**
 * Opens a session. Neither the answer nor its time distinguishes an unknown user, a wrong password and a disabled
 * account (AUTH-12).
 * @throws 401, or 429 after too many wrong attempts
 */
export async function signIn(
  { body, db, ip, now, userAgent }: Context<typeof login>,
  throttle: Throttle,
): Promise<AnswerOf<typeof login>> {
  const account = await findAccount(db, body.username);
  // Counted by the typed address, also for addresses without an account: otherwise the count would distinguish them.
  const attempt = { account: `address ${signInAddress(body.username)}`, ip };
  const isRight = await throttle.check(attempt, async () => {
    const isSame = await verifyPassword(account?.password_hash, body.password);
    return isSame && account?.disabled === false;
  });
  if (!account || !isRight) throw wrongCredentials();
  // The password may change or the account may be disabled while the password is compared. That ends the existing
  // sessions, so no new one may be added afterwards.
  const still = and(eq(users.password_hash, account.password_hash), eq(users.disabled, false));
  const device = deviceOf(userAgent);
  const options = { model: body.model, remember: body.remember === true, now, device };
  const token = await openSession(db, account, options, still);
  return { token, ...(await describeSession(db, account.id, now)) };
}
