import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { checkpointBeyond, isVacuumDue, vacuumAll } from '../../../server/db/embedded/maintenance.ts';
import type { MemoryDatabase } from '../../../server/db/open.ts';
import { copyOf } from '../database.ts';

let database: MemoryDatabase;
beforeAll(async () => {
  database = await copyOf('empty');
  await database.db.execute(sql`create table small as select 1 as number`);
  await database.db.execute(sql`create table "Large" as select generate_series(1, 50000) as number`);
});

const query = async (text: string, params: unknown[] = []) => {
  const [before = '', after = ''] = text.split('$1');
  const { rows } = await database.db.execute(
    params.length ? sql`${sql.raw(before)}${params[0]}${sql.raw(after)}` : sql.raw(text),
  );
  return { rows };
};

test('makes a checkpoint once enough log has gathered and none is in the way, and then not again', async () => {
  expect(await checkpointBeyond(query, 64 * 2 ** 20)).toBe(false);
  expect(await checkpointBeyond(query, 1_000_000, () => false)).toBe(false);
  expect(await checkpointBeyond(query, 1_000_000)).toBe(true);
  expect(await checkpointBeyond(query, 1_000_000)).toBe(false);
});

test('vacuums and analyses every table, small ones first', async () => {
  await vacuumAll(query);
  const { rows } = await query(
    `select relname, last_analyze is not null as analysed from pg_stat_user_tables order by last_vacuum`,
  );
  expect(rows).toEqual([
    { relname: 'small', analysed: true },
    { relname: 'Large', analysed: true },
  ]);
});

test.each([
  ['at night, when none was', '2026-01-10T03:00', '2026-01-10T02:50', undefined, true],
  ['at night, a day after the last', '2026-01-10T02:00', '2026-01-01T09:00', '2026-01-09T02:10', true],
  ['not twice a night', '2026-01-10T04:00', '2026-01-01T09:00', '2026-01-10T02:10', false],
  ['not by day', '2026-01-10T12:00', '2026-01-01T09:00', '2026-01-09T02:10', false],
  ['not soon after a start by day', '2026-01-10T12:00', '2026-01-10T09:00', undefined, false],
  ['by day on a machine that is off at night', '2026-01-10T15:01', '2026-01-10T09:00', undefined, true],
  ['but once only', '2026-01-10T22:00', '2026-01-10T09:00', '2026-01-10T15:01', false],
])('vacuums %s', (_, now, started, vacuumed, due) => {
  expect(isVacuumDue(new Date(now), new Date(started), vacuumed ? new Date(vacuumed) : undefined)).toBe(due);
});
