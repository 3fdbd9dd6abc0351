import { and, eq, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { codedText } from '#contract/kernel/coded.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { complaintClocks, complaintPauses } from '#server/deadlines/schema/clocks.ts';
import { runScheduler } from '#server/desk/scheduler/run.ts';
import { notices } from '#server/desk/schema/notices.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { tasks } from '#server/desk/schema/tasks.ts';
import { inboxRows } from '#server/messages/schema/citizens.ts';
import { messageEvents, messages } from '#server/messages/schema/messages.ts';
import { sendDue } from '#server/messages/send.ts';
import { complaintPersons, persons } from '#server/persons/schema/persons.ts';
import { openStatus } from '../../messages/statusPage.ts';
import { all, using } from './using.ts';

const office = await openStatus();
const { desk, at, record, fresh } = office;
const { change } = using(desk);
beforeEach(async () => {
  await change(desk.mla, all(true));
  await fresh();
  await desk.db.delete(messages);
});

const clockOf = async (id: number) =>
  (await desk.db.select().from(complaintClocks).where(eq(complaintClocks.complaint_id, id)))[0];
const work = () => desk.services.jobs.runDue();
const toldOf = (id: number) => desk.db.select().from(notices).where(eq(notices.complaint_id, id));

describe('[GRD-17] deadlines that are switched off', () => {
  test('end pauses and say nothing any more', async () => {
    const [waiting, late] = [await record(), await record()];
    await desk.post(desk.mla, 'complaint/pause', { id: waiting, reason: 'court', until: '2026-06-20' });
    await change(desk.mla, { deadlines: false });
    expect(await clockOf(waiting)).toMatchObject({ paused_until: null, next_at: null });
    const lasting = and(eq(complaintPauses.complaint_id, waiting), isNull(complaintPauses.ended_at));
    expect(await desk.db.$count(complaintPauses, lasting)).toBe(0);
    at('2026-09-01', '12:00');
    const before = await toldOf(late);
    await runScheduler(desk.services);
    expect(await toldOf(late)).toEqual(before);
  });

  test('say nothing of what comes from an office that uses them', async () => {
    const id = await record();
    await desk.db.update(complaintClocks).set({ quiet: false });
    await change(desk.mla, { deadlines: false });
    await desk.db.update(complaintClocks).set({ quiet: false }).where(eq(complaintClocks.complaint_id, id));
    at('2026-09-01', '12:00');
    const before = await toldOf(id);
    await runScheduler(desk.services);
    expect(await toldOf(id)).toEqual(before);
    expect(await clockOf(id)).toMatchObject({ quiet: true, next_at: null });
  });

  test('give clocks on again to what came meanwhile, and remind nobody of what is overdue by then', async () => {
    const [old, closed] = [await record(), await record()];
    await change(desk.mla, { deadlines: false });
    const fresh = await record();
    await desk.db.delete(complaintClocks).where(eq(complaintClocks.complaint_id, fresh));
    await desk.db
      .update(complaints)
      .set({ status: 'Resolved', closed_at: desk.clock.now })
      .where(eq(complaints.id, closed));
    await desk.db.update(complaintClocks).set({ stopped_on: null });
    at('2026-09-01', '12:00');
    const recent = await record();
    await desk.db.delete(complaintClocks).where(eq(complaintClocks.complaint_id, recent));
    await change(desk.mla, { deadlines: true });
    await work();
    expect(await clockOf(old)).toMatchObject({ due_on: '2026-06-23', quiet: true, next_at: null });
    expect(await clockOf(fresh)).toMatchObject({ due_on: '2026-06-23', quiet: true, next_at: null });
    expect(await clockOf(closed)).toMatchObject({ stopped_on: '2026-06-01' });
    expect(await clockOf(recent)).toMatchObject({ quiet: false, stopped_on: null });
    const before = await toldOf(old);
    await runScheduler(desk.services);
    expect(await toldOf(old)).toEqual(before);
  });
});

test('[GRD-17, PER-03] persons, switched on again, are linked to complaints from the time in between, in this office only', async () => {
  const [id, elsewhere] = [
    await record({ phone: '9848077001' }),
    (await desk.record(desk.otherMla, { ...desk.places.V4, phone: '9848077002' })).id,
  ];
  await change(desk.mla, { persons: false });
  await desk.db.delete(complaintPersons);
  await change(desk.mla, { persons: true });
  await work();
  const linked = await desk.db.select().from(complaintPersons);
  expect(linked.map(({ complaint_id }) => complaint_id)).toEqual([id]);
  expect(linked).not.toContainEqual(expect.objectContaining({ complaint_id: elsewhere }));
  expect(await desk.db.$count(persons)).toBeGreaterThan(0);
});

test('[GRD-17, REF-21] closing that is switched off makes what waits for approval plainly open, and says so', async () => {
  await fresh(100, { second_approval: true });
  const id = await record();
  await office.close(desk.staff, id, { outcome: 'not_possible', reason: 'Forest land' });
  expect((await office.shown(id)).closing.to_approve).toBe(true);
  await change(desk.mla, { closing: false });
  expect((await office.timeline(id))[0]).toMatchObject({ action: 'closingDropped' });
  await change(desk.mla, { closing: true });
  expect(await office.shown(id)).toMatchObject({ status: 'reviewed', closing: { to_approve: false } });
});

describe('[GRD-17] messages that are switched off', () => {
  const queued = async (id: number) => {
    const row = { audience: 'citizen', channel: 'sms', language: 'te', text: 'Came.', parts: 1 } as const;
    const { office: own } = (await desk.get(desk.mla, 'office/settings')).body as { office: { id: number } };
    await desk.db
      .insert(messages)
      .values({ ...row, office_id: own.id, complaint_id: id, due_at: desk.clock.now, phone: '9848012345' });
  };
  const states = async () =>
    (await desk.db.select().from(messages)).map(({ state, reason }) => [state, reason && codedText(reason)]);

  test('do not go out: what is queued is suppressed, and what is not made yet never will be', async () => {
    const id = await record();
    await queued(id);
    await change(desk.mla, { messages: false });
    expect(await states()).toEqual([['suppressed', 'switched off']]);
    expect(await desk.db.$count(messageEvents, isNull(messageEvents.done_at))).toBe(0);
    await change(desk.mla, { messages: true });
    await sendDue(desk.services);
    expect(await states()).toEqual([['suppressed', 'switched off']]);
  });

  test('are not made of what happens meanwhile, and what was on its way is suppressed', async () => {
    const id = await record();
    await change(desk.mla, { messages: false });
    await queued(id);
    const event = { complaint_id: id, event: 'resolved', clock: '1', happened_at: desk.clock.now } as const;
    await desk.db.insert(messageEvents).values(event);
    await sendDue(desk.services);
    expect(await states()).toEqual([['suppressed', 'switched off']]);
  });

  test('close status pages, and leave hooks open', async () => {
    const id = await record();
    const token = await office.link(id);
    expect((await office.ask(token)).status).toBe(200);
    await change(desk.mla, { messages: false });
    expect((await office.ask(token)).status).toBe(404);
    expect((await office.say(token, 'call')).status).toBe(404);
    const said = { channel: 'ivr', from: '9848012345', at: desk.clock.now.toISOString(), text: 'Where?' };
    const body = JSON.stringify(said);
    const url = 'http://localhost/api/v1/hook/inbound/A-joined-service-knows';
    const { status } = await desk.app.fetch(new Request(url, { method: 'POST', body }), { ip: '10.9.9.9' });
    expect(status).toBe(200);
    expect(await desk.db.$count(inboxRows)).toBeGreaterThan(0);
    await change(desk.mla, { messages: true });
    expect((await office.ask(token)).status).toBe(200);
  });
});

test('[GRD-17] a status page leaves out what the office does not use', async () => {
  const id = await record();
  const token = await office.link(id);
  expect((await office.ask(`${token}?lang=en`)).text).toContain('23-06-2026');
  await change(desk.mla, { deadlines: false });
  expect((await office.ask(`${token}?lang=en`)).text).not.toContain('23-06-2026');
});

test('[GRD-17] a grievance of an office without deadlines has no due date for an mp above it, and no filter finds it', async () => {
  const id = await record();
  const shown = async () => (await desk.get(desk.mp, `complaint/${id}`)).body;
  const found = async (by: typeof desk.mp) => (await desk.list(by, { page: 1, sla: 'running' })).total;
  const row = async () => (await desk.list(desk.mp, { page: 1 })).data[0];
  expect([await shown(), await row()]).toMatchObject(Array(2).fill({ clock: { state: 'running' } }));
  expect([await found(desk.mp), await found(desk.mla)]).toEqual([1, 1]);
  await change(desk.mla, { deadlines: false });
  expect(await shown()).toMatchObject({ id, clock: null, pauses: [] });
  for (const each of [await shown(), await row()]) expect(each).not.toHaveProperty('priority');
  expect((await row())?.clock ?? null).toBeNull();
  expect([await found(desk.mp), await found(desk.mla)]).toEqual([0, 0]);
  const pause = { id, reason: 'court', until: '2026-06-20' };
  const { status, body } = await desk.post(desk.mp, 'complaint/pause', pause);
  expect([status, body.message]).toEqual([403, 'This office does not use deadlines.']);
});

test('[GRD-17] what is recorded in an office without deadlines and persons has neither', async () => {
  await change(desk.mla, { deadlines: false, persons: false });
  const id = await record({ phone: '9848066001' });
  expect(await clockOf(id)).toBeUndefined();
  const links = await desk.db.select().from(complaintPersons).where(eq(complaintPersons.complaint_id, id));
  expect(links).toEqual([]);
});

describe('[GRD-17] in an office without deadlines', () => {
  test('a list cannot be sorted by the due day, and the parliament sorts that office’s last', async () => {
    const [first, second] = [await record(), await record()];
    await desk.db.update(complaintClocks).set({ due_on: '2026-06-30' });
    await desk.db
      .update(complaintClocks)
      .set({ due_on: '2026-07-30' })
      .where(eq(complaintClocks.complaint_id, second));
    const other = Number((await desk.record(desk.otherMla, desk.places.V4)).id);
    await desk.db
      .update(complaintClocks)
      .set({ due_on: '2026-08-30' })
      .where(eq(complaintClocks.complaint_id, other));
    const sorted = async (by: typeof desk.mp) =>
      (await desk.list(by, { page: 1, sort: 'due_on', order: 'ASC' })).data.map(({ id }) => id);
    expect(await sorted(desk.mla)).toEqual([first, second]);
    expect(await sorted(desk.admin)).toEqual([first, second, other]);
    await change(desk.mla, { deadlines: false });
    expect(await sorted(desk.mla)).toEqual([second, first]);
    expect(await sorted(desk.admin)).toEqual([other, second, first]);
  });

  test('views by its filters are hidden with their counts, keep their pins and come back', async () => {
    const save = async (name: string, filters: object, position: number) =>
      (await desk.post(desk.mla, 'view', { name, filters, position })).body.id;
    const late = await save('Late', { sla: 'overdue', category: [desk.water] }, 1);
    const water = await save('Water', { category: [desk.water] }, 2);
    const shown = async () =>
      ((await desk.get(desk.mla, 'view')).body.data ?? []).map(({ id, position }) => [id, position]);
    const counted = async () =>
      ((await desk.get(desk.mla, 'view/count')).body.data ?? []).map(({ id }) => id);
    expect([await shown(), await counted()]).toEqual([
      [
        [late, 1],
        [water, 2],
      ],
      [late, water],
    ]);
    await change(desk.mla, { deadlines: false });
    expect([await shown(), await counted()]).toEqual([[[water, 1]], [water]]);
    await desk.put(desk.mla, `view/${water}`, { position: 1 });
    await change(desk.mla, { deadlines: true });
    expect(await shown()).toEqual([
      [late, 2],
      [water, 1],
    ]);
  });
});

describe('[GRD-17] switching twice', () => {
  const linked = async () => (await desk.db.select().from(complaintPersons)).length;

  test('off twice and on twice starts one backfill, and an office that is off again ends it', async () => {
    await record({ phone: '9848055001' });
    for (const on of [false, false]) expect((await change(desk.mla, { persons: on })).status).toBe(200);
    await desk.db.delete(complaintPersons);
    const before = await desk.db.$count(tasks, eq(tasks.kind, 'persons'));
    for (const on of [true, true]) expect((await change(desk.mla, { persons: on })).status).toBe(200);
    expect(await desk.db.$count(tasks, eq(tasks.kind, 'persons'))).toBe(before + 1);
    await change(desk.mla, { persons: false });
    await work();
    expect(await linked()).toBe(0);
    await change(desk.mla, { persons: true });
    await work();
    expect(await linked()).toBe(1);
  });
});

describe('[GRD-17, DESK-10] bulk actions of a capability that is off', () => {
  test.each([
    ['priority', { priority: 'high' }, 'deadlines'],
    ['cause', { title: 'Road' }, 'persons'],
    ['refer', {}, 'letters'],
    ['message', { template_id: 1 }, 'messages'],
    ['macro', { macro_id: 1 }, 'replies'],
  ] as const)('%s is refused, and nothing is queued', async (action, params, capability) => {
    const ids = [await record()];
    await desk.db.delete(messages);
    await change(desk.mla, { [capability]: false });
    const before = await desk.db.$count(tasks);
    for (const dry_run of [true, false]) {
      const { status, body } = await desk.post(desk.mla, 'bulk', { action, params, ids, dry_run });
      expect([status, body.code]).toEqual([403, 'notUsed']);
    }
    expect([await desk.db.$count(tasks), await desk.db.$count(messages)]).toEqual([before, 0]);
  });
});

test('[GRD-17, DESK-01] My day says nothing of citizens in the inbox while messages are off', async () => {
  const [seat] = await desk.db
    .select()
    .from(offices)
    .where(eq(offices.assembly_id, desk.places.V1.assembly_id));
  const late = { office_id: seat?.id ?? 0, channel: 'sms', phone: '9848012345', text: 'When?' } as const;
  await desk.db.insert(inboxRows).values({ ...late, sent_at: desk.clock.now, late_at: desk.clock.now });
  const inboxOf = async () => (await desk.get(desk.mla, 'desk/day')).body.inbox_late;
  expect(await inboxOf()).toMatchObject({ total: 1 });
  await change(desk.mla, { messages: false });
  expect(await inboxOf()).toBeUndefined();
});
