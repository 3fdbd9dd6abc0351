import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TimelineEntry } from '#contract/complaints/timeline.ts';
import { readReasons } from '#contract/deadlines/escalation.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { complaintClocks } from '#server/deadlines/schema/clocks.ts';
import { escalationRecipients } from '#server/deadlines/schema/escalationRecipients.ts';
import { runScheduler } from '#server/desk/scheduler/run.ts';
import { notices } from '#server/desk/schema/notices.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { leaves } from '#server/teamwork/schema/leaves.ts';
import { type Desk, openDesk, refusalOf } from '../../complaints/desk.ts';

const desk = await openDesk();
const { at } = desk;
type Person = Parameters<Desk['post']>[0];
beforeEach(async () => {
  for (const table of [complaints, leaves]) await desk.db.delete(table);
  await desk.db.update(users).set({ disabled: false });
  await desk.db.update(offices).set({ settings: {} });
  at('2026-06-01');
});

const record = (given: Record<string, unknown> = {}) =>
  desk.record(desk.mla, { staff_id: desk.staff.id, ...given });
const up = (by: Person, id: number, note = 'Twice promised') =>
  desk.post(by, 'complaint/escalate', { id, note });
const down = (by: Person, id: number, note = 'Yours') => desk.post(by, 'complaint/deescalate', { id, note });
const clockOf = async (by: Person, id: number) =>
  (await desk.get(by, `complaint/${id}`)).body.clock as { level: number; reached: boolean };
const watchers = async (id: number) =>
  (
    await desk.db
      .select()
      .from(escalationRecipients)
      .where(eq(escalationRecipients.complaint_id, id))
      .orderBy(asc(escalationRecipients.level), asc(escalationRecipients.user_id))
  ).map(({ user_id, level }) => [user_id, level]);
const told = async (kind: string) =>
  (
    await desk.db
      .select()
      .from(notices)
      .where(eq(notices.kind, kind as 'escalated'))
      .orderBy(asc(notices.id))
  ).map(({ user_id }) => user_id);
async function lastLine(id: number) {
  const { body } = await desk.get(desk.admin, `complaint/timeline?complaint_id=${id}`);
  const [entry] = body.data as unknown as TimelineEntry[];
  const changes = Object.fromEntries(
    (entry?.changes ?? []).map(({ field, from, to }) => [field, [from, to]]),
  );
  return { action: entry?.action, creator: entry?.creator, ...changes };
}
const nameOf = async (id: number) =>
  (await desk.db.select().from(users).where(eq(users.id, id)))[0]?.name ?? '';
const away = (user_id: number, deputy_id: number | null = null) =>
  desk.db.insert(leaves).values({ user_id, deputy_id, from_day: '2026-06-01', to_day: '2026-12-03' });
const disable = (id: number) => desk.db.update(users).set({ disabled: true }).where(eq(users.id, id));

