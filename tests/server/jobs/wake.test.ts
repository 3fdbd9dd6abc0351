import { afterAll, expect, test, vi } from 'vitest';
import { openDatabase } from '../../../server/db/open.ts';
import { createJobs, installQueues } from '../../../server/jobs/index.ts';
import { serverLogger } from '../../../server/log.ts';

/** No poll ever comes: a pause ends by its signal or not at all. */
vi.mock('node:timers/promises', async (original) => ({
  ...(await original<object>()),
  setTimeout: (_ms: number, value: unknown, { signal }: { signal?: AbortSignal } = {}) =>
    new Promise((_resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      signal?.addEventListener('abort', () => reject(signal.reason));
      return value;
    }),
}));

const database = await openDatabase({ memory: true });
await installQueues(database);
const jobs = createJobs(database, serverLogger('silent'));
afterAll(async () => {
  await jobs.stop(0);
  await database.close();
});

test('[LIST-10] a job that somebody waits for begins without waiting for the next poll', async () => {
  const done: number[] = [];
  let told = () => {};
  jobs.work('complaint-export', async ({ export_id }) => {
    done.push(export_id);
    told();
  });
  const next = () => new Promise<void>((resolve) => (told = resolve));
  await jobs.start();
  for (const export_id of [1, 2]) {
    const begun = next();
    await database.db.transaction((tx) => jobs.enqueue(tx, 'complaint-export', { export_id }));
    jobs.wake('complaint-export');
    await begun;
  }
  expect(done).toEqual([1, 2]);
});
