import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { readReasons } from '#contract/deadlines/escalation.ts';
import { addDays, dayOf } from '#contract/kernel/day.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { registerHandlers } from '#server/app/jobHandlers.ts';
import { complaintChanges } from '#server/complaints/schema/complaintChanges.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { clockEvents, complaintClocks } from '#server/deadlines/schema/clocks.ts';
import { runScheduler } from '#server/desk/scheduler/run.ts';
import { notices } from '#server/desk/schema/notices.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { leaves } from '#server/teamwork/schema/leaves.ts';
import { type Desk, openDesk } from '../../complaints/desk.ts';
import { cutShort } from './cutShort.ts';

const desk = await openDesk();
const { at } = desk;
registerHandlers(desk.services);
type Person = Parameters<Desk['post']>[0];
beforeEach(async () => {
  for (const table of [complaints, leaves]) await desk.db.delete(table);
  await desk.db.update(users).set({ disabled: false });
  await desk.db.update(offices).set({ settings: {}, version: 1 });
  at('2026-06-01', '11:00');
});

const ZONE_MS = 5.5 * 3_600_000;
const tickAt = async (day: string, time: string) => {
  at(day, time);
  await runScheduler(desk.services);
};
/** On each day to come before one: at midnight, around the opening and after the office has closed. */
async function tickUntil(until: string) {
  for (let day = dayOf(desk.clock.now); day < until; day = addDays(day, 1))
    for (const time of ['00:00', '09:59', '10:00', '10:01', '17:31'])
      if (new Date(`${day}T${time}:00+05:30`) > desk.clock.now) await tickAt(day, time);
  at(until, '00:00');
}
const inZone = (instant: Date) => new Date(instant.getTime() + ZONE_MS).toISOString().slice(0, 16);
/** Who was notified of an escalation, and when. */
const told = async () => {
  const who = new Map(Object.entries(desk).map(([name, value]) => [(value as Person)?.id, name]));
  const rows = await desk.db
    .select()
    .from(notices)
    .where(eq(notices.kind, 'escalated'))
    .orderBy(asc(notices.id));
  return rows.map(({ user_id, created_at }) => `${who.get(user_id)} ${inZone(created_at)}`);
};
const lines = async () =>
  (await desk.db.select().from(complaintChanges).orderBy(asc(complaintChanges.id)))
    .filter(({ action }) => action === 'escalated')
    .map(({ creator_id, changes }) => ({
      creator_id,
      level: changes.level,
      why: readReasons(String(changes.escalatedFor?.[1] ?? '[]')),
    }));
const clockOf = async (id: number) =>
  (await desk.db.select().from(complaintClocks).where(eq(complaintClocks.complaint_id, id)))[0];
/** At risk from Thursday 2026-06-18 on, due on Tuesday 2026-06-23. */
const record = (given: Record<string, unknown> = {}) =>
  desk.record(desk.mla, { staff_id: desk.staff.id, ...given });
const setLadder = async (given: Record<string, unknown>) => {
  const { status } = await desk.put(desk.mla, 'sla/ladder', given);
  expect(status).toBe(200);
  await desk.services.jobs.runDue();
};
const UP = [
  'deskHead 2026-06-24T10:00',
  'mla 2026-06-25T10:00',
  'mp 2026-06-29T10:00',
  'admin 2026-07-04T10:00',
];

