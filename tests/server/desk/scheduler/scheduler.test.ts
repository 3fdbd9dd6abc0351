import { asc, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addDays } from '#contract/kernel/day.ts';
import { complaintChanges } from '#server/complaints/schema/complaintChanges.ts';
import { clockEvents, complaintPauses } from '#server/deadlines/schema/clocks.ts';
import { anythingDue, runScheduler } from '#server/desk/scheduler/run.ts';
import { startScheduler } from '#server/desk/scheduler/scheduler.ts';
import { notices } from '#server/desk/schema/notices.ts';
import type { Db } from '#server/kernel/db/open.ts';
import { type Desk, openDesk } from '../../complaints/desk.ts';
import { cutShort } from './cutShort.ts';

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
  at('2026-06-01', '11:00');
});
afterEach(() => void vi.useRealTimers());

function at(day: string, time: string) {
  desk.clock.now = new Date(`${day}T${time}:00+05:30`);
}
async function paused(until: string, given: Record<string, unknown> = { staff_id: desk.staff.id }) {
  const { id } = await desk.record(desk.mla, given);
  const answered = await desk.post(desk.mla, 'complaint/pause', { id, reason: 'court', until });
  expect(answered).toMatchObject({ status: 200 });
  return id;
}
const told = async () =>
  (await desk.db.select().from(notices).orderBy(asc(notices.id)))
    .filter(({ kind }) => kind === 'resumed')
    .map(({ user_id, complaint_id }) => [user_id, complaint_id]);
const resumed = async () =>
  (await desk.db.select().from(complaintChanges))
    .filter(({ action }) => action === 'resumed')
    .map(({ creator_id, complaint_id }) => [creator_id, complaint_id]);
/** So many a tick begins with. */
const FIRST_SLICE = 50;
const both = (one: number, other: number) => [
  [desk.staff.id, one],
  [desk.staff.id, other],
];

test('[SLA-07, GRD-07] a pause ends automatically on its day, with one notice without an account, in any number of runs', async () => {
  const id = await paused('2026-06-08');
  at('2026-06-07', '23:59');
  await runScheduler(desk.services);
  expect([await told(), await resumed()]).toEqual([[], []]);
  at('2026-06-08', '00:00');
  await runScheduler(desk.services);
  await runScheduler(desk.services);
  at('2026-06-09', '12:00');
  await runScheduler(desk.services);
  expect(await told()).toEqual([[desk.staff.id, id]]);
  expect(await resumed()).toEqual([[null, id]]);
  expect(await desk.db.select().from(complaintPauses)).toMatchObject([
    { ended_at: new Date('2026-06-08T00:00:00+05:30'), ended_by: null },
  ]);
  expect(await desk.history(desk.mla, id)).not.toContain('Resumed.');
});

test('[GRD-08] notifies the desk head of the place of an unassigned complaint, and no other', async () => {
  const at = { parliament_id: desk.places.A1.parliament_id, assembly_id: desk.places.A1.assembly_id };
  await desk.account({ role: 'staff', duties: ['desk_head'], ...at, disabled: true });
  const id = await paused('2026-06-08', {});
  desk.clock.now = new Date('2026-06-08T10:00:00+05:30');
  await runScheduler(desk.services);
  expect(await told()).toEqual([[desk.deskHead.id, id]]);
});

test('[GRD-07] after an outage of a week all of it is worked off, oldest first, in more than one slice @seldom', async () => {
  const [third, first, second] = [
    await paused('2026-06-05'),
    await paused('2026-06-03'),
    await paused('2026-06-04'),
  ];
  for (let n = 0; n < 60; n += 1) await paused(addDays('2026-06-06', n % 3));
  at('2026-06-12', '09:00');
  await runScheduler(desk.services);
  const ids = (await told()).map(([, id]) => id);
  expect(new Set(ids).size).toBe(63);
  expect(ids).toHaveLength(63);
  expect(ids.slice(0, 3)).toEqual([first, second, third]);
  expect(await desk.db.$count(clockEvents)).toBe(63);
});

test('[GRD-07] one that ends in the middle loses nothing: what was begun is as if it had not been', async () => {
  const [one, other] = [await paused('2026-06-04'), await paused('2026-06-05')];
  at('2026-06-08', '11:00');
  expect(await cutShort(desk.services)).toBe(true);
  expect([await told(), await resumed()]).toEqual([[], []]);
  await runScheduler(desk.services);
  expect(await told()).toEqual(both(one, other));
});

test('[GRD-07] also notifies of a pause that was renewed before the run', async () => {
  const id = await paused('2026-06-04');
  at('2026-06-05', '11:00');
  await desk.post(desk.mla, 'complaint/pause', { id, reason: 'court', until: '2026-06-09' });
  expect(await told()).toEqual([[desk.staff.id, id]]);
  at('2026-06-09', '00:00');
  await runScheduler(desk.services);
  expect(await told()).toEqual(both(id, id));
});

test('[SLA-07] of what was resumed or resolved before its day nothing is said', async () => {
  const [one, other] = [await paused('2026-06-04'), await paused('2026-06-04')];
  await desk.post(desk.mla, 'complaint/resume', { id: one });
  await desk.post(desk.mla, 'complaint/close', { id: other, message: 'Done.' });
  at('2026-06-05', '11:00');
  await runScheduler(desk.services);
  expect(await told()).toEqual([]);
});

test('[GRD-07] ticks at once, goes on after a failure and stops between two slices', async () => {
  for (let n = 0; n < FIRST_SLICE + 1; n += 1) await paused('2026-06-04');
  at('2026-06-05', '11:00');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { database, log } = desk.services;
  const failed = new Promise((tell) => {
    vi.spyOn(log, 'warn').mockImplementation((_, text) => tell(text));
  });
  const failure = vi.fn().mockRejectedValueOnce(new Error('the database is away'));
  const db = Object.create(database.db) as Db;
  db.execute = (statement) => failure() ?? database.db.execute(statement);
  let slices = 0;
  const stopped = new Promise<void>((tell) => {
    db.transaction = (work) => {
      slices += 1;
      // The first slice is that of follow-ups, of which there are none.
      if (slices === 2) tell(ticking.stop());
      return database.db.transaction(work);
    };
  });
  const ticking = startScheduler({ ...desk.services, database: { ...database, db } });
  expect(await failed).toBe('could not tick');
  expect(await told()).toEqual([]);
  vi.advanceTimersByTime(59_999);
  expect(failure).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await stopped;
  expect(await told()).toHaveLength(FIRST_SLICE);
  vi.useRealTimers();
  await runScheduler(desk.services);
  expect(await told()).toHaveLength(FIRST_SLICE + 1);
});

test('[GRD-07] an idle tick is one statement, which looks at one end of an index each, however much there is', async () => {
  for (let n = 0; n < 3; n += 1) await paused('2026-06-20');
  await runScheduler(desk.services);
  const { now } = desk.clock;
  const sent = vi.spyOn(Object.getPrototypeOf(desk.db._.session), 'prepareQuery');
  await runScheduler(desk.services);
  expect(sent).toHaveBeenCalledOnce();
  sent.mockRestore();
  const plan = await desk.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_bitmapscan = off`);
    return JSON.stringify(
      (await tx.execute(sql`explain select ${anythingDue(desk.services.features, now)}`)).rows,
    );
  });
  for (const index of ['complaint_clocks_next', 'complaint_followups_untold', 'referrals_to_remind'])
    expect(plan).toMatch(new RegExp(`Index (Only )?Scan using ${index}`));
  expect(plan).not.toContain('Sort');
});
