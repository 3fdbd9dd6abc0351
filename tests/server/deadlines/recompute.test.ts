import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Task } from '#contract/desk/task.ts';
import { registerHandlers } from '#server/app/jobHandlers.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { clocksOf, insertClocks } from '#server/deadlines/makeClocks.ts';
import { recomputeOfficeDeadlines } from '#server/deadlines/recomputeOfficeDeadlines.ts';
import { rulesOfAll } from '#server/deadlines/rules.ts';
import { complaintClocks } from '#server/deadlines/schema/clocks.ts';
import { runScheduler } from '#server/desk/scheduler/run.ts';
import { complaintFollowups } from '#server/desk/schema/followups.ts';
import { notices } from '#server/desk/schema/notices.ts';
import { runTask, type Slice } from '#server/desk/tasks/run.ts';
import { type Desk, openDesk } from '../complaints/desk.ts';
import { insertMany } from '../complaints/many.ts';

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
  registerHandlers(desk.services);
  at('2026-06-01', '11:00');
});

function at(day: string, time: string) {
  desk.clock.now = new Date(`${day}T${time}:00+05:30`);
}
afterEach(() => {
  vi.restoreAllMocks();
});

/** More than two slices, due on 2026-06-23. */
const MANY = 450;
const SLICE = 200;
async function recordMany() {
  await insertMany(desk, MANY);
  await desk.db.transaction(async (tx) =>
    insertClocks(tx, clocksOf(await rulesOfAll(tx), await tx.select().from(complaints), desk.clock.now)),
  );
}
/** Two working days more: due on 2026-06-25. */
async function allowMore(): Promise<Task> {
  const targets = [{ category_id: null, normal: { resolution_days: 20 } }];
  const { body, status } = await desk.post(desk.mla, 'sla/target', { _method: 'PUT', targets });
  expect(status).toBe(200);
  return body.job as Task;
}
const [BEFORE, AFTER] = ['2026-06-23', '2026-06-25'];
const rows = () => desk.db.select().from(complaintClocks).orderBy(asc(complaintClocks.complaint_id));
const dueDays = async () => (await rows()).map(({ due_on }) => due_on);
const jobAt = async ({ id }: Task) => (await desk.get(desk.mla, `job/${id}`)).body;
const first = (count: number) => [...Array(count).fill(AFTER), ...Array(MANY - count).fill(BEFORE)];

/** A process that ends in the middle of the second slice. */
async function cutShort({ id }: Task) {
  let slices = 0;
  const dying: Slice = async (work) => {
    const done = await recomputeOfficeDeadlines(work);
    if (++slices === 2) throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
    return done;
  };
  const run = runTask(desk.services, id, { last: false }, { deadlines: { slice: dying } });
  await expect(run).rejects.toThrow('gone');
}

test('[SLA-08, GRD-15] many are computed in slices; what an ended process has left goes on behind them', async () => {
  await recordMany();
  const job = await allowMore();
  await cutShort(job);
  expect(await jobAt(job)).toMatchObject({ state: 'running', total: MANY, done: SLICE });
  expect(await dueDays()).toEqual(first(SLICE));
  const begun: unknown[] = [];
  const slice: Slice = (work) => {
    begun.push(work.subject.last_id);
    return recomputeOfficeDeadlines(work);
  };
  await runTask(desk.services, job.id, { last: false }, { deadlines: { slice } });
  const ids = (await rows()).map(({ complaint_id }) => complaint_id);
  expect(begun.slice(0, 2)).toEqual([ids[SLICE - 1], ids[2 * SLICE - 1]]);
  expect(await jobAt(job)).toMatchObject({ state: 'done', done: MANY });
  expect(await dueDays()).toEqual(first(MANY));
});

test('[SLA-08, GRD-15] others are let through between its slices, which are as short as they take long', async () => {
  await recordMany();
  const job = await allowMore();
  const execute = vi.spyOn(desk.db, 'execute');
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 60));
  const ways: number[] = [];
  const slice: Slice = (work) => {
    ways.push(execute.mock.calls.length);
    return recomputeOfficeDeadlines(work);
  };
  await runTask(desk.services, job.id, { last: false }, { deadlines: { slice } });
  expect(ways.length).toBeGreaterThan(2);
  for (const [nth, count] of ways.slice(1).entries()) expect(count).toBeGreaterThan(ways[nth] ?? 0);
  expect(await dueDays()).toEqual(first(MANY));
});

test('[SLA-08, GRD-15] it can be cancelled; the next change computes what was left', async () => {
  await recordMany();
  const job = await allowMore();
  await cutShort(job);
  const cancelled = await desk.post(desk.mla, `job/${job.id}/cancel`, {});
  expect(cancelled.body).toMatchObject({ state: 'cancelled', done: SLICE });
  await desk.services.jobs.runDue();
  expect(await dueDays()).toEqual(first(SLICE));
  await allowMore();
  await desk.services.jobs.runDue();
  expect(await dueDays()).toEqual(first(MANY));
});

test('[GRD-06] an ended pause, reminders, escalations and recomputing raise no version', async () => {
  const given = { staff_id: desk.staff.id };
  const [paused] = [await desk.record(desk.mla, given), await desk.record(desk.mla, given)];
  await desk.post(desk.mla, 'complaint/pause', { id: paused.id, reason: 'court', until: '2026-06-08' });
  const versions = async () =>
    new Map((await desk.db.select().from(complaints)).map(({ id, version }) => [id, version]));
  const before = await versions();
  expect(before.size).toBe(2);
  for (const day of ['2026-06-08', '2026-06-18', '2026-06-23', '2026-06-24', '2026-06-25']) {
    at(day, '10:00');
    await runScheduler(desk.services);
  }
  const said = new Set((await desk.db.select().from(notices)).map(({ kind }) => kind));
  expect(said).toEqual(new Set(['assigned', 'resumed', 'at_risk', 'due', 'overdue', 'escalated']));
  const days = await dueDays();
  await allowMore();
  await desk.services.jobs.runDue();
  expect(await dueDays()).not.toEqual(days);
  expect(await versions()).toEqual(before);
});

test('[DESK-04, SLA-08] a follow-up of a suggestion, which has no deadline, comes when its office opens by the new calendar', async () => {
  const { mla, otherMla, places } = desk;
  for (const [by, given] of [
    [mla, {}],
    [otherMla, places.V4],
  ] as const) {
    const { id } = await desk.record(by, { ...given, type: 'suggestion' });
    expect(await desk.post(by, 'complaint/followup', { id, on: '2026-06-22' })).toMatchObject({
      status: 200,
    });
  }
  const setHoliday = async (holiday: object | null) => {
    const holidays = [{ day: '2026-06-22', holiday }];
    const { body } = await desk.post(mla, 'sla/calendar', { _method: 'PUT', holidays });
    expect(body.job).toMatchObject({ total: 1 });
    await desk.services.jobs.runDue();
    expect(await jobAt(body.job as Task)).toMatchObject({ state: 'done', done: 1 });
  };
  const opens = async () => {
    const kept = await desk.db.select().from(complaintFollowups).orderBy(asc(complaintFollowups.id));
    return kept.map(({ opens_at }) => opens_at.toISOString());
  };
  const [monday, tuesday] = ['2026-06-22T04:30:00.000Z', '2026-06-23T04:30:00.000Z'];
  await setHoliday({ name: 'Example', closed_from: 0 });
  expect(await opens()).toEqual([tuesday, monday]);
  await setHoliday(null);
  expect(await opens()).toEqual([monday, monday]);
});
