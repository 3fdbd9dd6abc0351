import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mirrorDifferences } from '#server/complaints/list/verify.ts';
import { complaintsWithoutDeadline } from '#server/deadlines/schema/withoutDeadline.ts';
import { migrateTo } from '#server/transfer/backup/migrations.ts';
import { copyOf } from '../../database.ts';

test('[SLA-15] clocks from before know place, category and status of their complaints, and what has none is known @seldom', async () => {
  const database = await copyOf('empty');
  const { db } = database;
  await migrateTo(database, '0035_missed_and_kept_plan');
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`insert into complaints (id, complaint_number, name, phone, details, search_text, source, type, is_internal, status,
        category_id, parliament_id, assembly_id, mandal_id, area_id, staff_id)
      select n, '2026-' || n, case n when 3 then 'demo' else 'Ramulu' end, '', '', '', 'web', 'complaint', true,
        case n % 3 when 0 then 'open' when 1 then 'reviewed' else 'Resolved' end, n, 10 + n, 20 + n,
        30 + n, 40 + n, nullif(n, 2)
      from generate_series(1, 6) as n`);
    await tx.execute(sql`insert into complaint_clocks (complaint_id, started_at, stopped_on, parliament_id, assembly_id, staff_id, hidden, received_at)
      select id, created_at, case status_group when 'closed' then date end, parliament_id, assembly_id, staff_id, hidden, created_at from complaints where id <= 4`);
  });
  const indexes = async () =>
    (
      await db.execute<{ name: string }>(
        sql`select indexname as name from pg_indexes where tablename = 'complaint_clocks'`,
      )
    ).rows.map(({ name }) => name);
  const before = await indexes();
  await database.migrate();
  expect(await mirrorDifferences(db)).toEqual([]);
  const { complaint_id } = complaintsWithoutDeadline;
  expect(await db.select({ complaint_id }).from(complaintsWithoutDeadline).orderBy(complaint_id)).toEqual([
    { complaint_id: 5 },
    { complaint_id: 6 },
  ]);
  // They are built anew around it, but for those that others stand in for.
  const after = await indexes();
  expect(before.filter((name) => !after.includes(name))).toEqual([
    'complaint_clocks_by_staff_newest',
    'complaint_clocks_by_creator_newest',
  ]);
});
