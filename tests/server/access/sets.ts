import { type SQL, sql } from 'drizzle-orm';
import type { TestApp } from '../app.ts';
import type { Account, Office } from './office.ts';

/** The columns of a complaint by which lists find it. */
export interface StoredComplaint {
  id: number;
  complaint_number: string;
  name: string;
  phone: string;
  status: string;
  date: string;
  assigned: string | null;
  parliament_id: number;
  assembly_id: number;
  mandal_id: number;
  area_id: number;
  category_id: number;
  staff_id: number | null;
  creator_id: number | null;
  leader_id: number | null;
}

/** Accounts of an assembly are limited to it, an mp to the parliament, admin to nothing. */
const bounds = ({ role, home }: Account): ['parliament_id' | 'assembly_id', number][] => {
  if (role === 'admin') return [];
  if (role === 'mp') return [['parliament_id', home.parliament_id]];
  return [
    ['parliament_id', home.parliament_id],
    ['assembly_id', home.assembly_id],
  ];
};
const allOf = (conditions: SQL[]) => sql.join([sql`true`, ...conditions], sql` and `);

/** Rows of the account's own place. */
export const inPlace = (account: Account) =>
  allOf(bounds(account).map(([column, id]) => sql`${sql.identifier(column)} = ${id}`));

/** Rows of the own place and of those above it, which everybody below sees. */
export const inSight = (account: Account) =>
  allOf(
    bounds(account).map(
      ([column, id]) => sql`(${sql.identifier(column)} = ${id} or ${sql.identifier(column)} is null)`,
    ),
  );

const FIELDS = sql.raw(
  `id, complaint_number, name, phone, status, to_char(created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as date,
  assigned, parliament_id, assembly_id, mandal_id, area_id, category_id, staff_id, creator_id, leader_id`,
);

/** Staff see only complaints that they recorded or are assigned to, unless they are desk heads. */
export const seesOwnOnly = ({ role, duties }: Pick<Account, 'role' | 'duties'>) =>
  role === 'staff' && !duties.includes('desk_head');

/** The complaints of an account, read from the database without any code of the server; without those named demo. */
export async function complaintsOf({ db }: Office, account: Account): Promise<StoredComplaint[]> {
  const { id } = account;
  const own = seesOwnOnly(account) ? sql`(staff_id = ${id} or creator_id = ${id})` : sql`true`;
  const { rows } = await db.execute<StoredComplaint & Record<string, unknown>>(
    sql`select ${FIELDS} from complaints where ${inPlace(account)} and ${own} and lower(trim(name)) <> 'demo'`,
  );
  return rows;
}

export async function idsIn({ db }: TestApp, from: SQL): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`select id from ${from}`);
  return sorted(rows.map(({ id }) => id));
}

export const sorted = (ids: Iterable<unknown>): number[] => [...ids].map(Number).sort((a, b) => a - b);

/** At most `count` of a list, evenly spread. */
export const some = <T>(all: readonly T[], count: number): T[] =>
  all.filter(
    (_, index) => Math.floor((index * count) / all.length) !== Math.floor(((index - 1) * count) / all.length),
  );
