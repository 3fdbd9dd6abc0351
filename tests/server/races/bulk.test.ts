import { inArray, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { BulkWork } from '#contract/desk/bulk.ts';
import { registerHandlers } from '#server/app/jobHandlers.ts';
import { countDifferences } from '#server/complaints/list/verify.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { taskItems, tasks } from '#server/desk/schema/tasks.ts';
import { openServer, tally, together } from './server.ts';

const { desk, send } = await openServer();
const { admin, colleague, deskHead, mla, staff } = desk;
registerHandlers(desk.services);
const { jobs } = desk.services;
let phones = 9_848_900_000;

async function record(count: number): Promise<number[]> {
  const bodies = Array.from({ length: count }, () => desk.body({ phone: String(++phones) }));
  const made = await together(count, (index) =>
    send(mla, 'POST', 'complaint', { json: bodies[index] ?? {} }),
  );
  return made.map(({ body }) => Number(body.id)).sort((one, other) => one - other);
}
const at = <T>(all: readonly T[], index: number): T => all[index % all.length] as T;
const bulk = (by: typeof mla, action: string, params: object, ids: number[]) =>
  send(by, 'POST', 'bulk', { json: { action, params: { ...params }, ids } });
const jobOf = ({ body }: Awaited<ReturnType<typeof send>>) => Number((body.job as { id: number }).id);

test('[DESK-10, DESK-11] bulk actions, single edits and other bulk actions in parallel all complete on each row', async () => {
  const ids = await record(30);
  const begun = [
    await bulk(mla, 'assign', { staff_id: staff.id }, ids),
    await bulk(deskHead, 'category', { category_id: desk.water }, ids),
    await bulk(mla, 'answer', { message: 'Seen' }, ids),
  ];
  expect(tally(begun)).toEqual({ 200: 3 });
  const deeds = [
    (id: number) => send(admin, 'PUT', `complaint/${id}`, { json: { priority: 'high' } }),
    (id: number) =>
      send(deskHead, 'POST', 'complaint/staff/assign', {
        json: { complaint_id: id, staff_id: colleague.id },
      }),
    (id: number) => send(mla, 'POST', 'complaint/close', { json: { id, message: 'Done' } }),
    (id: number) => send(mla, 'POST', 'complaint/reopen', { json: { id } }),
  ];
  const working = Promise.all([jobs.runDue(), jobs.runDue()]);
  const answers = await together(40, (index) => at(deeds, index)(at(ids, index * 7)));
  await working;
  await jobs.runDue();
  expect(answers.filter(({ status }) => ![200, 422].includes(status))).toEqual([]);
  const states = await desk.db.select().from(tasks);
  expect(states.map(({ state, done, refused }) => [state, done + refused])).toEqual([
    ['done', 30],
    ['done', 30],
    ['done', 30],
  ]);
  expect(await desk.db.$count(taskItems, sql`state = 'waiting'`)).toBe(0);
  const rows = await desk.db.select().from(complaints).where(inArray(complaints.id, ids));
  expect(rows.every(({ category_id }) => category_id === desk.water)).toBe(true);
  expect(await countDifferences(desk.db)).toEqual([]);
});

test('[DESK-12] one of fifty parallel undos succeeds, and parallel edits are either undone or kept', async () => {
  const ids = await record(24);
  const id = jobOf(await bulk(mla, 'priority', { priority: 'high' }, ids));
  await jobs.runDue();
  const undos = await together(50, () => send(mla, 'POST', `bulk/${id}/undo`, { json: {} }));
  expect(tally(undos)).toEqual({ 200: 1, 422: 49 });
  const working = jobs.runDue();
  const edits = await together(24, (index) =>
    send(admin, 'PUT', `complaint/${at(ids, index)}`, { json: { name: `Edited ${index}` } }),
  );
  expect(tally(edits)).toEqual({ 200: 24 });
  await working;
  await jobs.runDue();
  const { undo } = (await send(mla, 'GET', `bulk/${id}`)).body as unknown as BulkWork;
  expect(undo?.job.state).toBe('done');
  const rows = await desk.db.select().from(complaints).where(inArray(complaints.id, ids));
  expect(rows.filter(({ priority }) => priority === 'normal')).toHaveLength(undo?.undone ?? -1);
  expect(rows.filter(({ priority }) => priority === 'high')).toHaveLength(undo?.job.refused ?? -1);
});
