import { type Name, type SQL, sql } from 'drizzle-orm';
import { PAGE_SIZE } from '#contract/kernel/listConstants.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import type { Floor } from './case.ts';

const LIMIT = sql.raw(`limit ${PAGE_SIZE}`);

export const statements = async (db: Db | Tx, ...all: SQL[]) => {
  for (const statement of all) await db.execute(statement);
};

/** The total of a list, from its roll-up. */
export const summed = (where: SQL, rollUp = 'complaint_counts') =>
  sql`select sum(count) as total from ${sql.identifier(rollUp)} where ${where}`;

/** A page of any other table, and its number of rows. */
export const rows =
  (table: SQL | Name, order: SQL): Floor =>
  ({ db }) =>
    statements(
      db,
      sql`select * from ${table} order by ${order} ${LIMIT}`,
      sql`select count(*) from ${table}`,
    );

export const stats =
  (counted: SQL): Floor =>
  ({ db }) =>
    statements(
      db,
      sql`select status_group, sum(count) from complaint_counts where ${counted} group by status_group`,
    );

/** Counts by each column and status group, from the matching roll-up. */
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
