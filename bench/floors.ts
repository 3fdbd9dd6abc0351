import { type SQL, sql } from 'drizzle-orm';
import { MAX_COUNTED_MATCHES, PAGE_SIZE } from '../contract/limits.ts';
import { keywordWords } from '../server/complaints/words.ts';
import type { Database, Db, Tx } from '../server/db/open.ts';
import { complaints } from '../server/db/schema/complaints.ts';
import { ACTORS, CATEGORY, PLACE } from './state.ts';

/** The least SQL that answers a call with the same rows and the same total, without session, names and JSON. */
export type Floor = (database: Database, id: () => number) => Promise<unknown>;

const COLUMNS =
  sql.raw(`id, complaint_number, category_id, area_id, name, phone, source, status, staff_id, date, type,
  origin, assigned, is_internal, created_at, closed_at, updated_at`);
const NEWEST = sql.raw('order by created_at desc, id desc');
const LIMIT = sql.raw(`limit ${PAGE_SIZE}`);

const statements = async (db: Db | Tx, ...all: SQL[]) => {
  for (const statement of all) await db.execute(statement);
};

/** A page from an index, pages far behind by their ids alone; the total from the roll-up. */
export const page =
  (where: SQL, number: number, counted: SQL): Floor =>
  ({ db }) => {
    const offset = (number - 1) * PAGE_SIZE;
    const total = sql`select sum(count) as total from complaint_counts where ${counted}`;
    const first = sql`select ${COLUMNS} from complaints where not hidden and ${where} ${NEWEST} ${LIMIT}`;
    const behind = sql`select ${COLUMNS} from complaints where id in (
      select id from complaints where not hidden and ${where} ${NEWEST} ${LIMIT} offset ${offset}) ${NEWEST}`;
    return statements(db, offset > 0 ? behind : first, total);
  };

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
    const having = keywordWords(keyword)?.(complaints) ?? sql`true`;
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

/** One complaint with its files and answers. */
export const detail: Floor = ({ db }, nextId) => {
  const id = nextId();
  return statements(
    db,
    sql`select * from complaints where id = ${id}`,
    sql`select media.id, response_id, files.id as file_id, kind, type, name
      from complaint_media as media join files on files.id = file_id where complaint_id = ${id} order by media.id`,
    sql`select * from complaint_responses where complaint_id = ${id} order by created_at desc, id desc`,
  );
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

/** A complaint as its form sends it. */
export const NEW = {
  ...PLACE,
  category_id: CATEGORY,
  name: 'Lakshmi Reddy',
  phone: '9848022338',
  details: '<p>The hand pump of the colony has been broken for three weeks.</p>',
  type: 'complaint',
  source: 'web',
};

/** Two statements in one transaction, which is on disk at the end. */
export const creation: Floor = ({ db }) =>
  db.transaction(async (tx) => {
    const {
      name,
      phone,
      details,
      type,
      source,
      category_id,
      parliament_id,
      assembly_id,
      mandal_id,
      area_id,
    } = NEW;
    const { rows } = await tx.execute<{ last: number }>(sql`
      insert into complaint_numbers values (extract(year from now()), 1)
      on conflict (year) do update set last = complaint_numbers.last + 1 returning last`);
    const number = `floor-${rows[0]?.last}`;
    const search_text = `${number} ${name} ${phone} ${details}`;
    await tx.execute(sql`
      insert into complaints (complaint_number, name, phone, details, search_text, type, source, is_internal, status,
        category_id, parliament_id, assembly_id, mandal_id, area_id, creator_id)
      values (${number}, ${name}, ${phone}, ${details}, ${search_text}, ${type}, ${source}, true, 'open',
        ${category_id}, ${parliament_id}, ${assembly_id}, ${mandal_id}, ${area_id}, ${ACTORS.admin})
      returning *`);
  });
