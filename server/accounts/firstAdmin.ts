import type { Db } from '../db/open.ts';
import { users } from '../db/schema/accounts.ts';
import { openOffices } from '../offices/openOffices.ts';
import { hashPassword } from './password.ts';

/** Gives an installation without any account its first one, an admin's. */
export async function addFirstAdmin(db: Db, { email, password }: { email: string; password: string }) {
  const [anybody] = await db.select({ id: users.id }).from(users).limit(1);
  if (anybody) return;
  const username = email.trim().toLowerCase();
  const password_hash = await hashPassword(password);
  const account = { name: username, username, password_hash, role: 'admin', profile_updated: true } as const;
  await db.transaction(async (tx) => {
    const added = await tx.insert(users).values(account).onConflictDoNothing().returning();
    await openOffices(tx, added);
  });
}
