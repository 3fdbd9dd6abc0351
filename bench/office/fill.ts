import { sql } from 'drizzle-orm';
import { countDifferences, factDifferences } from '#server/complaints/list/verify.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { insertContent } from './content.ts';
import { deskRows } from './deskRows.ts';
import { correspondence } from './letterRows.ts';
import { casefileRows, complaintRows, noticeRows, personRows } from './rows.ts';
import { insertAccounts, insertPlaces } from './state.ts';
import { textPool } from './texts.ts';

const SLICE = 20_000;
/** Tables whose rows have explicit ids. */
const COUNTED = [
  'complaints',
  'files',
  'complaint_responses',
  'users',
  'letters',
  'referrals',
  'inward_letters',
];

/** Fills a migrated database with a state and `total` complaints, oldest first. */
export async function fill(db: Db, total: number): Promise<void> {
  const started = new Date();
  const now = started.toISOString();
  const indexes = await unchecked(db, async (tx) => {
    await insertPlaces(tx);
    await insertAccounts(tx);
    await insertContent(tx, started);
    await insertTexts(tx);
    return dropIndexes(tx);
  });
  for (let from = 1; from <= total; from += SLICE) {
    const slice = { from, to: Math.min(from + SLICE - 1, total), total, now };
    await unchecked(db, async (tx) => {
      const statements = [complaintRows(slice), noticeRows(slice), ...casefileRows(slice)];
      for (const statement of statements) await tx.execute(statement);
    });
  }
  await unchecked(db, async (tx) => {
    const statements = [...personRows(), ...correspondence(now), ...deskRows(now)];
    for (const statement of statements) await tx.execute(statement);
  });
  for (const index of indexes) await unchecked(db, (tx) => tx.execute(sql.raw(index)));
  await unchecked(db, finish);
  await db.execute(sql`vacuum analyze`);
  const differences = [...(await countDifferences(db)), ...(await factDifferences(db))];
  if (differences.length > 0) throw new Error('The roll-ups differ from a full count.');
}

/** Runs work without triggers and time limit, so that neither foreign keys nor counts are maintained row by row. */
const unchecked = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local maintenance_work_mem = '256MB'`);
    return work(tx);
  });

const insertTexts = (tx: Tx) =>
  tx.execute(sql`
    create table bench_texts as
    select * from jsonb_to_recordset(${JSON.stringify(textPool())}::jsonb)
      as text(no int, category_id int, name text, details text, search_text text, person_text text)`);

/** Drops indexes that are faster to build at the end; returns the statements that build them. */
async function dropIndexes(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string; definition: string }>(sql`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and tablename ~ '^(complaint|person|letters|referral|inward)' and indexdef not like 'CREATE UNIQUE%'`);
  for (const { name } of rows) await tx.execute(sql`drop index ${sql.identifier(name)}`);
  return rows.map(({ definition }) => definition);
}

/** The roll-ups, the number counters, and the sequences of the ids. */
async function finish(tx: Tx): Promise<void> {
  await tx.execute(sql`
    insert into complaint_counts
    select parliament_id, assembly_id, category_id, coalesce(staff_id, 0), status_group, count(*)
    from complaints where not hidden group by 1, 2, 3, 4, 5`);
  await tx.execute(sql`
    insert into complaint_area_counts
    select parliament_id, assembly_id, mandal_id, area_id, coalesce(leader_id, 0), status_group, count(*)
    from complaints where not hidden group by 1, 2, 3, 4, 5, 6`);
  await tx.execute(sql`insert into complaint_facts select * from complaint_facts_now order by complaint_id`);
  await tx.execute(sql`
    insert into complaint_numbers
    select split_part(complaint_number, '-', 1)::int, max(split_part(complaint_number, '-', 2)::int)
    from complaints group by 1`);
  for (const table of COUNTED) {
    await tx.execute(sql`
      select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`);
  }
  await tx.execute(sql`drop table bench_texts`);
}