describe('[SLA-12, SLA-13] escalates an overdue complaint automatically', () => {
  test('at openings 0, 2, 5 and 10 working days after its due day, each level once, without an account', async () => {
    const { id, version, status } = await record();
    at('2026-06-23', '12:00');
    await tickUntil('2026-07-20');
    expect(await told()).toEqual(UP);
    expect(await lines()).toEqual(
      [1, 2, 5, 10].map((days, nth) => ({
        creator_id: null,
        level: [String(nth), String(nth + 1)],
        why: [{ why: 'overdue', days }],
      })),
    );
    const { body } = await desk.get(desk.staff, `complaint/${id}`);
    expect(body).toMatchObject({ status, staff_id: desk.staff.id, version, clock: { level: 4 } });
    expect(await clockOf(id)).toMatchObject({ escalate_on: null, next_at: null });
  });

  test('[GRD-07] also without an assignee; parallel or interrupted runs neither repeat nor lose a level', async () => {
    await record({ staff_id: null });
    for (const [day, time] of [
      ['2026-06-24', '10:00'],
      ['2026-06-25', '10:00'],
      ['2026-06-29', '10:00'],
      ['2026-07-04', '10:00'],
    ] as const) {
      at(day, time);
      expect(await cutShort(desk.services)).toBe(true);
      await Promise.all([runScheduler(desk.services), runScheduler(desk.services)]);
      await runScheduler(desk.services);
    }
    expect(await told()).toEqual(UP);
    expect((await lines())[0]?.why).toEqual([{ why: 'overdue', days: 1 }, { why: 'unassigned' }]);
    expect(await desk.db.$count(clockEvents, eq(clockEvents.kind, 'escalated'))).toBe(4);
  });

  test('[GRD-07] after an outage all that was missed, level by level, and only while the office is open', async () => {
    await record();
    await tickAt('2026-06-30', '09:59');
    expect(await told()).toEqual([]);
    await tickAt('2026-06-30', '12:15');
    expect(await told()).toEqual(['deskHead', 'mla', 'mp'].map((who) => `${who} 2026-06-30T12:15`));
  });

  test('in the calendar of the office: a closed day is none', async () => {
    await record();
    const holidays = [{ day: '2026-06-25', holiday: { name: 'Example', closed_from: 0 } }];
    await tickAt('2026-06-24', '10:00');
    const { status } = await desk.put(desk.mla, 'sla/calendar', { holidays });
    expect(status).toBe(200);
    await desk.services.jobs.runDue();
    await tickUntil('2026-06-27');
    expect(await told()).toEqual(['deskHead 2026-06-24T10:00', 'mla 2026-06-26T10:00']);
  });

  test('skips levels without users; if none is left it waits for the next working day', async () => {
    for (const { id } of [desk.deskHead, desk.mp, desk.admin])
      await desk.db.update(users).set({ disabled: true }).where(eq(users.id, id));
    await record();
    await tickAt('2026-06-24', '10:00');
    expect(await told()).toEqual(['mla 2026-06-24T10:00']);
    expect((await lines())[0]?.why).toEqual([
      { why: 'overdue', days: 1 },
      { why: 'vacant', level: 1 },
    ]);
    await tickUntil('2026-07-07');
    expect(await told()).toHaveLength(1);
    await desk.db.update(users).set({ disabled: false });
    await tickUntil('2026-07-08');
    expect((await told()).slice(1)).toEqual(['mp 2026-07-07T10:00', 'admin 2026-07-07T10:00']);
  });

  test('with the words of who is on leave, past a deputy who may not read it', async () => {
    const leave = { from_day: '2026-06-20', to_day: '2026-12-03' };
    await desk.db.insert(leaves).values([
      { ...leave, user_id: desk.staff.id, deputy_id: null },
      { ...leave, user_id: desk.deskHead.id, deputy_id: desk.colleague.id },
    ]);
    await record();
    await tickAt('2026-06-24', '10:00');
    // The deputy may not read it and does not count: the next level is notified instead.
    expect(await told()).toEqual(['mla 2026-06-24T10:00']);
    const names = new Map((await desk.db.select().from(users)).map(({ id, name }) => [id, name]));
    const isAway = ({ id }: Person) => ({ why: 'away', name: names.get(id), until: '2026-12-03' });
    expect((await lines())[0]?.why).toEqual([
      { why: 'overdue', days: 1 },
      isAway(desk.staff),
      isAway(desk.deskHead),
    ]);
  });
});

test('[SLA-12, SLA-16] a deputy is reached by what the person on leave has in charge', async () => {
  const days = { from_day: '2026-06-20', to_day: '2026-12-03' };
  await desk.db.insert(leaves).values({ ...days, user_id: desk.deskHead.id, deputy_id: desk.colleague.id });
  const { id } = await desk.record(desk.mla, { staff_id: desk.staff.id });
  const toHead = { staff_id: desk.deskHead.id };
  await desk.db.update(complaints).set(toHead).where(eq(complaints.id, id));
  await tickAt('2026-06-24', '10:00');
  await tickUntil('2026-06-25');
  expect(await told()).toEqual(['colleague 2026-06-24T10:00']);
});

