import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ComplaintClock } from '#contract/deadlines/complaintClock.ts';
import { factDifferences } from '#server/complaints/list/verify.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { complaintClocks, pastClocks } from '#server/deadlines/schema/clocks.ts';
import { runScheduler } from '#server/desk/scheduler/run.ts';
import { type Desk, openDesk, refusalOf } from '../complaints/desk.ts';

let desk: Desk;
/** A Monday without holidays around it. */
const MONDAY = '2026-06-01';
beforeEach(async () => {
  desk = await openDesk();
  at(MONDAY, '11:00');
});

function at(day: string, time: string) {
  desk.clock.now = new Date(`${day}T${time}:00+05:30`);
}
const read = async (id: number) =>
  (await desk.get(desk.mla, `complaint/${id}`)).body as Record<string, unknown>;
const clockOf = async (id: number) => (await read(id)).clock as ComplaintClock | null;
const edit = (id: number, json: object) =>
  desk.send('POST', `complaint/${id}`, { token: desk.mla.token, json: { _method: 'PUT', ...json } });
const close = (id: number) => desk.post(desk.mla, 'complaint/close', { id, message: 'It is repaired.' });
const reopen = (id: number) => desk.post(desk.mla, 'complaint/reopen', { id });

test('[SLA-01, SLA-02, SLA-06] what is recorded is due by its priority, and at risk before', async () => {
  const due = async (priority?: string) => {
    const { id } = await desk.record(desk.mla, { priority });
    const [row] = await desk.db.select().from(complaintClocks).where(eq(complaintClocks.complaint_id, id));
    return [(await read(id)).priority, row?.risk_on, row?.due_on, (await clockOf(id))?.response_due_at];
  };
  // 18 working days from Monday, without Sundays and the second Saturday; 15 hours are two days of seven and a half.
  expect(await due()).toEqual(['normal', '2026-06-18', '2026-06-23', '2026-06-03T05:30:00.000Z']);
  expect(await due('high')).toEqual(['high', '2026-06-10', '2026-06-12', '2026-06-02T06:00:00.000Z']);
  expect(await due('urgent')).toEqual(['urgent', '2026-06-03', '2026-06-04', '2026-06-01T09:30:00.000Z']);
});

test('[SLA-02] suggestions have no clock until they become complaints', async () => {
  const { id } = await desk.record(desk.mla, { type: 'suggestion' });
  expect(await clockOf(id)).toBeNull();
  await edit(id, { type: 'complaint' });
  expect(await clockOf(id)).toMatchObject({ state: 'running', due_on: '2026-06-23' });
  await edit(id, { type: 'suggestion' });
  expect(await clockOf(id)).toBeNull();
});

test('[SLA-06] runs, is at risk from the risk day on and overdue from the midnight after the due day', async () => {
  const { id } = await desk.record(desk.mla);
  const states = [];
  for (const [day, time] of [
    ['2026-06-17', '23:59'],
    ['2026-06-18', '00:00'],
    ['2026-06-23', '23:59'],
    ['2026-06-24', '00:00'],
    ['2026-06-27', '12:00'],
  ] as const) {
    at(day, time);
    const clock = await clockOf(id);
    states.push([clock?.state, clock?.overdue_days]);
  }
  expect(states).toEqual([
    ['running', 0],
    ['at_risk', 0],
    ['at_risk', 0],
    ['overdue', 1],
    ['overdue', 4],
  ]);
});

test('[SLA-06] met when it was resolved by the due day, missed after it', async () => {
  const { id } = await desk.record(desk.mla);
  const late = await desk.record(desk.mla);
  at('2026-06-23', '23:59');
  await close(id);
  at('2026-06-25', '00:00');
  await close(late.id);
  at('2026-08-01', '12:00');
  expect(await clockOf(id)).toMatchObject({ state: 'met', overdue_days: 0 });
  expect(await clockOf(late.id)).toMatchObject({ state: 'missed', overdue_days: 2 });
});

test('[SLA-05] the first answer stops the wait for it, neither assignment nor remark does', async () => {
  const { id } = await desk.record(desk.mla);
  const response = async () => (await clockOf(id))?.response;
  await desk.post(desk.mla, 'complaint/staff/assign', { complaint_id: id, staff_id: desk.staff.id });
  await desk.post(desk.mla, 'complaint/history', { complaint_id: id, message: 'Asked the engineer.' });
  expect(await response()).toBe('waiting');
  at('2026-06-03', '11:01');
  expect(await response()).toBe('late');
  await desk.post(desk.mla, 'complaint/response', {
    complaint_id: id,
    message: 'We asked.',
    status: 'responded',
  });
  expect(await response()).toBe('given');
  const resolved = await desk.record(desk.mla);
  await close(resolved.id);
  expect((await clockOf(resolved.id))?.response).toBe('given');
});

