import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { PAUSE_REASONS } from '#contract/deadlines/pause.ts';
import { registerHandlers } from '#server/app/jobHandlers.ts';
import { complaintClocks, complaintPauses } from '#server/deadlines/schema/clocks.ts';
import { messageEvents } from '#server/messages/schema/messages.ts';
import { type Desk, openDesk, refusalOf } from '../complaints/desk.ts';

let desk: Desk;
/** Due on 2026-06-23, at risk from 2026-06-18 on. */
let id: number;
beforeEach(async () => {
  desk = await openDesk();
  at('2026-06-01', '11:00');
  id = (await desk.record(desk.mla)).id;
});

function at(day: string, time = '11:00') {
  desk.clock.now = new Date(`${day}T${time}:00+05:30`);
}
const read = async (by = desk.mla) =>
  (await desk.get(by, `complaint/${id}`)).body as unknown as ComplaintRecord;
const pause = (until: string, more: object = {}, by = desk.mla) =>
  desk.post(by, 'complaint/pause', { id, reason: 'court', until, ...more });
const resume = (by = desk.mla) => desk.post(by, 'complaint/resume', { id });
const edit = (json: object) =>
  desk.send('POST', `complaint/${id}`, { token: desk.mla.token, json: { _method: 'PUT', ...json } });
const days = async () => {
  const [clock] = await desk.db.select().from(complaintClocks).where(eq(complaintClocks.complaint_id, id));
  return [clock?.risk_on, clock?.due_on];
};
const found = async (sla: string) => (await desk.list(desk.mla, { page: 1, sla })).total;

describe('[SLA-07] a pause', () => {
  test('moves risk and due day by its working time at once, and ends by itself with the beginning of its day', async () => {
    at('2026-06-02', '10:00');
    expect(await pause('2026-06-08')).toMatchObject({ status: 200 });
    expect(await days()).toEqual(['2026-06-24', '2026-06-29']);
    expect((await read()).clock).toMatchObject({
      state: 'paused',
      due_on: '2026-06-29',
      paused: { reason: 'court', until: '2026-06-08' },
    });
    expect([await found('paused'), await found('running')]).toEqual([1, 0]);
    at('2026-06-07', '23:59');
    expect((await read()).clock?.state).toBe('paused');
    at('2026-06-08', '00:00');
    expect((await read()).clock).toMatchObject({ state: 'running', paused: null });
    expect([await found('paused'), await found('running')]).toEqual([0, 1]);
  });

  test('[MSG-05] each move of the due day is one to tell of, also back to a day that was told before', async () => {
    at('2026-06-02', '10:00');
    await pause('2026-06-08');
    at('2026-06-02', '10:30');
    await resume();
    at('2026-06-02', '11:00');
    await pause('2026-06-08');
    const { event, clock, id: order } = messageEvents;
    const told = await desk.db
      .select({ clock })
      .from(messageEvents)
      .where(eq(event, 'due_moved'))
      .orderBy(order);
    const moved = told.map((each) => />(\S+) /.exec(each.clock)?.[1]);
    expect(moved).toEqual(['2026-06-29', '2026-06-23', '2026-06-29']);
  });

  test('that is ended early counts until then', async () => {
    at('2026-06-02', '10:00');
    await pause('2026-07-20');
    expect((await days())[1]).toBe('2026-08-10');
    at('2026-06-04', '10:00');
    expect(await resume()).toMatchObject({ status: 200 });
    expect(await days()).toEqual(['2026-06-20', '2026-06-25']);
    expect((await read()).clock).toMatchObject({ state: 'running', paused: null });
  });

  test('counts neither as running, at risk nor overdue, and what is overdue stays so after it', async () => {
    at('2026-06-26');
    await pause('2026-07-06');
    expect((await read()).clock?.state).toBe('paused');
    expect([await found('paused'), await found('overdue'), await found('at_risk')]).toEqual([1, 0, 0]);
    at('2026-07-06');
    expect((await read()).clock).toMatchObject({ state: 'overdue', due_on: '2026-06-23', overdue_days: 13 });
    expect(await found('overdue')).toBe(1);
  });

  test('follows another, and both are kept when priority, targets or calendar change', async () => {
    registerHandlers(desk.services);
    at('2026-06-02', '10:00');
    await pause('2026-06-04');
    at('2026-06-09', '10:00');
    await pause('2026-06-11');
    expect(await days()).toEqual(['2026-06-23', '2026-06-27']);
    await edit({ priority: 'urgent' });
    expect((await days())[1]).toBe('2026-06-06');
    await edit({ priority: 'normal' });
    expect((await days())[1]).toBe('2026-06-27');
    const longer = { category_id: null, normal: { resolution_days: 20 } };
    const json = { _method: 'PUT', office_id: null, version: null, targets: [longer] };
    const preview = { office_id: null, version: null, targets: [longer] };
    expect((await desk.post(desk.mla, 'sla/preview', preview)).body).toMatchObject({ total: 1, moved: 1 });
    await desk.send('POST', 'sla/target', { token: desk.mla.token, json });
    await desk.services.jobs.runDue();
    expect((await days())[1]).toBe('2026-06-30');
    expect((await read()).pauses).toMatchObject([
      { until: '2026-06-04', ended_at: '2026-06-03T18:30:00.000Z' },
      { until: '2026-06-11', ended_at: null },
    ]);
  });

  test('leaves the first response as it was', async () => {
    await pause('2026-06-20');
    at('2026-06-03', '11:01');
    expect((await read()).clock?.response).toBe('late');
  });

  test('ends when it is resolved, and reopened it starts without any', async () => {
    at('2026-06-02', '10:00');
    await pause('2026-07-20');
    at('2026-06-10', '11:00');
    await desk.post(desk.mla, 'complaint/close', { id, message: 'It is repaired.' });
    expect((await read()).clock).toMatchObject({ state: 'met', paused: null, due_on: '2026-07-01' });
    await desk.post(desk.mla, 'complaint/reopen', { id });
    expect((await read()).clock).toMatchObject({ state: 'running', due_on: '2026-06-23' });
    expect((await read()).pauses).toMatchObject([{ ended_at: '2026-06-10T05:30:00.000Z' }]);
  });

  test('counts also when it was a suggestion meanwhile', async () => {
    at('2026-06-02', '10:00');
    await pause('2026-07-20');
    at('2026-06-04', '10:00');
    await edit({ type: 'suggestion' });
    expect((await read()).clock).toBeNull();
    expect(refusalOf(await pause('2026-07-20'), 'type')).toEqual(['A suggestion has no deadline.']);
    await edit({ type: 'complaint' });
    expect((await read()).clock).toMatchObject({ state: 'running', due_on: '2026-06-25' });
  });
});

