import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { ERASED } from '#contract/desk/privacy.ts';
import { sessions } from '#server/accounts/schema/accounts.ts';
import { registerHandlers } from '#server/app/jobHandlers.ts';
import { countDifferences } from '#server/complaints/list/verify.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { dueForErasure, eraseDue } from '#server/desk/privacy/retention.ts';
import { accessLog } from '#server/desk/schema/accessLog.ts';
import { exports } from '#server/transfer/schema/exports.ts';
import { type Desk, openDesk } from '../../complaints/desk.ts';
import { holdCitizen } from './citizen.ts';
import { tracesOf } from './traces.ts';
import { MARKER } from './who.ts';

describe('a run', () => {
  let desk: Desk;
  let held: Awaited<ReturnType<typeof holdCitizen>>;
  beforeAll(async () => {
    desk = await openDesk();
    registerHandlers(desk.services);
    held = await holdCitizen(desk);
    await desk.get(desk.mla, `complaint/${held.id}`);
  });

  const DAY = 86_400_000;
  const closed = new Date('2026-03-02T04:30:00Z');
  const at = (now: Date) => ({ now, closedFor: 36, loggedFor: 24 });
  const before = at(new Date(Date.UTC(2029, 2, 2) - DAY));
  const after = at(new Date(Date.UTC(2029, 2, 2) + DAY));

  test('[API-07] tells what is due and changes nothing', async () => {
    expect(desk.clock.now).toEqual(closed);
    expect((await dueForErasure(desk.services, before)).complaints).toBe(0);
    const due = await dueForErasure(desk.services, after);
    expect(due).toMatchObject({ complaints: 1, exports: 1, answers: 21 });
    expect(due.accessLog).toBeGreaterThan(0);
    expect(await dueForErasure(desk.services, after)).toEqual(due);
    expect((await desk.get(desk.mla, `complaint/${held.id}`)).body.name).not.toBe(ERASED);
  });

  test('[API-07, DASH-07] erases that much, and no count changes; what is open stays', async () => {
    const due = await dueForErasure(desk.services, after);
    const stats = async () => (await desk.post(desk.admin, 'dashboard/stats', {})).body;
    const counted = await stats();
    await desk.db.update(sessions).set({ seen_at: after.now });
    expect(await eraseDue(desk.services, after)).toEqual({ ...due, sessions: 0 });
    expect(await eraseDue(desk.services, after)).toEqual({
      complaints: 0,
      persons: 0,
      accessLog: 0,
      exports: 0,
      sessions: 0,
      answers: 0,
    });
    expect(await stats()).toEqual(counted);
    expect(await countDifferences(desk.db)).toEqual([]);
    expect((await desk.get(desk.mla, `complaint/${held.id}`)).body).toMatchObject({
      name: ERASED,
      phone: '',
    });
    expect((await desk.get(desk.mla, `complaint/${held.other}`)).body.name).toBe('Somebody Else');
    const texts = await tracesOf(desk.db, desk.services.files, [MARKER]);
    // A leader is not erased with the grievances.
    expect(texts.map((text) => text.split(':')[0]).sort()).toEqual([
      'contact',
      'file',
      'files',
      'leader_messages',
      'leaders',
    ]);
  });

  test('[API-07] leaves entries of the access log for as long as they are to be kept', async () => {
    const logged = (rows: number, day: number) => ({
      user_id: desk.admin.id,
      kind: 'export' as const,
      rows,
      created_at: new Date(Date.UTC(2027, 2, day)),
    });
    await desk.db.insert(accessLog).values([logged(1, 1), logged(2, 5)]);
    await eraseDue(desk.services, after);
    expect(await desk.db.select({ rows: accessLog.rows }).from(accessLog)).toEqual([{ rows: 2 }]);
  });

  test('[API-07, LIST-10] takes exports along that may hold what is erased, however new, and no others', async () => {
    const [closedThen, closedLater] = [await recorded(), await recorded()];
    await closeAt(closedThen.id, closed);
    await closeAt(closedLater.id, after.now);
    const exported = () =>
      desk.db
        .insert(exports)
        .values({ user_id: desk.admin.id, query: {}, format: 'csv', total: 1, created_at: after.now });
    await exported();
    expect((await dueForErasure(desk.services, before)).exports).toBe(0);
    expect((await eraseDue(desk.services, before)).exports).toBe(0);
    expect(await desk.db.$count(exports)).toBe(1);
    expect(await dueForErasure(desk.services, after)).toMatchObject({ complaints: 1, exports: 1 });
    expect(await eraseDue(desk.services, after)).toMatchObject({ complaints: 1, exports: 1 });
    expect(await desk.db.$count(exports)).toBe(0);
    await exported();
    expect(await eraseDue(desk.services, after)).toMatchObject({ complaints: 0, exports: 0 });
    expect(await desk.db.$count(exports)).toBe(1);
  });

  test('[API-07] counts from the day a grievance was closed, not from the day it was recorded', async () => {
    const { id } = await recorded({ name: 'Long open' });
    await desk.db
      .update(complaints)
      .set({ created_at: new Date('2010-01-01') })
      .where(eq(complaints.id, id));
    const name = async () => (await desk.get(desk.mla, `complaint/${id}`)).body.name;
    await eraseDue(desk.services, after);
    expect(await name()).toBe('Long open');
    await closeAt(id, closed);
    await eraseDue(desk.services, before);
    expect(await name()).toBe('Long open');
    await eraseDue(desk.services, after);
    expect(await name()).toBe(ERASED);
  });

  const recorded = (given = {}) => desk.record(desk.mla, given);
  const closeAt = (id: number, closed_at: Date) =>
    desk.db.update(complaints).set({ status: 'Resolved', closed_at }).where(eq(complaints.id, id));
});
