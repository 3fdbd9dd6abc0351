import { sql } from 'drizzle-orm';
import type PgBoss from 'pg-boss';
import { expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { registerHandlers } from '#server/app/jobHandlers.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import type { Db } from '#server/kernel/db/open.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import { LEASE } from '#server/kernel/jobs/lease.ts';
import { Worker } from '#server/kernel/jobs/worker.ts';
import { runImport } from '#server/transfer/import/importJob.ts';
import { openDesk } from '../../complaints/desk.ts';
import { insertMany } from '../../complaints/many.ts';
import { CASE_MAP, cases, csvFile } from '../../transfer/import/complaintFile.ts';

const desk = await openDesk();
registerHandlers(desk.services);

const startImport = async (rows: number) => {
  const form = { file: csvFile(cases(rows)), map: JSON.stringify(CASE_MAP) };
  return (await desk.send('POST', 'complaint/import', { token: desk.admin.token, form })).body.id as number;
};
const cancelImport = (id: number) => desk.post(desk.admin, `complaint/import/${id}/cancel`, {});

test('[GRD-15] an import that waits is cancelled: nothing of it is added, and its file goes', async () => {
  const before = [await desk.db.$count(complaints), await desk.db.$count(files)];
  const cancelled = await cancelImport(await startImport(3));
  expect(cancelled.body).toMatchObject({
    failure: errorTexts.importCancelled,
    finished_at: expect.any(String),
  });
  await desk.services.jobs.runDue();
  expect([await desk.db.$count(complaints), await desk.db.$count(files)]).toEqual(before);
});

test('[GRD-15] an import under way ends with the slice at work, and what was added stays', async () => {
  const id = await startImport(900);
  await desk.db.execute(sql`delete from pgboss.job`);
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const running = runImport(desk.services, id, { last: false, check: () => begin() });
  await begun;
  await cancelImport(id);
  await running;
  const { body } = await desk.get(desk.admin, 'complaint/import');
  expect(body.data?.[0]).toMatchObject({ id, failure: errorTexts.importCancelled });
  const created = Number(body.data?.[0]?.created);
  expect(created).toBeGreaterThan(0);
  expect(created).toBeLessThan(900);
});

test('[GRD-15] an export that waits is cancelled, and no file is written', async () => {
  await insertMany(desk, 2_100);
  const { id } = (await desk.get(desk.mla, 'complaint?export=yes')).body.export as { id: number };
  const before = await desk.db.$count(files);
  const cancelled = await desk.post(desk.mla, `complaint/export/${id}/cancel`, {});
  expect(cancelled.body).toMatchObject({ failure: errorTexts.exportCancelled, link: null });
  await desk.services.jobs.runDue();
  expect(await desk.db.$count(files)).toBe(before);
  expect((await desk.post(desk.admin, `complaint/export/${id}/cancel`, {})).status).toBe(404);
});

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
