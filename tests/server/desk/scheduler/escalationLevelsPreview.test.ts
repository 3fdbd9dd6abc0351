import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { DeadlineMoves } from '#contract/deadlines/deadlineMoves.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { registerHandlers } from '#server/app/jobHandlers.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { complaintClocks } from '#server/deadlines/schema/clocks.ts';
import { runScheduler } from '#server/desk/scheduler/run.ts';
import { notices } from '#server/desk/schema/notices.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { leaves } from '#server/teamwork/schema/leaves.ts';
import { openDesk, refusalOf } from '../../complaints/desk.ts';

const desk = await openDesk();
const { at } = desk;
registerHandlers(desk.services);
beforeEach(async () => {
  for (const table of [complaints, leaves]) await desk.db.delete(table);
  await desk.db.update(users).set({ disabled: false });
  await desk.db.update(offices).set({ settings: {}, version: 1 });
  at('2026-06-01', '11:00');
});

type Steps = Record<string, number | 'off' | null>;
const tickAt = async (day: string, time: string) => {
  at(day, time);
  await runScheduler(desk.services);
};
/** Due on Tuesday 2026-06-23: at the desk from Wednesday 10:00 on, with the MLA from Thursday on, with the MP from Monday 06-29 on. */
const record = (given: Record<string, unknown> = {}) =>
  desk.record(desk.mla, { staff_id: desk.staff.id, ...given });
const preview = (ladder: Steps, by = desk.mla) => desk.post(by, 'sla/preview', { ladder });
const counts = async (ladder: Steps, by = desk.mla) => {
  const { total, escalated } = (await preview(ladder, by)).body as unknown as DeadlineMoves;
  return [escalated, total];
};
const save = async (ladder: Steps) => {
  const { status } = await desk.put(desk.mla, 'sla/ladder', ladder);
  expect(status).toBe(200);
  await desk.services.jobs.runDue();
};
/** The complaints that escalate in the run of this instant, each once, with their recipients. */
async function goesUp() {
  await runScheduler(desk.services);
  const { complaint_id, user_id, kind, created_at } = notices;
  const isNew = and(eq(kind, 'escalated'), eq(created_at, desk.clock.now));
  const rows = await desk.db.select({ complaint_id, user_id }).from(notices).where(isNew);
  return { cases: new Set(rows.map((row) => row.complaint_id)), people: rows.map((row) => row.user_id) };
}
const change = (id: number, given: Partial<typeof complaintClocks.$inferInsert>) =>
  desk.db.update(complaintClocks).set(given).where(eq(complaintClocks.complaint_id, id));
const disable = async (...people: { id: number }[]) => {
  for (const { id } of people) await desk.db.update(users).set({ disabled: true }).where(eq(users.id, id));
};

