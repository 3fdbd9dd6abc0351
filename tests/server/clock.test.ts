import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accessLog } from '#server/desk/schema/accessLog.ts';
import { checkClock, holdWrites, watchClock } from '#server/kernel/clock.ts';
import { unavailable } from '#server/kernel/errors/apiError.ts';
import { ClockWrong } from '#server/kernel/errors/outage.ts';
import { testApp } from './app.ts';
import { freshDatabase } from './database.ts';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const START = Date.parse('2026-03-02T04:30:00Z');

/** A machine whose clock the test sets. */
function machine() {
  const at = { said: START, passed: 1_000 };
  const told: boolean[] = [];
  const clock = watchClock((problem) => told.push(problem !== undefined), {
    wall: () => at.said,
    passed: () => at.passed,
  });
  const pass = (ms: number, jump = 0) => {
    at.said += ms + jump;
    at.passed += ms;
  };
  return { clock, told, pass };
}

describe('[DET-15] the clock of the machine', () => {
  test('is followed while it agrees with the time that has passed, in small steps, too', () => {
    const { clock, told, pass } = machine();
    for (let step = 0; step < 20; step += 1) {
      pass(DAY, MINUTE);
      expect(clock.problem()).toBeUndefined();
    }
    expect(clock.now()).toEqual(new Date(START + 20 * (DAY + MINUTE)));
    expect(told).toEqual([]);
  });

  test.each([365 * DAY, -2 * DAY, 6 * MINUTE])(
    'is not believed after a jump of %d ms until it agrees',
    (jump) => {
      const { clock, told, pass } = machine();
      pass(MINUTE, jump);
      expect(clock.problem()).toContain('jumped');
      expect(clock.now()).toEqual(new Date(START + MINUTE));
      pass(MINUTE, -jump);
      expect(clock.problem()).toBeUndefined();
      expect(clock.now()).toEqual(new Date(START + 2 * MINUTE));
      expect(told).toEqual([true, false]);
    },
  );
});

test('[ERR-05] a clock that has jumped holds writes back, leaves reading alone, and is told by health', async () => {
  const { clock, pass } = machine();
  const database = await freshDatabase();
  holdWrites(database, clock);
  const write = () => database.db.transaction(async () => 'written');
  expect(await write()).toBe('written');
  pass(MINUTE, 365 * DAY);
  await expect(write()).rejects.toThrow(ClockWrong);
  expect(unavailable(await write().catch((error: unknown) => error))).toMatchObject({ status: 503 });
  expect((await database.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  expect(await database.health()).toMatchObject({ ok: false, reason: expect.stringContaining('jumped') });
  pass(MINUTE, -365 * DAY);
  expect([await write(), (await database.health()).ok]).toEqual(['written', true]);
});

test('[ERR-05] a start is refused by a clock more than an hour behind the last work, and warned of by one far ahead', async () => {
  const { account, db } = await testApp();
  const { id } = await account({ role: 'admin' });
  const check = async (ms: number, isTrusted = false) => {
    const warned: string[] = [];
    const warn = (text: string) => void warned.push(text);
    const outcome = await checkClock(db, new Date(START + ms), { isTrusted, warn }).then(
      () => 'started',
      ({ message }: Error) => message,
    );
    return [outcome, warned.length];
  };
  expect(await check(0)).toEqual(['started', 0]);
  await db.insert(accessLog).values({ user_id: id, kind: 'list', created_at: new Date(START) } as never);
  expect(await check(-30 * MINUTE)).toEqual(['started', 0]);
  expect(await check(-61 * MINUTE)).toEqual([expect.stringContaining('TRUST_CLOCK=yes'), 0]);
  expect(await check(-61 * MINUTE, true)).toEqual(['started', 1]);
  expect(await check(DAY)).toEqual(['started', 0]);
  expect(await check(365 * DAY)).toEqual(['started', 1]);
});
