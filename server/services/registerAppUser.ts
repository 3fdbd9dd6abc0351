import { asc, eq } from 'drizzle-orm';
import type { registerAppUser as call } from '../../contract/leader.ts';
import { appUsers } from '../db/schema/leaders.ts';
import type { Context } from '../http/serve.ts';
import { lockPhone } from '../leaders/change.ts';

/** Registers a person by phone (VOL-02). Who is registered already stays as he is, however often it is tried. */
export async function registerAppUser({ body: { name, phone }, db, now }: Context<typeof call>) {
  await lockPhone(db, phone);
  const [known] = await db
    .select({ id: appUsers.id })
    .from(appUsers)
    .where(eq(appUsers.phone, phone))
    .orderBy(asc(appUsers.id))
    .limit(1);
  if (known) return { user: known };
  const [user] = await db
    .insert(appUsers)
    .values({ name, phone, created_at: now })
    .returning({ id: appUsers.id });
  if (!user) throw new Error('insert answered no row');
  return { user };
}
