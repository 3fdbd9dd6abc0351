import { rmSync } from 'node:fs';
import { type SQL, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '#server/kernel/db/open.ts';
import { createJobs, installQueues, type Jobs } from '#server/kernel/jobs/index.ts';
import { LEASE, restartAbandonedJobs } from '#server/kernel/jobs/lease.ts';
import { serverLogger } from '#server/kernel/log.ts';
import { copyOf } from '../../database.ts';
import { installedPostgresql, startPostgresql, type TestServer } from '../../postgresql.ts';
import { temporaryFolder } from '../db/notes.ts';
import { makeDue, queued } from './queue.ts';

const bin = installedPostgresql();
const dataDir = temporaryFolder();
let server: TestServer | undefined;

const kinds: Record<Database['kind'], () => Promise<Database>> = {
  memory: () => copyOf('empty'),
  embedded: () => openDatabase({ dataDir }),
  postgresql: () => {
    server = startPostgresql(bin ?? '');
    return openDatabase({ dataDir, databaseUrl: server.url });
  },
};
const here = Object.entries(kinds)
  .filter(([kind]) => kind !== 'postgresql' || bin)
  .map(([kind, open]) => ({ kind, open, when: kind === 'memory' ? '' : ' @seldom' }));

describe.each(here)('jobs on $kind$when', ({ kind, open }) => {
  let database: Database;
  let jobs: Jobs;
  const logged: string[] = [];

  beforeAll(async () => {
    database = await open();
    await installQueues(database);
  });
  beforeEach(async () => {
    logged.length = 0;
    await database.db.execute(sql`delete from pgboss.job`);
    jobs = createJobs(database, serverLogger('info', { write: (line: string) => void logged.push(line) }));
  });
  afterAll(async () => {
    await database?.close();
    server?.stop();
    server = undefined;
    rmSync(dataDir, { recursive: true, force: true });
  });

  const enqueue = (mail_id: number) =>
    database.db.transaction((tx) => jobs.enqueue(tx, 'officer-mail', { mail_id }));

  test('are done once, in the order they came', async () => {
    const done: number[] = [];
    jobs.work('officer-mail', async ({ mail_id }) => void done.push(mail_id));
    for (const id of [1, 2, 3]) await enqueue(id);
    await jobs.runDue();
    await jobs.runDue();
    expect(done).toEqual([1, 2, 3]);
    expect(await queued(database.db)).toEqual([]);
  });

  test('exist only when the transaction that needs them is committed', async () => {
    const failed = database.db.transaction(async (tx) => {
      await jobs.enqueue(tx, 'officer-mail', { mail_id: 1 });
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await queued(database.db)).toEqual([]);
  });

  test('that fail are tried again, later each time, and the last attempt knows that it is the last', async () => {
    const attempts: boolean[] = [];
    jobs.work('officer-mail', async (_data, { last }) => {
      attempts.push(last);
      throw new Error('the mail server is away');
    });
    await enqueue(1);
    const waits: number[] = [];
    for (let attempt = 0; attempt < 13; attempt += 1) {
      await jobs.runDue();
      waits.push((await queued(database.db))[0]?.wait ?? Number.NaN);
      await makeDue(database.db);
    }
    expect(attempts).toEqual([...Array(12).fill(false), true]);
    // A retry waits between one half and all of 30 s · 2ⁿ.
    for (const [index, wait] of waits.slice(0, 12).entries()) {
      expect(wait).toBeGreaterThan(14 * 2 ** index);
      expect(wait).toBeLessThanOrEqual(31 * 2 ** index * 2);
    }
    expect(await queued(database.db)).toEqual([]);
    expect(logged.join()).toContain('the mail server is away');
  });

  test('of a process that has ended are done by the next one', async () => {
    const done: number[] = [];
    jobs.work('officer-mail', async ({ mail_id }) => void done.push(mail_id));
    await enqueue(7);
    await database.db.execute(
      sql`update pgboss.job set state = 'active', started_on = now() - interval '31 seconds'`,
    );
    await jobs.runDue();
    expect(done).toEqual([]);
    await jobs.start();
    await jobs.runDue();
    await jobs.stop(1_000);
    expect(done).toEqual([7]);
  });

  test('under way when the process ended are done at once where no other process can be at work', async () => {
    const done: number[] = [];
    jobs.work('officer-mail', async ({ mail_id }) => void done.push(mail_id));
    await enqueue(7);
    await enqueue(8);
    const active = sql`update pgboss.job set state = 'active', started_on = now()`;
    await database.db.execute(active);
    await database.db.execute(
      sql`update pgboss.job set retry_count = retry_limit where data @> '{"mail_id":8}'`,
    );
    await jobs.start();
    await jobs.runDue();
    await jobs.stop(60_000);
    expect(done).toEqual(kind === 'postgresql' ? [] : [7]);
    const waiting = await queued(database.db);
    expect(waiting.map(({ state }) => state)).toEqual(kind === 'postgresql' ? ['active', 'active'] : []);
  });

  test.runIf(kind === 'postgresql')(
    '[GRD-15] under way in a process that gives no sign of life are taken up by another one, never by two at once',
    async () => {
      const times = { leaseMs: 600, beatMs: 20, sweepMs: 20 };
      const log = serverLogger('info', { write: (line: string) => void logged.push(line) });
      let isCutOff = false;
      // Simulates a process that hangs or loses its connections, except for its memory.
      const db = new Proxy(database.db, {
        get: (target, name) => {
          if (name !== 'execute') return Reflect.get(target, name, target);
          return (query: SQL) => (isCutOff ? Promise.reject(new Error('cut off')) : target.execute(query));
        },
      });
      const [cut, other] = [createJobs({ ...database, db }, log, times), createJobs(database, log, times)];
      const seen: string[] = [];
      let [held, goOn] = [() => {}, () => {}];
      const isHeld = new Promise<void>((resolve) => {
        held = resolve;
      });
      const isFree = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      let checkOfFirst = () => {};
      cut.work('officer-mail', async (_data, { check = () => {} }) => {
        checkOfFirst = check;
        held();
        await isFree;
        check();
        seen.push('worked on by the first');
      });
      other.work('officer-mail', async () => {
        expect(checkOfFirst).toThrow('held for too long');
        seen.push('done by the second');
      });
      await enqueue(7);
      await cut.start();
      await isHeld;
      await other.start();
      const signs = async () => {
        const { rows } = await database.db.execute(sql`select started_on::text, state from pgboss.job`);
        return rows[0];
      };
      const before = await signs();
      // As long as it gives signs of life, longer than one of them holds, it is left alone.
      await vi.waitFor(async () => expect(await signs()).not.toEqual(before), 5_000);
      expect(await signs()).toMatchObject({ state: 'active' });
      isCutOff = true;
      await vi.waitFor(() => expect(seen).toEqual(['done by the second']), { timeout: 10_000 });
      isCutOff = false;
      goOn();
      await Promise.all([cut.stop(1_000), other.stop(1_000)]);
      expect(seen).toEqual(['done by the second']);
      expect(await queued(database.db)).toEqual([]);
    },
  );

  test.runIf(kind === 'postgresql')(
    '[GRD-15] jobs whose database connections ended are taken over when it is back, and run once',
    async () => {
      // A server that restarts: connections end in the middle, and for a while there are none.
      const url = new URL(server?.url ?? '');
      url.pathname = 'template1';
      const admin = new pg.Client({ connectionString: url.href });
      await admin.connect();
      const takesConnections = (takes: boolean) =>
        admin.query(`alter database postgres with allow_connections ${takes}`);
      const done = async () =>
        (await database.db.execute<{ attempt: number }>(sql`select attempt from done_work`)).rows;
      await database.db.execute(sql`create table done_work (attempt int)`);
      const mine = createJobs(
        database,
        serverLogger('info', { write: (line: string) => void logged.push(line) }),
        { leaseMs: 600, beatMs: 20, sweepMs: 20 },
      );
      let attempts = 0;
      mine.work('officer-mail', async (_data, { check = () => {} }) => {
        check();
        attempts += 1;
        await database.db.transaction(async (tx) => {
          await tx.execute(sql`insert into done_work values (${attempts}::int)`);
          if (attempts > 1) return;
          await takesConnections(false);
          await admin.query(
            `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'postgres'`,
          );
          await tx.execute(sql`select 1`);
        });
      });
      await enqueue(7);
      await mine.start();
      // The record of the failure is lost, too.
      await vi.waitFor(() => expect(logged.length).toBeGreaterThan(30), { timeout: 20_000 });
      await takesConnections(true);
      await vi.waitFor(
        async () => {
          await makeDue(database.db);
          expect(await done()).toEqual([{ attempt: 2 }]);
        },
        { timeout: 20_000 },
      );
      await mine.stop(10_000);
      expect([attempts, await queued(database.db)]).toEqual([2, []]);
      expect(LEASE.leaseMs + LEASE.sweepMs).toBeLessThan(60_000);
      await database.db.execute(sql`drop table done_work`);
      await admin.end();
    },
  );

  test('[GRD-15] that end or block their process each time are given up, and later tries come later', async () => {
    await enqueue(7);
    const waits: number[] = [];
    for (let attempt = 0; attempt < 13; attempt += 1) {
      await makeDue(database.db);
      await database.db.execute(sql`update pgboss.job set state = 'active', started_on = now(),
        retry_count = case when started_on is null then retry_count else retry_count + 1 end`);
      await restartAbandonedJobs(database.db, 0);
      // A busy machine reads the time a second later.
      waits.push(15 * Math.round(Math.abs((await queued(database.db))[0]?.wait ?? Number.NaN) / 15));
    }
    expect(waits).toEqual([...Array.from({ length: 12 }, (_, n) => 15 * n), Number.NaN]);
  });

  test('under way are waited for when the server stops, and none is begun', async () => {
    const begun: number[] = [];
    let finish = () => {};
    const first = new Promise<void>((resolve) => {
      jobs.work('officer-mail', ({ mail_id }) => {
        begun.push(mail_id);
        resolve();
        return new Promise((end) => {
          finish = end;
        });
      });
    });
    for (const id of [1, 2]) await enqueue(id);
    await jobs.start();
    await first;
    const stopped = jobs.stop(60_000);
    finish();
    await stopped;
    expect(begun).toHaveLength(1);
    // The embedded database's clock has milliseconds: of two jobs made within one, either may be the first.
    const [other] = [1, 2].filter((id) => !begun.includes(id));
    expect(await queued(database.db)).toMatchObject([{ data: { mail_id: other }, state: 'created' }]);
  });

  test('that take longer than a stop waits are tried again', async () => {
    const begun = new Promise<void>((resolve) => {
      jobs.work('officer-mail', () => {
        resolve();
        return new Promise(() => {});
      });
    });
    await enqueue(1);
    await jobs.start();
    await begun;
    await jobs.stop(1);
    expect(await queued(database.db)).toMatchObject([{ data: { mail_id: 1 }, state: 'retry' }]);
  });
});