describe('[SLA-08, SLA-12] one clock escalates to a user only once', () => {
  test('though its due day moves; later levels keep to the new one', async () => {
    const { id } = await record();
    await tickAt('2026-06-24', '10:00');
    await tickAt('2026-06-25', '10:00');
    const json = { _method: 'PUT', priority: 'high' };
    await desk.send('POST', `complaint/${id}`, { token: desk.mla.token, json });
    await desk.send('POST', `complaint/${id}`, {
      token: desk.mla.token,
      json: { ...json, priority: 'normal' },
    });
    const targets = [{ category_id: null, normal: { resolution_days: 24 } }];
    await desk.put(desk.mla, 'sla/target', { targets });
    await desk.services.jobs.runDue();
    const due = (await clockOf(id))?.due_on ?? '';
    expect(due > '2026-06-25').toBe(true);
    await tickUntil('2026-07-20');
    expect(await told()).toEqual([...UP.slice(0, 2), 'mp 2026-07-06T10:00', 'admin 2026-07-13T10:00']);
  });

  test('[SLA-14] though it was given back: the levels above come all the same', async () => {
    const { id } = await record();
    await tickAt('2026-06-24', '10:00');
    await tickAt('2026-06-25', '10:00');
    for (const by of [desk.mla, desk.deskHead])
      await desk.post(by, 'complaint/deescalate', { id, note: 'Yours' });
    await tickUntil('2026-07-20');
    expect(await told()).toEqual(UP);
    expect((await lines())[2]?.level).toEqual(['0', '3']);
  });

  test('[SLA-14, REF-20] nor what was escalated by hand before; a reopened one goes on where it stood', async () => {
    const { id } = await record();
    await desk.post(desk.staff, 'complaint/escalate', { id, note: 'A child is ill' });
    await tickUntil('2026-06-27');
    expect(await told()).toEqual(['deskHead 2026-06-01T11:00', 'mla 2026-06-25T10:00']);
    await desk.post(desk.mla, 'complaint/close', { id, message: 'Done.' });
    await desk.post(desk.mla, 'complaint/reopen', { id });
    await tickUntil('2026-07-12');
    expect((await told()).slice(2)).toEqual(['mp 2026-06-27T00:00']);
  });

  test('[REF-20] one closed by mistake returns to its level and recipients; nobody is notified again', async () => {
    const { id } = await record();
    const escalated = async () => (await desk.list(desk.deskHead, { given: 'escalated' })).total;
    await desk.post(desk.staff, 'complaint/escalate', { id, note: 'A child is ill' });
    await desk.post(desk.staff, 'complaint/close', { id, message: 'Done.' });
    expect(await escalated()).toBe(0);
    await desk.post(desk.staff, 'complaint/reopen', { id, reason: 'by_mistake' });
    expect(await escalated()).toBe(1);
    await tickUntil('2026-06-18');
    expect(await told()).toEqual(['deskHead 2026-06-01T11:00', 'mla 2026-06-16T10:00']);
  });
});

describe('[SLA-12] the ladder of the office', () => {
  test('a changed setting counts from the due day on, also for escalated complaints', async () => {
    await record();
    await tickAt('2026-06-24', '10:00');
    await setLadder({ level_2: 3, level_3: 'off', level_4: 3 });
    await tickUntil('2026-07-10');
    expect(await told()).toEqual([UP[0], 'mla 2026-06-26T10:00', 'admin 2026-06-26T10:00']);
  });

  test('a level that is off escalates to nobody, and continues when it is on again', async () => {
    await setLadder({ level_1: 'off', level_2: 'off', level_3: 'off', level_4: 'off' });
    await record();
    await tickUntil('2026-07-03');
    expect(await told()).toEqual([]);
    await setLadder({ level_2: null });
    await tickUntil('2026-07-05');
    expect(await told()).toEqual(['mla 2026-07-03T10:00']);
  });
});

test('[SLA-07, SLA-10] paused, quiet and resolved complaints are not escalated', async () => {
  const [paused, quiet, closed] = [await record(), await record(), await record()];
  await tickAt('2026-06-23', '10:00');
  await desk.post(desk.mla, 'complaint/pause', { id: paused.id, reason: 'court', until: '2026-07-31' });
  await desk.db
    .update(complaintClocks)
    .set({ quiet: true })
    .where(eq(complaintClocks.complaint_id, quiet.id));
  await desk.post(desk.mla, 'complaint/close', { id: closed.id, message: 'Done.' });
  await tickUntil('2026-07-12');
  expect(await told()).toEqual([]);
});
