import { and, eq, ne, or } from 'drizzle-orm';
import type { StaffRecord } from '../../contract/staff.ts';
import type { Db, Tx } from '../db/open.ts';
import { refusalOf } from '../db/refusals.ts';
import { users } from '../db/schema/accounts.ts';
import { changeable } from '../db/scope.ts';
import { invalidField, notFound } from '../errors/apiError.ts';
import type { Context } from '../http/serve.ts';

type Account = typeof users.$inferSelect;

export const staffRecordOf = (account: Account): StaffRecord => {
  const { id, name, phone, parliament_id, assembly_id, duties, version } = account;
  return { id, name, phone, parliament_id, assembly_id, duties, version };
};

/** A grievance in-charge of the actor's place, locked; 404 for every other account, whoever's it is (SCOPE-08). */
export async function lockStaff({ actor, db }: Pick<Context, 'actor' | 'db'>, id: number): Promise<Account> {
  const isStaff = and(eq(users.role, 'staff'), eq(users.disabled, false));
  const [account] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isStaff, changeable(actor, users)))
    .for('update');
  if (!account) throw notFound();
  return account;
}

/** 422 under `phone` when an account other than `id` signs in with it, be it as its username. */
export async function refuseTakenPhone(db: Db | Tx, phone: string, id = 0): Promise<void> {
  const signsIn = or(eq(users.username, phone), and(eq(users.role, 'staff'), eq(users.phone, phone)));
  const others = await db.$count(users, and(ne(users.id, id), signsIn));
  if (others > 0) throw invalidField('phone', 'phoneTaken');
}

/** The one row that a write answers; the same 422 when somebody else took the phone in the same moment. */
export async function writtenStaff(write: Promise<Account[]>): Promise<StaffRecord> {
  const [account] = await write.catch((error: unknown) => {
    throw refusalOf(error)?.rule === 'unique' ? invalidField('phone', 'phoneTaken') : error;
  });
  if (!account) throw notFound();
  return staffRecordOf(account);
}
