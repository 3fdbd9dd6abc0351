import { eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { WORKLOAD_FIGURES, workloadFilters } from '#contract/teamwork/workload.ts';
import type { Workload, WorkloadRow } from '#contract/teamwork/workloadCalls.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { complaintClocks } from '#server/deadlines/schema/clocks.ts';
import { runScheduler } from '#server/desk/scheduler/run.ts';
import { leaves } from '#server/teamwork/schema/leaves.ts';
import { openDesk } from '../../complaints/desk.ts';

const TODAY = '2026-06-19';
type Person = { id: number; token: string };
const desk = await openDesk();
const { at } = desk;
beforeEach(async () => {
  for (const table of [complaints, leaves]) await desk.db.delete(table);
  at(TODAY);
});

const read = async (by: Person, query = '') => {
  const { status, body } = await desk.get(by, `workload${query}`);
  return { status, body: body as unknown as Workload & { errors?: Record<string, string[]> } };
};
const rowOf = ({ rows }: Workload, who: Person | null) =>
  rows.find(({ person }) => (person?.id ?? null) === (who?.id ?? null));
const officeOf = async (by: Person) => (await read(by)).body.office.id;

/** Every number is the total of the list that it opens, for any user. */
async function expectSameLists(by: Person, { rows, today }: Workload, place: object = {}) {
  for (const { person, ...numbers } of rows) {
    for (const figure of WORKLOAD_FIGURES) {
      const filters = { ...workloadFilters(figure, person?.id ?? null, today), ...place, page: 1 };
      const { total } = await desk.list(by, filters);
      expect([person?.name, figure, numbers[figure]]).toEqual([person?.name, figure, total]);
    }
  }
}

/** In each state of a clock and without one, of two people and of nobody. */
async function recordAll() {
  const days = ['2026-03-05', '2026-05-04', '2026-05-27', '2026-06-02', '2026-06-16', TODAY];
  for (const [nth, day] of days.entries()) {
    at(day);
    const given = { staff_id: [desk.staff.id, desk.colleague.id, undefined][nth % 3] };
    await desk.record(desk.mla, { ...given, name: `Of ${day}` });
    await desk.record(desk.mla, { ...given, type: 'suggestion', name: `Suggested ${day}` });
    const paused = await desk.record(desk.mla, { staff_id: desk.staff.id, name: `Paused ${day}` });
    at(TODAY, '09:00');
    const until = ['2026-06-20', '2026-06-30', '2026-07-30'][nth % 3];
    await desk.post(desk.mla, 'complaint/pause', { id: paused.id, reason: 'court', until });
    at(day);
    const closed = await desk.record(desk.mla, { staff_id: desk.staff.id, name: 'Closed' });
    await desk.post(desk.mla, 'complaint/close', { id: closed.id, message: 'Done' });
  }
  at(TODAY);
  await desk.record(desk.admin, { ...desk.places.V3, name: 'Next door' });
  await desk.record(desk.mla, { name: 'demo' });
}

describe('[SLA-21] the workload', () => {
  test('[GRD-10] has the numbers of the lists, for each who asks, before and after a tick @seldom', async () => {
    await recordAll();
    const check = async () => {
      for (const by of [desk.mla, desk.deskHead, desk.mp]) await expectSameLists(by, (await read(by)).body);
      const office = await officeOf(desk.mla);
      const admins = (await read(desk.admin, `?office_id=${office}`)).body;
      expect(admins).toEqual((await read(desk.mla)).body);
      const { parliament_id: parliament, assembly_id: assembly } = desk.places.A1;
      await expectSameLists(desk.admin, admins, { parliament, assembly });
    };
    await check();
    const { body } = await read(desk.mla);
    const added = WORKLOAD_FIGURES.map((figure) => body.rows.reduce((sum, row) => sum + row[figure], 0));
    expect(added.every((sum) => sum > 0)).toBe(true);
    await runScheduler(desk.services);
    await check();
    expect((await read(desk.mla)).body).toEqual(body);
  });

  test('[SLA-07] counts what goes on before the tick has said so, as lists do', async () => {
    await recordAll();
    at('2026-06-30', '00:30');
    const before = (await read(desk.mla)).body;
    await expectSameLists(desk.mla, before);
    expect(
      await desk.db.$count(complaintClocks, eq(complaintClocks.paused_until, '2026-06-30')),
    ).toBeGreaterThan(0);
    await runScheduler(desk.services);
    expect((await read(desk.mla)).body).toEqual(before);
  });

  test('names the oldest day of each', async () => {
    const days = ['2026-01-20', '2026-01-25', '2026-05-04'];
    const ids: number[] = [];
    for (const day of days) {
      at(day);
      ids.push((await desk.record(desk.mla, { staff_id: desk.staff.id })).id);
    }
    at(TODAY);
    const oldest = async () => rowOf((await read(desk.mla)).body, desk.staff)?.oldest;
    for (const [nth, id] of ids.entries()) {
      expect(await oldest()).toBe(days[nth]);
      await runScheduler(desk.services);
      expect(await oldest()).toBe(days[nth]);
      await desk.post(desk.mla, 'complaint/close', { id, message: 'Done' });
    }
    expect(await oldest()).toBeNull();
  });

  test('has everybody who may be given something, by name, and nobody at the end', async () => {
    await desk.db.insert(leaves).values({
      ...{ user_id: desk.colleague.id, from_day: TODAY, to_day: '2026-12-03', deputy_id: desk.staff.id },
    });
    const { body } = await read(desk.mla);
    expect(body.rows.map(({ person }) => person?.name ?? null)).toEqual(['padma', 'prasad', 'sunitha', null]);
    const away = { until: '2026-12-03', deputy: { id: desk.staff.id, name: 'sunitha' } };
    expect(rowOf(body, desk.colleague)?.person).toMatchObject({ active: true, away });
    expect(rowOf(body, desk.staff)?.person).toMatchObject({ active: true, away: null });
    expect(rowOf(body, null)).toEqual({
      ...{ person: null, open: 0, overdue: 0, at_risk: 0, due_soon: 0, paused: 0, recent: 0, oldest: null },
    } satisfies WorkloadRow);
  });

  test('keeps who works there no more as long as they have something', async () => {
    const { id } = await desk.record(desk.mla, { staff_id: desk.colleague.id });
    await desk.db
      .update(users)
      .set({ disabled: true })
      .where(inArray(users.id, [desk.colleague.id]));
    expect(rowOf((await read(desk.mla)).body, desk.colleague)).toMatchObject({
      open: 1,
      person: { active: false },
    });
    await desk.post(desk.mla, 'complaint/close', { id, message: 'Done' });
    expect(rowOf((await read(desk.mla)).body, desk.colleague)).toBeUndefined();
    await desk.db.update(users).set({ disabled: false }).where(eq(users.id, desk.colleague.id));
  });

  test('[GRD-02] admin names an office below the state', async () => {
    const elsewhere = await officeOf(desk.otherMla);
    const unnamed = await read(desk.admin);
    expect([unnamed.status, unnamed.body.errors]).toEqual([422, { office_id: [errorTexts.chooseOffice] }]);
    const { rows } = (await read(desk.admin, `?office_id=${elsewhere}`)).body;
    expect(rows.map(({ person }) => person?.id)).toEqual([desk.staffElsewhere.id, undefined]);
  });
});
