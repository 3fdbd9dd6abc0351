import { openOffices } from '#server/desk/offices/openOffices.ts';
import type { Db } from '#server/kernel/db/open.ts';
import { hashPassword } from './password.ts';
import { users } from './schema/accounts.ts';

/** Whether any account exists. */
export async function isAnybodyThere(db: Db): Promise<boolean> {
  const [anybody] = await db.select({ id: users.id }).from(users).limit(1);
  return anybody !== undefined;
}

/** Adds the first account of an installation, an admin. */
export async function addFirstAdmin(db: Db, { email, password }: { email: string; password: string }) {
  if (await isAnybodyThere(db)) return;
  const username = email.trim().toLowerCase();
  const password_hash = await hashPassword(password);
  const account = { name: username, username, password_hash, role: 'admin', profile_updated: true } as const;
  await db.transaction(async (tx) => {
    const added = await tx.insert(users).values(account).onConflictDoNothing().returning();
    await openOffices(tx, added);
  });
}
