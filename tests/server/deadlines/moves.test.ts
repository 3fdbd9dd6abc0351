import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerHandlers } from '#server/app/jobHandlers.ts';
import { movesBy } from '#server/deadlines/deadlineMoves.ts';
import { complaintClocks } from '#server/deadlines/schema/clocks.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { type Desk, openDesk } from '../complaints/desk.ts';

let desk: Desk;
afterEach(() => {
  vi.restoreAllMocks();
});
beforeEach(async () => {
  desk = await openDesk();
  registerHandlers(desk.services);
  desk.clock.now = new Date('2026-06-01T11:00:00+05:30');
});

const preview = (json: object, by = desk.mla) =>
  desk.post(by, 'sla/preview', { office_id: null, version: null, ...json });
const put = (path: string, json: object, by = desk.mla) =>
  desk.send('POST', path, {
    token: by.token,
    json: { _method: 'PUT', office_id: null, version: null, ...json },
  });
const dueDays = async () => {
  const rows = await desk.db.select().from(complaintClocks).orderBy(asc(complaintClocks.complaint_id));
  return rows.map(({ due_on }) => due_on);
};
const days = (resolution_days: number) => [{ category_id: null, normal: { resolution_days } }];

test('[SLA-08] a preview counts what moves, what is due earlier and what becomes overdue, and keeps nothing', async () => {
  await desk.record(desk.mla);
  await desk.record(desk.mla, { priority: 'urgent' });
  const closed = await desk.record(desk.mla);
  await desk.post(desk.mla, 'complaint/close', { id: closed.id, message: 'Done.' });
  await desk.record(desk.otherMla, { ...desk.places.V4 });
  desk.clock.now = new Date('2026-06-10T11:00:00+05:30');
  const moves = { total: 2, moved: 1, earlier: 0, overdue: 0, escalated: 0 };
  expect((await preview({ targets: days(20) })).body).toEqual(moves);
  expect((await preview({ targets: days(12) })).body).toEqual({ ...moves, earlier: 1 });
  expect((await preview({ targets: days(5) })).body).toEqual({
    ...moves,
    ...{ earlier: 1, overdue: 1, escalated: 1 },
  });
  const holidays = [{ day: '2026-06-03', holiday: { name: 'Example', closed_from: 0 } }];
  expect((await preview({ calendar: { holidays } })).body).toEqual({ ...moves, moved: 2 });
  expect((await preview({ calendar: { holidays }, targets: days(20) }, desk.admin)).body).toMatchObject({
    total: 3,
  });
  expect(await dueDays()).toEqual(['2026-06-23', '2026-06-04', '2026-06-23', '2026-06-23']);
});

test('[SLA-08] a preview lets others through while it works, and ends when nobody waits for it any more', async () => {
  for (let count = 0; count < 5; count++) await desk.record(desk.mla);
  const { assembly_id = 0 } = desk.places.A1;
  const [office] = await desk.db.select().from(offices).where(eq(offices.assembly_id, assembly_id));
  if (!office) throw new Error('no office');
  const execute = vi.spyOn(desk.db, 'execute');
  let now = 0;
  // Each grievance takes longer than others may be kept waiting.
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 30));
  const moves = (signal: AbortSignal) => movesBy(desk.db, office, { now: desk.clock.now, signal });
  expect(await moves(new AbortController().signal)).toMatchObject({ total: 5 });
  const ways = execute.mock.calls.length;
  expect(ways).toBeGreaterThanOrEqual(5);
  await expect(moves(AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  expect(execute.mock.calls.length - ways).toBeLessThan(5);
});

test('[SLA-08] a preview is refused as the change is', async () => {
  const closedWeek = { week: [[], [], [], [], [], [], []] };
  expect(await preview({ calendar: closedWeek })).toMatchObject({
    status: 422,
    body: { errors: { week: ['A calendar needs opening hours.'] } },
  });
  expect(await preview({ targets: [{ category_id: null, normal: { response_hours: 900 } }] })).toMatchObject({
    status: 422,
  });
});

test('[SLA-08, GRD-15] a change recomputes due days by a job, in the own office and below, from the start', async () => {
  await desk.record(desk.mla);
  await desk.record(desk.otherMla, { ...desk.places.V4 });
  desk.clock.now = new Date('2026-06-10T11:00:00+05:30');
  const own = await put('sla/target', { targets: days(20) });
  expect(own).toMatchObject({ status: 200, body: { job: { state: 'queued', total: 1, done: 0 } } });
  await desk.services.jobs.runDue();
  expect(await dueDays()).toEqual(['2026-06-25', '2026-06-23']);
  const { job } = own.body as unknown as { job: { id: number } };
  expect((await desk.get(desk.mla, `job/${job.id}`)).body).toMatchObject({
    state: 'done',
    done: 1,
    refused: 0,
  });
  const holidays = [{ day: '2026-06-03', holiday: { name: 'Example', closed_from: 0 } }];
  await put('sla/calendar', { holidays }, desk.admin);
  await desk.services.jobs.runDue();
  expect(await dueDays()).toEqual(['2026-06-26', '2026-06-24']);
});

test('[SLA-08] an office without anything due needs no job', async () => {
  expect((await put('sla/target', { targets: days(20) })).body).toMatchObject({ job: null });
});
