import { and, eq, ne, or } from 'drizzle-orm';
import type { StaffRecord } from '#contract/staff/staff.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { refusalOf } from '#server/kernel/db/constraints.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { changeable } from '#server/kernel/db/scope.ts';
import { invalidField, notFound } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';

type Account = typeof users.$inferSelect;

export const staffRecordOf = (account: Account): StaffRecord => {
  const { id, name, phone, parliament_id, assembly_id, duties, disabled, version } = account;
  return { id, name, phone, parliament_id, assembly_id, duties, is_active: !disabled, version };
};

type Keeper = Pick<Context, 'actor' | 'db'>;

/** A grievance in-charge of the actor's place; 404 for every other account (SCOPE-08). */
export async function findStaff(keeper: Keeper, id: number): Promise<Account> {
  const [account] = await staffAt(keeper, id);
  if (!account) throw notFound();
  return account;
}

/** The same, locked until the commit: assignments in parallel come before or after. */
export async function lockStaff(keeper: Keeper, id: number): Promise<Account> {
  const [account] = await staffAt(keeper, id).for('no key update');
  if (!account) throw notFound();
  return account;
}

const staffAt = ({ actor, db }: Keeper, id: number) =>
  db
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.role, 'staff'), changeable(actor, users)));

/** 422 under `phone` when an account other than `id` signs in with it, even as its username. */
export async function refuseTakenPhone(db: Db | Tx, phone: string, id = 0): Promise<void> {
  const signsIn = or(eq(users.username, phone), and(eq(users.role, 'staff'), eq(users.phone, phone)));
  const others = await db.$count(users, and(ne(users.id, id), signsIn));
  if (others > 0) throw invalidField('phone', 'phoneTaken');
}

/** The row of a write; the same 422 when another call took the phone at the same moment. */
export const writtenStaff = (write: Promise<Account>): Promise<Account> =>
  write.catch((error: unknown) => {
    throw refusalOf(error)?.rule === 'unique' ? invalidField('phone', 'phoneTaken') : error;
  });