test('[SLA-07] is told in the timeline, not in the history, with who did it', async () => {
  await pause('2026-06-20', { note: 'Writ petition 12' });
  await resume(desk.mp);
  const { body } = await desk.get(desk.mla, `complaint/timeline?complaint_id=${id}`);
  expect(body.data?.slice(0, 2)).toMatchObject([
    { action: 'resumed', creator: { name: expect.any(String) }, changes: [] },
    {
      action: 'paused',
      changes: [
        { field: 'pauseReason', to: 'court' },
        { field: 'pausedUntil', to: '2026-06-20' },
      ],
    },
  ]);
  expect(await desk.history(desk.mla, id)).toEqual([]);
  expect((await read()).pauses).toMatchObject([{ reason: 'court', note: 'Writ petition 12' }]);
  expect(await desk.db.select().from(complaintPauses)).toMatchObject([
    { creator_id: desk.mla.id, ended_by: desk.mp.id },
  ]);
});

test('[GRD-06] neither pausing nor resuming raises the version', async () => {
  const { version } = await read();
  await pause('2026-06-20');
  await resume();
  expect((await read()).version).toBe(version);
});

describe('[SLA-07] is refused', () => {
  const LENGTH = ['A pause lasts from 1 to 90 days.'];

  test('outside of 1 to 90 days, by the day in the state', async () => {
    for (const until of ['2026-05-31', '2026-06-01', '2026-08-31']) {
      expect(refusalOf(await pause(until), 'until')).toEqual(LENGTH);
    }
    expect(refusalOf(await pause('2026-06-31'), 'until')).toEqual(['Please enter a date.']);
    at('2026-06-01', '23:59');
    expect(await pause('2026-06-02')).toMatchObject({ status: 200 });
    await resume();
    expect(await pause('2026-08-30')).toMatchObject({ status: 200 });
  });

  test('without a known reason, and another reason without a note', async () => {
    expect(refusalOf(await pause('2026-06-20', { reason: 'rain' }), 'reason')).toHaveLength(1);
    expect(refusalOf(await pause('2026-06-20', { reason: 'other', note: ' ' }), 'note')).toHaveLength(1);
    for (const reason of PAUSE_REASONS) {
      expect(await pause('2026-06-20', { reason, note: 'As told.' })).toMatchObject({ status: 200 });
      await resume();
    }
  });

  test('when it is paused, closed or not paused', async () => {
    expect(refusalOf(await resume(), 'clock')).toEqual(['This grievance is not paused.']);
    await pause('2026-06-20');
    expect(refusalOf(await pause('2026-06-25'), 'clock')).toEqual([
      'This grievance is paused until 20-06-2026.',
    ]);
    at('2026-06-20', '00:00');
    expect(refusalOf(await resume(), 'clock')).toEqual(['This grievance is not paused.']);
    await desk.post(desk.mla, 'complaint/close', { id, message: 'Done.' });
    expect(refusalOf(await pause('2026-06-25'), 'status')).toEqual(['This complaint is already resolved.']);
    expect(refusalOf(await resume(), 'clock')).toEqual(['This grievance is not paused.']);
  });

  test('but not of what came from the app, nor to who has it in charge', async () => {
    const { id: app } = await desk.record(desk.mla, { source: 'app', staff_id: desk.staff.id });
    const given = { id: app, reason: 'court', until: '2026-06-20' };
    expect(await desk.post(desk.staff, 'complaint/pause', given)).toMatchObject({ status: 200 });
  });
});
