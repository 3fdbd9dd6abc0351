import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { factDifferences } from '#server/complaints/list/verify.ts';
import { complaintFacts } from '#server/complaints/schema/complaintFacts.ts';
import { migrateTo } from '#server/transfer/backup/migrations.ts';
import { copyOf } from '../../database.ts';

test('[LIST-03, SLA-15] complaints of an earlier version have their facts after the migration', async () => {
  const database = await copyOf('empty');
  const { db } = database;
  await migrateTo(database, '0042_erasures');
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`insert into complaints (id, complaint_number, name, phone, details, search_text, source, type, is_internal, status,
        category_id, parliament_id, assembly_id, mandal_id, area_id, staff_id)
      select n, '2026-' || n, case n when 3 then 'demo' else 'Ramulu' end, '', '', '', 'web', 'complaint', true,
        case n % 3 when 0 then 'open' when 1 then 'reviewed' else 'Resolved' end, n, 10 + n, 20 + n,
        30 + n, 40 + n, nullif(n, 2)
      from generate_series(1, 6) as n`);
    await tx.execute(sql`insert into complaint_clocks (complaint_id, started_at, stopped_on, due_on, level, parliament_id, assembly_id, mandal_id,
        area_id, category_id, staff_id, hidden, received_at)
      select id, created_at, case status_group when 'closed' then date end, date, 2, parliament_id, assembly_id, mandal_id, area_id,
        category_id, staff_id, hidden, created_at from complaints where id <= 4`);
    await tx.execute(sql`insert into complaint_closings (complaint_id, closed_at, outcome, verification, reopened_at, parliament_id, assembly_id)
      values (2, now(), 'solved', 'confirmed', null, 12, 22), (4, now(), 'partly', 'disputed', now(), 14, 24)`);
    await tx.execute(
      sql`insert into complaint_merges (source_id, target_id, status, merged_at) values (5, 1, 'open', now())`,
    );
  });
  await database.migrate();
  expect(await factDifferences(db)).toEqual([]);
  const facts = await db.select().from(complaintFacts).orderBy(complaintFacts.complaint_id);
  const told = facts.map(({ complaint_id, has_deadline, level, hidden, outcome, verification, merged }) => [
    ...[complaint_id, has_deadline, level, hidden],
    ...[outcome, verification, merged],
  ]);
  expect(told).toEqual([
    [1, true, 2, false, null, null, false],
    [2, true, 2, false, 'solved', 'confirmed', false],
    [3, true, 2, true, null, null, false],
    [4, true, 2, false, null, 'disputed', false],
    [5, false, 0, false, null, null, true],
    [6, false, 0, false, null, null, false],
  ]);
});
