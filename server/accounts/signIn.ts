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

/** One spelling of all that lead to the same account: the phone number, or the username. */
function signInAddress(typed: string): string {
  const phone = phoneOf(typed);
  return phone ? nationalDigits(phone) : usernameOf(typed);
}

const usernameOf = (typed: string) => (emailOf(typed) ?? typed.trim()).toLowerCase();

/** The account that signs in with a username, whatever its case, or for some roles with a phone number. */
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
  // Comparing a password takes its time, in which it may be changed or the account disabled. Whoever does that ends the
  // sessions that are there: one more must not be added afterwards.
  const still = and(eq(users.password_hash, account.password_hash), eq(users.disabled, false));
  const device = deviceOf(userAgent);
  const options = { model: body.model, remember: body.remember === true, now, device };
  const token = await openSession(db, account, options, still);
  return { token, ...(await describeSession(db, account.id, now)) };
}