describe('[SLA-08, SLA-12] before the ladder changes', () => {
  test('as many are told as the next tick escalates by it; what it does not touch is not among them', async () => {
    const [target, source, quiet] = [await record(), await record(), await record()];
    const [paused, closed] = [await record(), await record()];
    await record({ name: 'demo' });
    await desk.record(desk.otherMla, { ...desk.places.V4 });
    await tickAt('2026-06-22', '11:00');
    await record({ name: 'Not due yet', phone: '9848011111' });
    await desk.post(desk.mla, 'complaint/merge', { target_id: target.id, source_ids: [source.id] });
    await change(quiet.id, { quiet: true });
    await desk.post(desk.mla, 'complaint/pause', { id: paused.id, reason: 'court', until: '2026-07-31' });
    await desk.post(desk.mla, 'complaint/close', { id: closed.id, message: 'Done.' });
    await tickAt('2026-06-24', '10:00');
    at('2026-06-24', '11:00');
    expect(await counts({})).toEqual([0, 4]);
    expect(await counts({ level_1: 1, level_2: 3 })).toEqual([0, 4]);
    expect(await counts({ level_2: 1 })).toEqual([1, 4]);
    expect(await counts({ level_2: 1, level_3: 1 })).toEqual([1, 4]);
    expect((await preview({ level_2: 1 })).body).toMatchObject({ moved: 0, earlier: 0, overdue: 0 });
    expect((await goesUp()).cases).toEqual(new Set());
    await save({ level_2: 1, level_3: 1 });
    expect(await goesUp()).toEqual({ cases: new Set([target.id]), people: [desk.mla.id, desk.mp.id] });
  });

  test('an escalation at that opening counts only if it goes to a higher level', async () => {
    const { id } = await record();
    await tickAt('2026-06-24', '10:00');
    at('2026-06-24', '20:00');
    expect(await counts({ level_2: 1 })).toEqual([0, 1]);
    expect(await counts({ level_3: 2 })).toEqual([1, 1]);
    await save({ level_3: 2 });
    at('2026-06-25', '09:59');
    expect((await goesUp()).cases).toEqual(new Set());
    at('2026-06-25', '10:00');
    expect(await goesUp()).toEqual({ cases: new Set([id]), people: [desk.mla.id, desk.mp.id] });
  });

  test('a complaint that is only then reported as overdue also escalates at once', async () => {
    const { id } = await record();
    await save({ level_1: 2 });
    at('2026-06-23', '20:00');
    await runScheduler(desk.services);
    expect(await counts({ level_1: 1 })).toEqual([1, 1]);
    expect(await counts({ level_1: null })).toEqual([1, 1]);
    await save({ level_1: null });
    at('2026-06-24', '10:00');
    expect(await goesUp()).toEqual({ cases: new Set([id]), people: [desk.deskHead.id] });
  });

  test('a pause that is over by then hinders nothing, one that lasts does', async () => {
    const { id } = await record();
    await tickAt('2026-06-24', '10:00');
    at('2026-06-24', '20:00');
    await change(id, { paused_until: '2026-06-25' });
    expect(await counts({ level_3: 2 })).toEqual([1, 1]);
    await change(id, { paused_until: '2026-06-26' });
    expect(await counts({ level_3: 2 })).toEqual([0, 1]);
  });
});

describe('[SLA-12] a preview passes over', () => {
  test('skips levels that are off or have no users', async () => {
    const { id } = await record();
    await tickAt('2026-06-24', '10:00');
    at('2026-06-24', '11:00');
    await disable(desk.mp);
    const ladder: Steps = { level_2: 'off', level_3: 1 };
    expect(await counts(ladder)).toEqual([1, 1]);
    await disable(desk.admin);
    expect(await counts(ladder)).toEqual([0, 1]);
    await desk.db.update(users).set({ disabled: false }).where(eq(users.id, desk.admin.id));
    await save(ladder);
    expect(await goesUp()).toEqual({ cases: new Set([id]), people: [desk.admin.id] });
  });

  test('who is on leave on the day of that opening', async () => {
    await record();
    await tickAt('2026-06-24', '10:00');
    await save({ level_2: 4 });
    await disable(desk.mp, desk.admin);
    at('2026-06-24', '20:00');
    expect(await counts({ level_2: 2 })).toEqual([1, 1]);
    const days = { from_day: '2026-06-25', to_day: '2026-06-30' };
    await desk.db.insert(leaves).values({ user_id: desk.mla.id, ...days });
    expect(await counts({ level_2: 2 })).toEqual([0, 1]);
    at('2026-06-24', '12:00');
    expect(await counts({ level_2: 1 })).toEqual([1, 1]);
  });

  test('[GRD-01] constituencies that have set the step themselves, each by its own calendar', async () => {
    await record();
    await desk.record(desk.otherMla, { ...desk.places.V4 });
    const days = ['2026-06-24', '2026-06-25'];
    const holidays = days.map((day) => ({ day, holiday: { name: 'Example', closed_from: 0 } }));
    const set = { token: desk.otherMla.token, json: { holidays } };
    expect((await desk.send('PUT', 'sla/calendar', set)).status).toBe(200);
    await desk.services.jobs.runDue();
    await tickAt('2026-06-24', '10:00');
    at('2026-06-24', '20:00');
    expect(await counts({ level_3: 2 }, desk.admin)).toEqual([1, 2]);
    expect(await counts({ level_2: 1, level_3: 1 }, desk.admin)).toEqual([2, 2]);
    await save({ level_3: 5 });
    expect(await counts({ level_3: 2 }, desk.admin)).toEqual([0, 2]);
    expect(await counts({ level_3: 2 }, desk.mla)).toEqual([1, 1]);
  });
});

test('[SLA-12] a preview of the ladder is refused as the change is', async () => {
  const falls = ['A higher level cannot come before a lower one.'];
  expect(refusalOf(await preview({ level_2: 6 }), 'level_3')).toEqual(falls);
  expect((await preview({ level_1: 366 })).status).toBe(422);
});
