import { eq } from 'drizzle-orm';
import type { Duty, Role } from '#contract/access/policies.ts';
import { SWITCHES } from '#contract/desk/officeUses.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { openSession } from '#server/accounts/session.ts';
import { openOffices } from '#server/desk/offices/openOffices.ts';
import { offices } from '#server/desk/schema/offices.ts';
import type { Db } from '#server/kernel/db/open.ts';

export interface NewAccount {
  role: Role;
  duties?: Duty[];
  parliament_id?: number | null;
  assembly_id?: number | null;
  username?: string;
  /** The user name by default. */
  name?: string;
  phone?: string;
  password_hash?: string;
  disabled?: boolean;
}

/** A signed-in user. */
export interface Person {
  id: number;
  token: string;
}

/** A new session of an account; answers its token. */
export const signInTo = (db: Db, id: number, now: Date) =>
  openSession(db, { id }, { model: null, remember: false, now });

/** A new account, signed in. Offices of tests use all capabilities unless they say otherwise. */
export async function insertAccount(db: Db, given: NewAccount, now: Date): Promise<Person> {
  const username = given.username ?? `${crypto.randomUUID()}@example.org`;
  const [user] = await db
    .insert(users)
    .values({ password_hash: '', ...given, name: given.name ?? username, username })
    .returning();
  if (!user) throw new Error('insert answered no row');
  await openOffices(db, [user]);
  await db
    .update(offices)
    .set({ uses: [...SWITCHES] })
    .where(eq(offices.version, 1));
  return { id: user.id, token: await signInTo(db, user.id, now) };
}
