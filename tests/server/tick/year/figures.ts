import { expect } from 'vitest';
import { CLOCK_STATES, type ClockState, clockState, responseState } from '../../../../contract/clock.ts';
import { dayOf } from '../../../../contract/day.ts';
import type { Day } from '../../../../contract/desk.ts';
import { countDifferences } from '../../../../server/complaints/list/verify.ts';
import { complaintClocks } from '../../../../server/db/schema/clocks.ts';
import { complaints } from '../../../../server/db/schema/complaints.ts';
import type { Desk } from '../../complaints/desk.ts';

/** Each grievance with what its clock says at this moment, read row by row. */
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

/** Every figure that moves with time, of each who asks, is what a full count gives (SLA-06). */
export async function expectFigures(desk: Desk) {
  const cases = await everyCase(desk);
  const mine = (id: number) =>
    cases.filter(({ staff_id, creator_id }) => [staff_id, creator_id].includes(id));
  for (const [who, own] of [
    [desk.mla, cases],
    [desk.staff, mine(desk.staff.id)],
  ] as const) {
    for (const sla of CLOCK_STATES) {
      const { total } = await desk.list(who, { sla, per_page: 1 });
      expect({ sla, total }).toEqual({ sla, total: own.filter(({ state }) => state === sla).length });
    }
    const { total } = await desk.list(who, { response: 'late', per_page: 1 });
    expect(total).toBe(own.filter(({ response }) => response === 'late').length);
  }
  const { sections } = (await desk.get(desk.mla, 'desk/day')).body as unknown as Day;
  for (const { name, query, total } of sections) {
    const list = await desk.list(desk.mla, Object.fromEntries(new URLSearchParams(query)));
    expect({ name, total: list.total }).toEqual({ name, total });
  }
  expect(await countDifferences(desk.db)).toEqual([]);
}
