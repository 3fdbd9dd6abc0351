import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  analyzeChanged,
  checkpointBeyond,
  isVacuumDue,
  maintain,
  vacuumAll,
} from '#server/kernel/db/embedded/maintenance.ts';
import { copyOf } from '../../database.ts';

const database = await copyOf('empty');
await database.db.execute(sql`create table small as select 1 as number`);
await database.db.execute(sql`create table "Large" as select generate_series(1, 50000) as number`);

const query = async (text: string, params: unknown[] = []) => {
  const parts = text.split(/\$\d/).map((part) => sql.raw(part));
  const filled = parts.flatMap((part, nth) => (nth < params.length ? [part, sql`${params[nth]}`] : [part]));
  const { rows } = await database.db.execute(sql.join(filled));
  return { rows };
};

test('makes a checkpoint once enough log has gathered and none is in the way, and then not again', async () => {
  expect(await checkpointBeyond(query, 64 * 2 ** 20)).toBe(false);
  expect(await checkpointBeyond(query, 1_000_000, () => false)).toBe(false);
  expect(await checkpointBeyond(query, 1_000_000)).toBe(true);
  expect(await checkpointBeyond(query, 1_000_000)).toBe(false);
});

test('looks for log every five seconds, for what has changed every minute, until it is stopped', async () => {
  vi.useFakeTimers({ now: new Date('2026-01-10T12:00') });
  onTestFinished(() => void vi.useRealTimers());
  const asked: string[] = [];
  const answer = async (text: string) => {
    asked.push(text);
    return { rows: text.includes('n_mod_since_analyze') ? [{ name: 'grown' }] : [] };
  };
  const stop = maintain(
    answer,
    () => expect.unreachable(),
    () => true,
  );
  const during = async (milliseconds: number) => {
    asked.length = 0;
    await vi.advanceTimersByTimeAsync(milliseconds);
    const count = (part: string) => asked.filter((text) => text.includes(part)).length;
    return { log: count('pg_control_checkpoint'), analysed: count('analyze grown') };
  };
  expect(await during(60_000)).toEqual({ log: 12, analysed: 1 });
  expect(await during(120_000)).toEqual({ log: 24, analysed: 2 });
  stop();
  expect(await during(120_000)).toEqual({ log: 0, analysed: 0 });
});

test('analyses what was filled or has changed by half, and nothing else', async () => {
  const analysed = async () => {
    await query('select pg_stat_force_next_flush()');
    await query(
      'create temp table before on commit preserve rows as select relname, analyze_count from pg_stat_user_tables',
    );
    await analyzeChanged(query);
    await query('select pg_stat_force_next_flush()');
    const { rows } = await query(`select relname from pg_stat_user_tables join before using (relname)
      where pg_stat_user_tables.analyze_count > before.analyze_count`);
    await query('drop table before');
    return (rows as { relname: string }[]).map(({ relname }) => relname);
  };
  expect(await analysed()).toEqual(['Large']);
  expect(await analysed()).toEqual([]);
  await query('update "Large" set number = 0 where number <= 25000');
  await query('insert into small select generate_series(1, 50)');
  expect(await analysed()).toEqual([]);
  await query('update "Large" set number = 1 where number = 0');
  expect(await analysed()).toEqual(['Large']);
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
