import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { demoApp } from '../../demo.ts';

const { db } = await demoApp();

/** Every table whose rows are about one complaint and have a time. */
const tables = (
  await db.execute<{ name: string }>(sql`
    select t.table_name as name from information_schema.tables t
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and (
      select count(*) from information_schema.columns c where c.table_schema = 'public'
        and c.table_name = t.table_name and c.column_name in ('complaint_id', 'created_at')) = 2
    order by 1`)
).rows.map(({ name }) => name);

test('nothing in the demo is older than the complaint that it is about', async () => {
  expect(tables).toContain('messages');
  for (const name of tables) {
    const { rows } = await db.execute(sql`
      select r.complaint_id from ${sql.identifier(name)} r join complaints c on c.id = r.complaint_id
      where r.created_at < c.created_at`);
    expect([name, rows]).toEqual([name, []]);
  }
});

test('letters, referrals and files of the demo end with their complaint', async () => {
  for (const name of ['letters', 'referrals', 'complaint_media']) {
    const { rows } = await db.execute(sql`
      select r.complaint_id from ${sql.identifier(name)} r join complaints c on c.id = r.complaint_id
      where r.created_at > c.closed_at`);
    expect([name, rows]).toEqual([name, []]);
  }
});

test('[MSG-05] messages of the demo follow what happened: recorded within a day, resolved only after the closing', async () => {
  const { rows } = await db.execute<{ event: string; n: number; wrong: number }>(sql`
    select m.event, count(*)::int as n, count(*) filter (where case
      when m.event = 'registered' then m.created_at > c.created_at + interval '1 day'
      when m.event in ('resolved', 'rating_asked') then coalesce(m.created_at < c.closed_at, true)
      else coalesce(m.created_at > c.closed_at, false) end)::int as wrong
    from messages m join complaints c on c.id = m.complaint_id group by 1 order by 1`);
  expect(rows.map(({ event }) => event)).toEqual([
    'due_moved',
    'papers_missing',
    'rating_asked',
    'referred',
    'registered',
    'replied',
    'resolved',
  ]);
  expect(rows.filter(({ wrong }) => wrong > 0)).toEqual([]);
});

test('[REF-09] reminders of the demo come after the referral was sent and are due by now', async () => {
  const { rows } = await db.execute(sql`
    select m.id from referral_reminders m join referrals r on r.id = m.referral_id
    where m.created_at < r.sent_at or m.created_at::date < m.due_on`);
  expect(rows).toEqual([]);
});

test('each assembly of the demo has mandals, and each mandal has areas', async () => {
  const { rows } = await db.execute(sql`
    select a.name from assemblies a left join mandals m on m.assembly_id = a.id left join areas r on r.mandal_id = m.id
    where r.id is null`);
  expect(rows).toEqual([]);
});