test('[SLA-09] reopening starts a new clock with at least a high priority; the one before stays readable', async () => {
  const { id } = await desk.record(desk.mla);
  at('2026-06-25', '12:00');
  await close(id);
  at('2026-07-01', '11:00');
  await reopen(id);
  expect(await read(id)).toMatchObject({
    priority: 'high',
    clock: { state: 'running', due_on: '2026-07-14', response: 'given' },
  });
  expect((await read(id)).earlier_clocks).toEqual([
    { nth: 1, state: 'missed', due_on: '2026-06-23', stopped_on: '2026-06-25' },
  ]);
  await edit(id, { priority: 'urgent' });
  await close(id);
  await desk.post(desk.mla, 'complaint/response', {
    complaint_id: id,
    message: 'Again.',
    status: 'reviewed',
  });
  expect(await read(id)).toMatchObject({ priority: 'urgent' });
  expect(await desk.db.$count(pastClocks)).toBe(2);
});

test('[SLA-09] what was a suggestion in between keeps the clocks from before', async () => {
  const { id } = await desk.record(desk.mla);
  await close(id);
  await reopen(id);
  await edit(id, { type: 'suggestion' });
  await edit(id, { type: 'complaint' });
  await close(id);
  expect(await reopen(id)).toMatchObject({ status: 200 });
  expect((await read(id)).earlier_clocks).toMatchObject([{ nth: 1 }, { nth: 2 }]);
});

test('[SLA-05, SLA-09] reopened it was answered when it was answered first', async () => {
  const { id } = await desk.record(desk.mla);
  at('2026-06-02', '11:00');
  await close(id);
  at('2026-06-03', '11:00');
  await reopen(id);
  const clocks = await desk.db.select().from(complaintClocks).where(eq(complaintClocks.complaint_id, id));
  expect(clocks).toMatchObject([{ responded_at: new Date('2026-06-02T11:00+05:30') }]);
});

test('[SLA-02, SLA-09] a suggestion that is reopened has no clock', async () => {
  const { id } = await desk.record(desk.mla, { type: 'suggestion' });
  await close(id);
  expect(await reopen(id)).toMatchObject({ status: 200 });
  expect(await read(id)).toMatchObject({ clock: null, earlier_clocks: [] });
});

test('[SLA-08] by another priority it is computed again from the original start', async () => {
  const { id } = await desk.record(desk.mla);
  at('2026-06-10', '11:00');
  await edit(id, { priority: 'urgent' });
  expect(await clockOf(id)).toMatchObject({ state: 'overdue', due_on: '2026-06-04' });
  await edit(id, { priority: 'normal', name: 'Ramulu' });
  expect(await clockOf(id)).toMatchObject({ state: 'running', due_on: '2026-06-23' });
});

describe('[SLA-08] with the pause kept, five working days of its office, it is computed again from the original start', () => {
  let id = 0;
  const days = async () => {
    const [row] = await desk.db.select().from(complaintClocks).where(eq(complaintClocks.complaint_id, id));
    return [row?.risk_on, row?.due_on, row?.response_due_at?.toISOString()];
  };
  const set = (path: string, by: Desk['mla'], json: object) =>
    desk.send('PUT', path, { token: by.token, json: { ...json } });
  beforeEach(async () => {
    ({ id } = await desk.record(desk.mla));
    at('2026-06-02', '10:00');
    await desk.post(desk.mla, 'complaint/pause', { id, reason: 'court', until: '2026-06-08' });
    at('2026-06-10', '11:00');
    expect(await days()).toEqual(['2026-06-24', '2026-06-29', '2026-06-03T05:30:00.000Z']);
  });

  test('by the targets of another category', async () => {
    const normal = { resolution_days: 20, response_hours: 4 };
    await set('sla/target', desk.mla, { targets: [{ category_id: desk.water, normal }] });
    expect(await edit(id, { category_id: desk.water })).toMatchObject({ status: 200 });
    expect(await days()).toEqual(['2026-06-26', '2026-07-01', '2026-06-01T09:30:00.000Z']);
  });

  test('by the calendar of the office of another place, in which the pause is a day shorter', async () => {
    const hours = [[600, 1050]];
    await set('sla/calendar', desk.otherMla, { week: [[], hours, hours, hours, hours, hours, []] });
    const json = { _method: 'PUT', ...desk.places.V4 };
    expect(await desk.post(desk.admin, `complaint/${id}`, json)).toMatchObject({ status: 200 });
    expect(await days()).toEqual(['2026-06-25', '2026-07-01', '2026-06-03T05:30:00.000Z']);
  });
});

