import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { BulkWork } from '#contract/desk/bulk.ts';
import type { Task } from '#contract/desk/task.ts';
import { complaintChanges } from '#server/complaints/schema/complaintChanges.ts';
import { complaintHistory, complaints } from '#server/complaints/schema/complaints.ts';
import { notices } from '#server/desk/schema/notices.ts';
import { tasks } from '#server/desk/schema/tasks.ts';
import { insertMany } from '../../complaints/many.ts';
import { BUSY_MS, startProcess } from '../../processes.ts';
import { environment, founded, openOffice } from '../../transfer/backup/office.ts';

const CASES = 200;
const KILLED_AT = 40;

/** An office on disk with an unstarted bulk assignment. */
async function askedFor(env: ReturnType<typeof environment>) {
  const { office, desk } = await founded(env);
  const { mla, post, staff } = desk;
  const rows = await insertMany(desk, CASES).returning({ id: complaints.id });
  const ids = rows.map(({ id }) => id);
  const { body } = await post(mla, 'bulk', { action: 'assign', params: { staff_id: staff.id }, ids });
  await office.database.close();
  return { ids, job: (body.job as Task).id, staff: staff.id, token: mla.token };
}

test(
  '[DESK-11, DESK-12, GRD-15] killed in the middle of bulk work and of its undo, both go on: no row is done twice',
  async () => {
    const env = environment();
    const { ids, job, staff, token } = await askedFor(env);
    const start = async () => {
      const server = await startProcess(env, token);
      const work = () => server.call<BulkWork>('GET', `bulk/${job}`);
      const reached = (done: () => Promise<number | undefined>) =>
        expect.poll(done, { interval: 10, timeout: BUSY_MS }).toBeGreaterThanOrEqual(KILLED_AT);
      return { ...server, work, reached };
    };
    const killed = await start();
    await killed.reached(async () => (await killed.work()).job.done);
    expect((await killed.work()).job.state).toBe('running');
    await killed.kill();

    const again = await start();
    await expect.poll(async () => (await again.work()).job.state, { timeout: BUSY_MS }).toBe('done');
    expect((await again.work()).job).toMatchObject({ done: CASES, refused: 0 });
    await again.call('POST', `bulk/${job}/undo`);
    await again.reached(async () => (await again.work()).undo?.undone);
    expect((await again.work()).undo?.job.state).toBe('running');
    await again.kill();

    const last = await start();
    const undoing = async () => (await last.work()).undo?.job.state;
    await expect.poll(undoing, { timeout: BUSY_MS }).toBe('done');
    expect((await last.work()).undo).toMatchObject({ undone: CASES, kept: [] });
    expect(await last.stop()).toBe(0);

    const { database } = await openOffice(env);
    const { db } = database;
    const assigned = eq(complaintChanges.action, 'assigned');
    expect(await db.$count(complaintChanges, assigned)).toBe(2 * CASES);
    expect(await db.$count(complaintHistory)).toBe(2 * CASES);
    const told = await db.select().from(notices).where(eq(notices.user_id, staff));
    const byId = told.map(({ complaint_id }) => complaint_id).sort((one, other) => one - other);
    expect(byId).toEqual(ids);
    const untouched = db.$count(complaints, eq(complaints.status, 'open'));
    expect(await untouched).toBe(CASES);
    expect(await db.select().from(tasks).orderBy(tasks.id)).toMatchObject([
      { kind: 'bulk', state: 'done', done: CASES },
      { kind: 'bulkUndo', state: 'done', done: CASES },
    ]);
  },
  2 * BUSY_MS,
);
