import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { dayOf } from '#contract/kernel/day.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { registerHandlers } from '#server/app/jobHandlers.ts';
import { complaintClocks } from '#server/deadlines/schema/clocks.ts';
import { runScheduler } from '#server/desk/scheduler/run.ts';
import { notices } from '#server/desk/schema/notices.ts';
import { type Desk, openDesk } from '../complaints/desk.ts';

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
  registerHandlers(desk.services);
  at('2026-06-01', '11:00');
});

function at(day: string, time: string) {
  desk.clock.now = new Date(`${day}T${time}:00+05:30`);
}
const HOUR = 3_600_000;
const tickAt = async (day: string, time: string) => {
  at(day, time);
  await runScheduler(desk.services);
};
/** Hour by hour until the beginning of a day. */
async function tickUntil(day: string) {
  while (dayOf(desk.clock.now) < day) {
    desk.clock.now = new Date(desk.clock.now.getTime() - (desk.clock.now.getTime() % (HOUR / 2)) + HOUR / 2);
    await runScheduler(desk.services);
  }
}
const inZone = (instant: Date) => new Date(instant.getTime() + 5.5 * HOUR).toISOString().slice(0, 16);
const told = async (userId = desk.staff.id) =>
  (await desk.db.select().from(notices).where(eq(notices.user_id, userId)).orderBy(asc(notices.id)))
    .filter(({ kind }) => kind !== 'assigned')
    .map(({ kind, created_at }) => `${kind} ${inZone(created_at)}`);
/** At risk from Thursday 2026-06-18 on, due on Tuesday 2026-06-23. */
const record = (given: Record<string, unknown> = {}) =>
  desk.record(desk.mla, { staff_id: desk.staff.id, ...given });
const setHoliday = async (day: string, holiday: object | null) => {
  const holidays = [{ day, holiday }];
  expect((await desk.post(desk.mla, 'sla/calendar', { _method: 'PUT', holidays })).status).toBe(200);
  await desk.services.jobs.runDue();
};
const close = (id: number) => desk.post(desk.mla, 'complaint/close', { id, message: 'Done.' });

describe('[SLA-11] who has it in charge is reminded', () => {
  test('at the opening of the risk day, of the due day and of the day after it, once each', async () => {
    await record();
    at('2026-06-17', '12:00');
    await tickUntil('2026-07-01');
    expect(await told()).toEqual([
      'at_risk 2026-06-18T10:00',
      'due 2026-06-23T10:00',
      'overdue 2026-06-24T10:00',
    ]);
  });

  test('when the office opens again, not on a Sunday or a holiday, as its calendar has it then', async () => {
    await record();
    await desk.db.update(complaintClocks).set({ due_on: '2026-06-20' });
    const holidays = [{ day: '2026-06-22', holiday: { name: 'Example', closed_from: 0 } }];
    await tickAt('2026-06-20', '10:00');
    await tickAt('2026-06-20', '10:01');
    await tickAt('2026-06-21', '00:00');
    const json = { _method: 'PUT', office_id: null, version: null, holidays };
    expect((await desk.send('POST', 'sla/calendar', { token: desk.mla.token, json })).status).toBe(200);
    await tickAt('2026-06-22', '10:00');
    await tickAt('2026-06-23', '09:59');
    expect(await told()).toEqual(['at_risk 2026-06-20T10:00', 'due 2026-06-20T10:00']);
    await tickAt('2026-06-23', '10:00');
    expect((await told()).at(-1)).toBe('overdue 2026-06-23T10:00');
  });

  test('[SLA-03, DESK-04] on the day itself where the calendar opens it after all, and follow-ups with them', async () => {
    const closed = { name: 'Example', closed_from: 0 };
    await setHoliday('2026-06-22', closed);
    at('2026-05-29', '11:00');
    const { id } = await record();
    const others = { staff_id: desk.colleague.id };
    const [paused, quiet] = [await record(others), await record(others)];
    const isQuiet = eq(complaintClocks.complaint_id, quiet.id);
    await desk.db.update(complaintClocks).set({ quiet: true }).where(isQuiet);
    await desk.post(desk.mla, 'complaint/pause', { id: paused.id, reason: 'court', until: '2026-06-27' });
    at('2026-06-03', '11:00');
    await record(others);
    at('2026-06-16', '11:00');
    await desk.post(desk.staff, 'complaint/followup', { id, on: '2026-06-21' });
    await desk.post(desk.mla, 'complaint/followup', { id, on: '2026-06-24' });
    await tickAt('2026-06-20', '10:00');
    await tickAt('2026-06-20', '10:01');
    await tickAt('2026-06-21', '00:00');
    at('2026-06-22', '09:00');
    await setHoliday('2026-06-22', null);
    await tickUntil('2026-06-24');
    expect(await told()).toEqual([
      'at_risk 2026-06-20T10:00',
      'due 2026-06-20T10:00',
      'followup 2026-06-22T10:00',
      'overdue 2026-06-22T10:00',
    ]);
    expect(await told(desk.colleague.id)).toEqual(['at_risk 2026-06-20T10:00']);
    // What has come stays, though the office closes for the rest of the day.
    at('2026-06-24', '11:00');
    await setHoliday('2026-06-24', closed);
    expect((await desk.list(desk.mla, { followup: 'today' })).total).toBe(1);
  });

  test('after an outage of a week of all that was missed, oldest first, and only while the office is open', async () => {
    await record();
    await tickAt('2026-06-27', '20:00');
    await tickAt('2026-06-28', '12:00');
    expect(await told()).toEqual([]);
    await tickAt('2026-06-29', '14:30');
    await tickAt('2026-06-29', '14:31');
    const now = '2026-06-29T14:30';
    expect(await told()).toEqual([`at_risk ${now}`, `due ${now}`, `overdue ${now}`]);
  });

  test('and whoever has got it since', async () => {
    const { id } = await record();
    await tickAt('2026-06-18', '10:00');
    await desk.post(desk.mla, 'complaint/staff/assign', { complaint_id: id, staff_id: desk.colleague.id });
    await tickAt('2026-06-23', '10:00');
    expect(await told()).toEqual(['at_risk 2026-06-18T10:00']);
    expect(await told(desk.colleague.id)).toEqual(['due 2026-06-23T10:00']);
  });
});