test('[GRD-06] no clock raises a version: an answer that changes nothing else leaves it', async () => {
  const { id, version } = await desk.record(desk.mla);
  await desk.post(desk.mla, 'complaint/response', { complaint_id: id, message: 'We asked.', status: 'open' });
  expect((await clockOf(id))?.response).toBe('given');
  expect((await read(id)).version).toBe(version);
});

test('[SLA-01] the priority of what came from the app can be changed, and nothing else of it', async () => {
  const { id } = await desk.record(desk.mla, { source: 'app' });
  expect(await edit(id, { priority: 'high' })).toMatchObject({ status: 200, body: { priority: 'high' } });
  expect(refusalOf(await edit(id, { priority: 'urgent', name: 'Somebody' }), 'source')).toHaveLength(1);
  expect(await read(id)).toMatchObject({ priority: 'high', name: 'Ramulu Goud' });
  expect(refusalOf(await edit(id, { priority: 'soon' }), 'priority')).toHaveLength(1);
  expect(await edit(id, { priority: null, name: 'Somebody' })).toMatchObject({ status: 422 });
});

test('[SLA-06] a clock follows its complaint: whose it is, whether it is shown, and its end', async () => {
  const { id } = await desk.record(desk.mla);
  const kept = async () =>
    (await desk.db.select().from(complaintClocks)).map(({ staff_id, hidden }) => [staff_id, hidden]);
  await desk.post(desk.mla, 'complaint/staff/assign', { complaint_id: id, staff_id: desk.staff.id });
  expect(await kept()).toEqual([[desk.staff.id, false]]);
  await edit(id, { name: 'demo' });
  expect(await kept()).toEqual([[desk.staff.id, true]]);
  await desk.db.delete(complaints).where(eq(complaints.id, id));
  expect(await kept()).toEqual([]);
});

test('[PER-17, SLA-06] what a merge has closed runs on from its old start when it is undone', async () => {
  const [one, other] = [await desk.record(desk.mla), await desk.record(desk.mla)];
  await desk.post(desk.mla, 'complaint/merge', { source_ids: [one.id], target_id: other.id });
  expect(await clockOf(one.id)).toMatchObject({ state: 'met', response: null });
  at('2026-06-10', '11:00');
  await desk.post(desk.mla, 'complaint/merge/undo', { source_id: one.id });
  expect(await read(one.id)).toMatchObject({
    priority: 'normal',
    clock: { state: 'running', due_on: '2026-06-23' },
  });
  expect(await desk.db.$count(pastClocks)).toBe(0);
});

test('[PER-17, SLA-07] a pause that a merge has ended lasts on when it is undone, and is over on its day', async () => {
  const [one, other] = [await desk.record(desk.mla), await desk.record(desk.mla)];
  at('2026-06-02', '10:00');
  await desk.post(desk.mla, 'complaint/pause', { id: one.id, reason: 'court', until: '2026-06-08' });
  at('2026-06-03', '11:00');
  const merge = () => desk.post(desk.mla, 'complaint/merge', { source_ids: [one.id], target_id: other.id });
  const undo = () => desk.post(desk.mla, 'complaint/merge/undo', { source_id: one.id });
  await merge();
  expect(await clockOf(one.id)).toMatchObject({ state: 'met', paused: null });
  at('2026-06-04', '11:00');
  expect(await undo()).toMatchObject({ status: 200 });
  const paused = { until: '2026-06-08', reason: 'court' };
  expect(await clockOf(one.id)).toMatchObject({ state: 'paused', due_on: '2026-06-29', paused });
  await merge();
  at('2026-06-10', '11:00');
  expect(await undo()).toMatchObject({ status: 200 });
  expect(await clockOf(one.id)).toMatchObject({ state: 'running', due_on: '2026-06-29', paused: null });
  await runScheduler(desk.services);
  expect((await read(one.id)).pauses).toMatchObject([{ ended_at: '2026-06-07T18:30:00.000Z' }]);
  expect(await factDifferences(desk.db)).toEqual([]);
});

test('[PER-17, SLA-15] what was merged is in no deadline figure until that is undone and it is resolved', async () => {
  const [one, other] = [await desk.record(desk.mla), await desk.record(desk.mla)];
  const found = async (sla: string) => (await desk.list(desk.mla, { page: 1, sla })).total;
  await desk.post(desk.mla, 'complaint/merge', { source_ids: [one.id], target_id: other.id });
  await close(other.id);
  expect(await found('met')).toBe(1);
  at('2026-06-25', '11:00');
  await desk.post(desk.mla, 'complaint/merge/undo', { source_id: one.id });
  await close(one.id);
  expect([await found('met'), await found('missed')]).toEqual([1, 1]);
});
