import { expect } from 'vitest';
import { CLOCK_STATES, type ClockState, clockState, responseState } from '#contract/deadlines/clock.ts';
import type { Day } from '#contract/desk/myDay.ts';
import { addDays, dayOf } from '#contract/kernel/day.ts';
import { NEAR_DAYS, WORKLOAD_FIGURES, type WorkloadFigure } from '#contract/teamwork/workload.ts';
import { countDifferences, factDifferences } from '#server/complaints/list/verify.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { complaintClocks } from '#server/deadlines/schema/clocks.ts';
import { escalationRecipients } from '#server/deadlines/schema/escalationRecipients.ts';
import { leaves } from '#server/teamwork/schema/leaves.ts';
import { figuresOf } from '#server/teamwork/workload/figures.ts';
import type { Desk } from '../../../complaints/desk.ts';

/** Each complaint with the state of its clock now, read row by row. */
async function everyCase(desk: Desk) {
  const clocks = new Map(
    (await desk.db.select().from(complaintClocks)).map((one) => [one.complaint_id, one]),
  );
  const today = dayOf(desk.clock.now);
  return (await desk.db.select().from(complaints))
    .filter(({ hidden }) => !hidden)
    .map(({ id, staff_id, creator_id }) => {
      const clock = clocks.get(id);
      const state: ClockState = clock ? clockState(clock, today) : 'none';
      const response = clock ? responseState(clock, desk.clock.now) : null;
      return { staff_id, creator_id, state, response };
    });
}

/** The absent colleagues whose deputy the user is. */
async function standsInFor(desk: Desk, id: number): Promise<number[]> {
  const today = dayOf(desk.clock.now);
  return (await desk.db.select().from(leaves))
    .filter(({ deputy_id, from_day, to_day }) => deputy_id === id && from_day <= today && today <= to_day)
    .map(({ user_id }) => user_id);
}

/** Complaints at some level that were escalated to the user on the way. */
async function escalatedTo(desk: Desk, id: number) {
  const reached = new Set(
    (await desk.db.select().from(escalationRecipients))
      .filter(({ user_id }) => user_id === id)
      .map(({ complaint_id }) => complaint_id),
  );
  return (await desk.db.select().from(complaintClocks)).filter(
    ({ complaint_id, level, stopped_on, hidden }) =>
      reached.has(complaint_id) && level > 0 && !stopped_on && !hidden,
  );
}

/** Every figure that changes with time must equal a full count, for each user (SLA-06). */
export async function expectFigures(desk: Desk) {
  const cases = await everyCase(desk);
  const ofStaff = [desk.staff.id, ...(await standsInFor(desk, desk.staff.id))];
  const isTheirs = ({ staff_id, creator_id }: (typeof cases)[number]) =>
    ofStaff.some((id) => id === staff_id || id === creator_id);
  for (const [who, own] of [
    [desk.mla, cases],
    [desk.staff, cases.filter(isTheirs)],
  ] as const) {
    for (const sla of CLOCK_STATES) {
      const { total } = await desk.list(who, { sla, page: 1, per_page: 1 });
      expect({ sla, total }).toEqual({ sla, total: own.filter(({ state }) => state === sla).length });
    }
    const { total } = await desk.list(who, { response: 'late', page: 1, per_page: 1 });
    expect(total).toBe(own.filter(({ response }) => response === 'late').length);
  }
  const { total } = await desk.list(desk.mla, { given: 'escalated', page: 1, per_page: 1 });
  expect(total).toBe((await escalatedTo(desk, desk.mla.id)).length);
  const { sections } = (await desk.get(desk.mla, 'desk/day')).body as unknown as Day;
  for (const { name, query, total } of sections) {
    const list = await desk.list(desk.mla, { ...Object.fromEntries(new URLSearchParams(query)), page: 1 });
    expect({ name, total: list.total }).toEqual({ name, total });
  }
  expect(await countDifferences(desk.db)).toEqual([]);
  expect(await factDifferences(desk.db)).toEqual([]);
  await expectWorkload(desk);
}

/** The workload, counted from the facts, must equal the sum over complaints and clocks (SLA-21). */
async function expectWorkload(desk: Desk) {
  const today = dayOf(desk.clock.now);
  const clocks = new Map(
    (await desk.db.select().from(complaintClocks)).map((one) => [one.complaint_id, one]),
  );
  const open = (await desk.db.select().from(complaints)).filter(
    ({ hidden, status_group }) => !hidden && status_group !== 'closed',
  );
  const counted = new Map<number, Record<WorkloadFigure, number>>();
  for (const { id, staff_id, date } of open) {
    const figures = counted.get(staff_id ?? 0) ?? { ...NONE };
    counted.set(staff_id ?? 0, figures);
    const clock = clocks.get(id);
    const state = clock ? clockState(clock, today) : 'none';
    const isNear = Boolean(
      clock?.due_on && clock.due_on >= today && clock.due_on < addDays(today, NEAR_DAYS),
    );
    figures.open += 1;
    if (state === 'overdue' || state === 'at_risk' || state === 'paused') figures[state] += 1;
    if (isNear) figures.due_soon += 1;
    if (date > addDays(today, -NEAR_DAYS)) figures.recent += 1;
  }
  const kept = (await figuresOf(desk.db, [desk.places.A1.assembly_id], today)).map(
    ({ staff_id, oldest: _, ...figures }) => [staff_id, figures] as const,
  );
  const told = kept.filter(([, figures]) => WORKLOAD_FIGURES.some((name) => figures[name] !== 0));
  expect(new Map(told)).toEqual(counted);
}
const NONE = Object.fromEntries(WORKLOAD_FIGURES.map((name) => [name, 0])) as Record<WorkloadFigure, number>;
