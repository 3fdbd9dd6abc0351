import { and, asc, eq, inArray, ne, or, type SQL } from 'drizzle-orm';
import { PARTY_ROLES } from '#contract/access/access.ts';
import { type UserRecord, userRecord } from '#contract/accounts/user.ts';
import { phoneForms } from '#contract/kernel/phone.ts';
import { refusalOf } from '#server/kernel/db/constraints.ts';
import { names, namesChanged } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { invalidField, notFound } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { candidates } from '#server/leaders/schema/candidates.ts';
import { users } from '../schema/accounts.ts';

export type Account = typeof users.$inferSelect;

/** The accounts of party users, without admins and staff. */
const isPartyUser = inArray(users.role, [...PARTY_ROLES]);

/** Party users in the form of answers, by name (USR-01). */
export async function readPartyUsers(db: Db | Tx, where?: SQL): Promise<UserRecord[]> {
  const rows = await db
    .select({ user: users, candidate_id: candidates.id })
    .from(users)
    .leftJoin(candidates, eq(candidates.user_id, users.id))
    .where(and(isPartyUser, where))
    .orderBy(asc(users.name), asc(users.id));
  const { place, user: nameOf } = await names(db);
  return rows.map(({ user, candidate_id }) =>
    userRecord.parse({
      ...user,
      role: user.parliament_id === null ? null : user.role,
      parliament: place('parliament', user.parliament_id),
      assembly: place('assembly', user.assembly_id),
      is_candidate: candidate_id !== null,
      is_active: !user.disabled,
      created_at: user.created_at.toISOString(),
      updated_at: user.updated_at.toISOString(),
      updated_by: nameOf(user.updated_by),
    }),
  );
}

/**
 * One party user.
 * @throws 404 for every other account
 */
export async function readPartyUser(db: Db | Tx, id: number): Promise<UserRecord> {
  const [record] = await readPartyUsers(db, eq(users.id, id));
  if (!record) throw notFound();
  return record;
}

/** The row of a party user, locked until the commit; undefined for every other account. */
export async function lockPartyUser(db: Db | Tx, id: number): Promise<Account | undefined> {
  const [account] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isPartyUser))
    .for('no key update');
  return account;
}

/** 422 under `username` when an account other than `id` signs in with it, even as its phone number. */
export async function refuseTakenUsername(db: Db | Tx, username: string, id = 0): Promise<void> {
  const asPhone = and(eq(users.role, 'staff'), inArray(users.phone, phoneForms(username)));
  const others = await db.$count(users, and(ne(users.id, id), or(eq(users.username, username), asPhone)));
  if (others > 0) throw invalidField('username', 'usernameTaken');
}

/** The record of a written account; the same 422 when another call took the username at the same moment. */
export async function writtenUser(
  { db, afterCommit }: Pick<Context, 'db' | 'afterCommit'>,
  write: Promise<{ id: number }>,
): Promise<UserRecord> {
  const { id } = await write.catch((error: unknown) => {
    throw refusalOf(error)?.rule === 'unique' ? invalidField('username', 'usernameTaken') : error;
  });
  afterCommit(() => namesChanged(db));
  return readPartyUser(db, id);
}
