import { like, type Name, type SQL, sql } from 'drizzle-orm';
import { MAX_COUNTED_MATCHES, PAGE_SIZE } from '#contract/kernel/limits.ts';
import { keywordWords } from '#server/complaints/list/words.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { ACTORS } from '../office/state.ts';
import type { Floor } from './case.ts';

export const COLUMNS =
  sql.raw(`id, complaint_number, category_id, area_id, name, phone, source, status, staff_id, date, type,
  origin, assigned, is_internal, created_at, closed_at, updated_at`);
const NEWEST = sql.raw('order by created_at desc, id desc');
const LIMIT = sql.raw(`limit ${PAGE_SIZE}`);

export const statements = async (db: Db | Tx, ...all: SQL[]) => {
  for (const statement of all) await db.execute(statement);
};

/** The total of a list, from the roll-up that knows it. */
export const summed = (where: SQL, rollUp = 'complaint_counts') =>
  sql`select sum(count) as total from ${sql.identifier(rollUp)} where ${where}`;

/** The total of a list that no roll-up knows, as far as the server counts. */
export const counted = (where: SQL) => sql`
  select count(*) from (select 1 from complaints where not hidden and ${where} limit 50001) as found`;

/** A page from an index, pages far behind by their ids alone; then the total. */
export const page =
  (where: SQL, number: number, total: SQL): Floor =>
  ({ db }) => {
    const offset = (number - 1) * PAGE_SIZE;
    const first = sql`select ${COLUMNS} from complaints where not hidden and ${where} ${NEWEST} ${LIMIT}`;
    const behind = sql`select ${COLUMNS} from complaints where id in (
      select id from complaints where not hidden and ${where} ${NEWEST} ${LIMIT} offset ${offset}) ${NEWEST}`;
    return statements(db, offset > 0 ? behind : first, total);
  };

/** A page of any other table, and the number of its rows. */
export const rows =
  (table: SQL | Name, order: SQL): Floor =>
  ({ db }) =>
    statements(
      db,
      sql`select * from ${table} order by ${order} ${LIMIT}`,
      sql`select count(*) from ${table}`,
    );

/** What a staff member recorded or was given: the newest of each from its index, and an exact count. */
export const ownPage =
  (number: number): Floor =>
  ({ db }) => {
    const id = ACTORS.staff;
    const last = number * PAGE_SIZE;
    const newest = (column: SQL) => sql`
      (select id, created_at from complaints where not hidden and ${column} = ${id} ${NEWEST} limit ${last})`;
    return statements(
      db,
      sql`select ${COLUMNS} from complaints where id in (
        select id from (${newest(sql`staff_id`)} union ${newest(sql`creator_id`)}) as own
        ${NEWEST} ${LIMIT} offset ${last - PAGE_SIZE}) ${NEWEST}`,
      sql`select count(*) from complaints where not hidden and (staff_id = ${id} or creator_id = ${id})`,
    );
  };

/**
 * Words: up to a thousand matches are collected from the text index, counted and sorted; of more the newest are soon
 * found in order. As the server does, it forbids the plans that the planner would wrongly take.
 */
export const withWords =
  (where: SQL, keyword: string): Floor =>
  async ({ db }) => {
    const having = keywordWords(keyword, like)?.found(complaints) ?? sql`true`;
    const matches = sql`from complaints where not hidden and ${where} and ${having}`;
    const { rows } = await db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('enable_seqscan', 'off', true),
        set_config('enable_indexscan', 'off', true), set_config('enable_indexonlyscan', 'off', true)`);
      return tx.execute<{ total: number }>(sql`
        with found as materialized (select id, created_at ${matches} limit ${MAX_COUNTED_MATCHES + 1})
        select ${COLUMNS}, (select count(*)::int from found) as total from complaints
        where id in (select id from found ${NEWEST} ${LIMIT}) ${NEWEST}`);
    });
    if ((rows[0]?.total ?? 0) <= MAX_COUNTED_MATCHES) return;
    await db.execute(sql`select ${COLUMNS} ${matches} ${NEWEST} ${LIMIT}`);
  };

export const stats =
  (counted: SQL): Floor =>
  ({ db }) =>
    statements(
      db,
      sql`select status_group, sum(count) from complaint_counts where ${counted} group by status_group`,
    );

/** Counts by each column and status group, from the roll-up that has it. */
export const figures =
  (counted: SQL, ...columns: string[]): Floor =>
  ({ db }) =>
    statements(
      db,
      ...columns.map((column) => {
        const rollUp = ['area_id', 'leader_id'].includes(column)
          ? 'complaint_area_counts'
          : 'complaint_counts';
        return sql`select ${sql.identifier(column)}, status_group, sum(count) from ${sql.identifier(rollUp)}
          where ${counted} group by 1, 2`;
      }),
    );