describe('[SLA-11] nobody in charge, or an account that is disabled', () => {
  test('who heads the desk there', async () => {
    await record({ staff_id: null });
    await record();
    await desk.db.update(users).set({ disabled: true }).where(eq(users.id, desk.staff.id));
    await tickAt('2026-06-18', '10:00');
    const both = Array(2).fill('at_risk 2026-06-18T10:00');
    expect(await told(desk.deskHead.id)).toEqual(both);
    expect(await told()).toEqual([]);
  });

  test('or the next level, where nobody does', async () => {
    await desk.record(desk.otherMla, { ...desk.places.V4 });
    await tickAt('2026-06-18', '10:00');
    expect(await desk.db.$count(notices)).toBe(1);
    expect(await told(desk.otherMla.id)).toEqual(['at_risk 2026-06-18T10:00']);
  });
});

describe('[SLA-07, SLA-10, SLA-11] nobody is reminded', () => {
  test('of what is quiet, resolved or hidden', async () => {
    const [quiet, closed, hidden] = [await record(), await record(), await record()];
    const isQuiet = eq(complaintClocks.complaint_id, quiet.id);
    await desk.db.update(complaintClocks).set({ quiet: true }).where(isQuiet);
    await close(closed.id);
    const json = { _method: 'PUT', name: 'demo' };
    await desk.send('POST', `complaint/${hidden.id}`, { token: desk.mla.token, json });
    await tickAt('2026-07-01', '11:00');
    expect(await told()).toEqual([]);
  });

  test('of what waits, and afterwards by its new days', async () => {
    const { id } = await record();
    at('2026-06-16', '10:00');
    await desk.post(desk.mla, 'complaint/pause', { id, reason: 'court', until: '2026-06-29' });
    await tickUntil('2026-07-02');
    expect(await told()).toEqual(['resumed 2026-06-29T00:00', 'at_risk 2026-07-01T10:00']);
  });

  test('of what waits though it was overdue, whatever becomes of the calendar meanwhile', async () => {
    const { id } = await record();
    at('2026-06-24', '09:00');
    await desk.post(desk.mla, 'complaint/pause', { id, reason: 'court', until: '2026-06-29' });
    await setHoliday('2026-07-01', { name: 'Example', closed_from: 0 });
    await tickAt('2026-06-26', '11:00');
    expect(await told()).toEqual([]);
    await tickAt('2026-06-29', '00:00');
    expect(await told()).toEqual(['resumed 2026-06-29T00:00']);
  });

  test('twice by the same clock, though it is due later; a new clock begins anew', async () => {
    const { id } = await record();
    await tickAt('2026-06-18', '10:00');
    at('2026-06-18', '11:00');
    await desk.post(desk.mla, 'complaint/pause', { id, reason: 'court', until: '2026-06-20' });
    await tickUntil('2026-06-25');
    expect(await told()).toEqual([
      'at_risk 2026-06-18T10:00',
      'resumed 2026-06-20T00:00',
      'due 2026-06-24T10:00',
    ]);
    at('2026-06-25', '11:00');
    await close(id);
    await desk.post(desk.mla, 'complaint/reopen', { id });
    await tickUntil('2026-07-08');
    expect((await told()).filter((each) => each.startsWith('at_risk'))).toHaveLength(2);
  });
});

test('[GRD-08] a reminder names kind, number, category and place, and never a person', async () => {
  const { complaint_number } = await record();
  await tickAt('2026-06-18', '10:00');
  const { body } = await desk.get(desk.staff, 'notice');
  expect(body.data?.[0]).toMatchObject({ kind: 'at_risk', complaint: { complaint_number } });
  expect(JSON.stringify(body)).not.toContain('Ramulu');
});