describe('[SLA-14] escalate now', () => {
  test('[SLA-13, GRD-05, GRD-06] level by level, with a note; whom it reaches is told and watches, and nothing else changes', async () => {
    const { id } = await record();
    const before = (await desk.get(desk.admin, `complaint/${id}`)).body;
    expect((await up(desk.staff, id)).status).toBe(200);
    expect(await clockOf(desk.deskHead, id)).toMatchObject({ level: 1, reached: true });
    expect(await clockOf(desk.mla, id)).toMatchObject({ level: 1, reached: false });
    expect(await lastLine(id)).toMatchObject({
      action: 'escalated',
      creator: { name: await nameOf(desk.staff.id) },
      level: ['0', '1'],
      escalatedTo: [null, await nameOf(desk.deskHead.id)],
      note: [null, 'Twice promised'],
    });
    for (const by of [desk.deskHead, desk.mla, desk.mp]) expect((await up(by, id)).status).toBe(200);
    expect(await told('escalated')).toEqual([desk.deskHead.id, desk.mla.id, desk.mp.id, desk.admin.id]);
    expect(await watchers(id)).toEqual([
      [desk.deskHead.id, 1],
      [desk.mla.id, 2],
      [desk.mp.id, 3],
      [desk.admin.id, 4],
    ]);
    const after = (await desk.get(desk.admin, `complaint/${id}`)).body;
    for (const field of ['status', 'staff_id', 'version', 'updated_at'])
      expect(after[field]).toEqual(before[field]);
    expect(await desk.history(desk.mla, id)).toHaveLength(1);
  });

  test('at the top there is no way on', async () => {
    const { id } = await record();
    for (const by of [desk.staff, desk.deskHead, desk.mla, desk.mp]) await up(by, id);
    expect(refusalOf(await up(desk.admin, id), 'clock')).toEqual(['This grievance is at the highest level.']);
  });

  test('nor where nobody is left above', async () => {
    const { id } = await record();
    for (const person of [desk.deskHead, desk.mp]) await disable(person.id);
    await away(desk.admin.id);
    expect((await up(desk.staff, id)).status).toBe(200);
    expect(await clockOf(desk.mla, id)).toMatchObject({ level: 2 });
    expect(refusalOf(await up(desk.staff, id), 'clock')).toEqual(['This grievance is at the highest level.']);
  });

  test('not without a note, once closed, and of suggestions', async () => {
    const { id } = await record();
    expect(refusalOf(await up(desk.staff, id, ' '), 'note')).toEqual([expect.any(String)]);
    const idea = await record({ type: 'suggestion' });
    expect(refusalOf(await up(desk.staff, idea.id), 'type')).toEqual(['A suggestion has no deadline.']);
    await desk.post(desk.mla, 'complaint/close', { id, message: 'Done.' });
    expect(refusalOf(await up(desk.staff, id), 'status')).toEqual(['This complaint is already resolved.']);
    expect(refusalOf(await down(desk.mla, id), 'status')).toEqual(['This complaint is already resolved.']);
  });
});

describe('[SLA-12] a level', () => {
  test('without an active account, or with people who are all away, is skipped, which the timeline says', async () => {
    const { id } = await record({ staff_id: null });
    await disable(desk.deskHead.id);
    await away(desk.mla.id);
    await up(desk.mla, id);
    const line: Record<string, unknown> = await lastLine(id);
    expect(line.level).toEqual(['0', '3']);
    expect(readReasons((line.escalatedFor as [null, string])[1])).toEqual([
      { why: 'unassigned' },
      { why: 'vacant', level: 1 },
      { why: 'away', name: await nameOf(desk.mla.id), until: '2026-12-03' },
    ]);
  });

  test('[SLA-16] reaches the deputy of who is away and may read it, unless the deputy is away, too', async () => {
    await away(desk.deskHead.id, desk.colleague.id);
    const unread = await record();
    await up(desk.staff, unread.id);
    expect(await told('escalated')).toEqual([desk.mla.id]);
    const readable = async () => {
      const { id } = await record();
      await desk.db.update(complaints).set({ staff_id: desk.colleague.id }).where(eq(complaints.id, id));
      expect((await up(desk.mla, id)).status).toBe(200);
      return id;
    };
    await readable();
    expect(await told('escalated')).toEqual([desk.mla.id, desk.colleague.id]);
    await away(desk.colleague.id);
    expect(await clockOf(desk.mla, await readable())).toMatchObject({ level: 2, reached: true });
  });

  test('that the office has switched off is left out', async () => {
    await desk.db.update(offices).set({ settings: { ladder: { 1: 'off', 3: 'off' } } });
    const { id } = await record();
    await up(desk.staff, id);
    await up(desk.mla, id);
    expect(await watchers(id)).toEqual([
      [desk.mla.id, 2],
      [desk.admin.id, 4],
    ]);
    await down(desk.admin, id);
    await down(desk.mla, id);
    expect(await clockOf(desk.mla, id)).toMatchObject({ level: 0 });
  });
});

