import { eq, inArray, or } from 'drizzle-orm';
import { signsInByPhone } from '#contract/access/access.ts';
import { emailOf } from '#contract/kernel/email.ts';
import { nationalDigits, phoneForms, phoneOf } from '#contract/kernel/phone.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { users } from './schema/accounts.ts';

/** One spelling of all that lead to the same account: the phone number, or the username. */
export function signInAddress(typed: string): string {
  const phone = phoneOf(typed);
  return phone ? nationalDigits(phone) : usernameOf(typed);
}

const usernameOf = (typed: string) => (emailOf(typed) ?? typed.trim()).toLowerCase();

/** The account that signs in with a username, whatever its case, or for some roles with a phone number. */
export async function findAccount(db: Db | Tx, typed: string) {
  const username = usernameOf(typed);
  const { id, role, password_hash, disabled } = users;
  const found = await db
    .select({ id, role, password_hash, disabled, username: users.username })
    .from(users)
    .where(or(eq(users.username, username), inArray(users.phone, phoneForms(typed))));
  return found.find((user) => user.username === username) ?? found.find(signsInByPhone);
}
