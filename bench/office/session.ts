import { sql } from 'drizzle-orm';
import { describeSession } from '#server/accounts/describeSession.ts';
import { openSession } from '#server/accounts/session.ts';
import { type Database, openDatabase } from '#server/kernel/db/open.ts';
import type { Office } from './office.ts';

/** Runs work on an office's database while no server uses it. */
export async function onDatabase<T>(office: Office, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(office);
  return work(database).finally(() => database.close());
}

/** A token of an account, as a sign-in returns it. */
export const tokenOf = ({ db }: Pick<Database, 'db'>, id: number): Promise<string> =>
  openSession(db, { id }, { model: null, remember: true, now: new Date() });

/** The storage of a signed-in browser. */
export async function signedIn({ db }: Pick<Database, 'db'>, id: number) {
  return { token: await tokenOf({ db }, id), session: await describeSession(db, id, new Date()) };
}

/** The newest assigned complaints of an account with attachments and answers. */
export async function complaintsOf(
  { db }: Pick<Database, 'db'>,
  staff: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from complaints where not hidden and staff_id = ${staff} and id % 4 = 0
    order by created_at desc, id desc limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** The persons of complaints. */
export async function personsOf({ db }: Pick<Database, 'db'>, ids: number[]): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct person_id as id from complaint_persons where complaint_id = any(${sql.param(ids)}::int[])`);
  return rows.map(({ id }) => id);
}