describe('[SLA-14] given back', () => {
  test('by who is at its level or above, with a note, one level at a time', async () => {
    const { id } = await record();
    for (const by of [desk.staff, desk.deskHead]) await up(by, id);
    for (const by of [desk.staff, desk.deskHead]) {
      const { status, body } = await down(by, id);
      expect([status, body.message]).toEqual([
        403,
        'Only who is at the level of this grievance, or above, can give it back.',
      ]);
    }
    expect(refusalOf(await down(desk.mla, id, ''), 'note')).toEqual([expect.any(String)]);
    expect((await down(desk.mp, id)).status).toBe(200);
    expect(await watchers(id)).toEqual([[desk.deskHead.id, 1]]);
    expect(await told('given_back')).toEqual([desk.deskHead.id]);
    expect(await lastLine(id)).toMatchObject({
      action: 'deescalated',
      level: ['2', '1'],
      note: [null, 'Yours'],
    });
    expect((await down(desk.deskHead, id)).status).toBe(200);
    expect(await watchers(id)).toEqual([]);
    expect(await told('given_back')).toEqual([desk.deskHead.id, desk.staff.id]);
    expect(refusalOf(await down(desk.mla, id), 'clock')).toEqual(['This grievance has not been escalated.']);
  });

  test('by a deputy who was reached', async () => {
    const { id } = await record({ staff_id: desk.colleague.id });
    await away(desk.deskHead.id, desk.colleague.id);
    await up(desk.colleague, id);
    expect((await down(desk.colleague, id)).status).toBe(200);
    expect(await clockOf(desk.colleague, id)).toMatchObject({ level: 0, reached: false });
  });

  test('it is escalated to that level again by hand', async () => {
    const { id } = await record();
    await up(desk.staff, id);
    await down(desk.deskHead, id);
    expect((await up(desk.staff, id)).status).toBe(200);
    expect(await told('escalated')).toEqual([desk.deskHead.id, desk.deskHead.id]);
  });
});

describe('[SLA-12, SLA-13] who watches', () => {
  test('[REF-20] ends with the grievance, and comes back with an undone merge; reopened it is a level higher', async () => {
    const { id, person_id } = await record();
    await up(desk.staff, id);
    const target = await record({ person_id });
    await desk.post(desk.mla, 'complaint/merge', { source_ids: [id], target_id: target.id });
    expect(await watchers(id)).toEqual([]);
    await desk.post(desk.mla, 'complaint/merge/undo', { source_id: id });
    expect(await watchers(id)).toEqual([[desk.deskHead.id, 1]]);
    await desk.post(desk.mla, 'complaint/close', { id, message: 'Done.' });
    await desk.post(desk.mla, 'complaint/reopen', { id });
    expect(await clockOf(desk.mla, id)).toMatchObject({ level: 2 });
    expect(await watchers(id)).toEqual([[desk.mla.id, 2]]);
  });

  test('is of the place to which it is moved', async () => {
    const { id } = await record();
    for (const by of [desk.staff, desk.deskHead]) await up(by, id);
    const json = { _method: 'PUT', ...desk.places.V4, staff_id: null };
    const moved = await desk.send('POST', `complaint/${id}`, { token: desk.admin.token, json });
    expect(moved.status).toBe(200);
    expect(await watchers(id)).toEqual([[desk.otherMla.id, 2]]);
  });

  test('opens the grievance, by the notice that tells of it', async () => {
    const { id } = await record();
    await up(desk.staff, id);
    await up(desk.deskHead, id);
    for (const by of [desk.deskHead, desk.mla]) {
      const { body } = await desk.get(by, 'notice');
      expect(body.data?.[0]).toMatchObject({ kind: 'escalated', complaint: { id } });
      expect((await desk.get(by, `complaint/${id}`)).status).toBe(200);
    }
  });
});

test('[SLA-10, SLA-14] what is quiet goes up by hand, and not by itself', async () => {
  const { id } = await record();
  await up(desk.staff, id);
  await desk.db.update(complaintClocks).set({ quiet: true, due_on: '2026-05-04', reminders: 3 });
  at('2026-08-03');
  await runScheduler(desk.services);
  expect(await clockOf(desk.mla, id)).toMatchObject({ level: 1 });
});
