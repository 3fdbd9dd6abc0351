import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { recomputeOfficeDeadlines } from '#server/deadlines/recomputeOfficeDeadlines.ts';
import { taskItems } from '#server/desk/schema/tasks.ts';
import { runTask, type Step } from '#server/desk/tasks/run.ts';
import { giveAnswer } from '#server/persons/causes/giveAnswer.ts';
import { moveOne } from '#server/teamwork/workload/evenOut.ts';
import { jobOf, openCauses } from './office.ts';

const office = await openCauses();

const run = (id: number, step: Step, last = false) =>
  runTask(
    office.services,
    id,
    { last },
    { causeAnswer: { step }, deadlines: { slice: recomputeOfficeDeadlines }, evenOut: { step: moveOne } },
  );

test('[GRD-15, PER-19] continues after an ended process, and gives no complaint the answer twice', async () => {
  const ids = await office.many(12);
  const { id } = (await office.cause(ids)).body;
  const given = await office.answer(id, { message: 'Repaired', status: 'responded' });
  let calls = 0;
  const dying: Step = async (work) => {
    await giveAnswer(work);
    if (++calls === 7) throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
  };
  await run(jobOf(given).id, dying).catch(() => undefined);
  const midway = await office.task(jobOf(given).id);
  expect([midway.state, midway.done < 12]).toEqual(['running', true]);
  await Promise.all([run(jobOf(given).id, giveAnswer), run(jobOf(given).id, giveAnswer)]);
  expect(await office.task(jobOf(given).id)).toMatchObject({ state: 'done', done: 12, refused: 0 });
  for (const each of ids) expect(await office.responses(each)).toBe(1);
});

test('[GRD-15] tells what was refused in its turn, of each by number', async () => {
  const { mla, post } = office;
  const [one = 0, two = 0] = await office.many(2);
  const { id } = (await office.cause([one, two])).body;
  const given = await office.answer(id, { message: 'Repaired', close: true });
  await post(mla, 'complaint/close', { id: two, message: 'Meanwhile' });
  await office.runJobs();
  const number = (await office.get(mla, `complaint/${two}`)).body.complaint_number;
  const { results, ...state } = await office.task(jobOf(given).id);
  expect(state).toMatchObject({
    ...{ state: 'done', total: 2, done: 1, refused: 1 },
    refusals: [{ reason: errorTexts.alreadyResolved, count: 1, numbers: [number] }],
  });
  const file = await office.app.fetch(new Request(new URL(results, 'http://localhost')), {} as never);
  expect(await file.text()).toContain(`${number},refused,${errorTexts.alreadyResolved}`);
  const forged = await office.app.fetch(
    new Request(new URL(results.replace('signature=', 'signature=x'), 'http://localhost')),
    {} as never,
  );
  expect(forged.status).toBe(404);
});

test('[GRD-15] is ended by hand: what is done stays done, the rest is left', async () => {
  const [one = 0, two = 0] = await office.many(2);
  const { id } = (await office.cause([one, two])).body;
  const given = await office.answer(id, { message: 'Repaired', close: true });
  const cancelled = await office.post(office.mla, `job/${jobOf(given).id}/cancel`, {});
  expect(cancelled.body).toMatchObject({ state: 'cancelled', done: 0 });
  await office.runJobs();
  expect([await office.statusOf(one), await office.statusOf(two)]).toEqual(['open', 'open']);
  expect((await office.get(office.staff, `job/${jobOf(given).id}`)).status).toBe(404);
  expect((await office.get(office.admin, `job/${jobOf(given).id}`)).body.state).toBe('cancelled');
});

test('[GRD-15] takes the rights of now: of who has lost them nothing is done', async () => {
  const { cause, answer, many, deskHead } = office;
  const [one = 0] = await many(1);
  const { id } = (await cause([one])).body;
  const given = await answer(id, { message: 'Repaired', close: true }, deskHead);
  await office.db.execute(sql`update users set duties = '{}' where id = ${deskHead.id}`);
  await office.runJobs();
  const state = (await office.get(office.admin, `job/${jobOf(given).id}`)).body;
  expect(state).toMatchObject({ state: 'done', done: 0, refused: 1 });
  expect(await office.statusOf(one)).toBe('open');
});

test('[GRD-15] works on grievances in the order of their ids, and has failed only when nothing more is tried', async () => {
  const ids = await office.many(4);
  const { id } = (await office.cause(ids)).body;
  const [oldest] = [...ids].reverse();
  await office.db.execute(sql`update complaints set created_at = '2020-01-01' where id = ${oldest}`);
  const { id: taskId } = jobOf(await office.answer(id, { message: 'Repaired', close: true }));
  const order: number[] = [];
  const waitsInCircle: Step = async ({ complaintId }) => {
    order.push(complaintId);
    if (complaintId === ids[3]) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
  };
  await expect(run(taskId, waitsInCircle)).rejects.toThrow('deadlock detected');
  expect(order).toEqual(ids);
  expect(await office.task(taskId)).toMatchObject({ state: 'running', done: 3 });
  await run(taskId, waitsInCircle, true);
  expect(await office.task(taskId)).toMatchObject({ state: 'failed', done: 3 });
  expect(await office.db.$count(taskItems, sql`task_id = ${taskId} and state = 'waiting'`)).toBe(1);
});
