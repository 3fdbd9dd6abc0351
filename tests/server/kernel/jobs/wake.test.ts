import type PgBoss from 'pg-boss';
import { expect, test } from 'vitest';
import type { Db } from '#server/kernel/db/open.ts';
import { LEASE } from '#server/kernel/jobs/lease.ts';
import { Worker } from '#server/kernel/jobs/worker.ts';

const HOUR_MS = 3_600_000;

test('[LIST-10] a job for a waiting user starts before the next poll', async () => {
  const due: string[] = [];
  const done: string[] = [];
  let told = () => {};
  const next = () => new Promise<void>((resolve) => (told = resolve));
  const boss = {
    fetch: async () => due.splice(0, 1).map((id) => ({ id, data: { id }, retryCount: 0, retryLimit: 1 })),
    complete: async () => {},
    fail: async () => {},
  } as unknown as PgBoss;
  const handler = async (data: object) => {
    done.push((data as { id: string }).id);
    told();
  };
  const db = { execute: async () => ({ rows: [{}] }) } as unknown as Db;
  const queue = { boss, db, warn: () => {}, times: LEASE };
  const worker = new Worker(queue, 'exports', handler, HOUR_MS);
  worker.start();
  for (const id of ['first', 'second']) {
    const begun = next();
    due.push(id);
    worker.wake();
    await begun;
  }
  await worker.stop(HOUR_MS);
  expect(done).toEqual(['first', 'second']);
});
