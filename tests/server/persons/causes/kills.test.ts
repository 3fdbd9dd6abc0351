import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Task } from '#contract/desk/task.ts';
import { complaintChanges } from '#server/complaints/schema/complaintChanges.ts';
import { complaintResponses, complaints } from '#server/complaints/schema/complaints.ts';
import { tasks } from '#server/desk/schema/tasks.ts';
import { causeAnswersGiven } from '#server/persons/schema/causes.ts';
import { insertMany } from '../../complaints/many.ts';
import { BUSY_MS, startProcess } from '../../processes.ts';
import { environment, founded, openOffice } from '../../transfer/backup/office.ts';

const CASES = 300;
const KILLED_AT = [40, 120];

/** An office on disk with an unstarted answer to a large cause. */
async function askedFor(env: ReturnType<typeof environment>) {
  const { office, desk } = await founded(env);
  const { mla, places, post, roads } = desk;
  const rows = await insertMany(desk, CASES).returning({ id: complaints.id });
  const complaint_ids = rows.map(({ id }) => id);
  const given = { ...places.V1, title: 'No water', category_id: roads, complaint_ids };
  const { body: cause } = await post(mla, 'cause', given);
  const { body } = await post(mla, `cause/${cause.id}/answer`, { message: 'Repaired', close: true });
  expect(body).toMatchObject({ possible: CASES });
  await office.database.close();
  return { complaint_ids, job: (body.job as Task).id, token: mla.token };
}

test(
  '[PER-19, GRD-15] killed twice in the middle of an answer, it goes on: everybody has it once',
  async () => {
    const env = environment();
    const { complaint_ids, job, token } = await askedFor(env);
    const start = async () => {
      const server = await startProcess(env, token);
      const state = () => server.call<Task>('GET', `job/${job}`);
      const reached = (done: number) =>
        expect
          .poll(async () => (await state()).done, { interval: 10, timeout: BUSY_MS })
          .toBeGreaterThanOrEqual(done);
      return { ...server, reached, state };
    };
    for (const done of KILLED_AT) {
      const server = await start();
      await server.reached(done);
      expect(await server.state()).toMatchObject({ state: 'running' });
      await server.kill();
    }
    const server = await start();
    const before = await server.state();
    expect([before.done < CASES, before.refused]).toEqual([true, 0]);
    await expect.poll(async () => (await server.state()).state, { timeout: BUSY_MS }).toBe('done');
    expect(await server.stop()).toBe(0);

    const { database } = await openOffice(env);
    const { db } = database;
    const each = { responses: complaintResponses, given: causeAnswersGiven } as const;
    for (const [what, table] of Object.entries(each)) {
      const found = await db.select({ id: table.complaint_id }).from(table);
      const ids = found.map(({ id }) => id).sort((one, other) => one - other);
      expect([what, ids]).toEqual([what, complaint_ids]);
    }
    const closed = eq(complaintChanges.action, 'resolved');
    expect(await db.$count(complaintChanges, closed)).toBe(CASES);
    expect(await db.select().from(tasks)).toMatchObject([
      { state: 'done', total: CASES, done: CASES, refused: 0 },
    ]);
  },
  BUSY_MS,
);
