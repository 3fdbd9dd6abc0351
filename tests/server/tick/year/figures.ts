import { expect } from 'vitest';
import { CLOCK_STATES, type ClockState, clockState, responseState } from '../../../../contract/clock.ts';
import { dayOf } from '../../../../contract/day.ts';
import type { Day } from '../../../../contract/desk.ts';
import { countDifferences } from '../../../../server/complaints/list/verify.ts';
import { complaintClocks } from '../../../../server/db/schema/clocks.ts';
import { complaints } from '../../../../server/db/schema/complaints.ts';
import { leaves } from '../../../../server/db/schema/leaves.ts';
import { complaintWatchers } from '../../../../server/db/schema/watchers.ts';
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

/** Those who are away today and have named somebody. */
async function standsInFor(desk: Desk, id: number): Promise<number[]> {
  const today = dayOf(desk.clock.now);
  return (await desk.db.select().from(leaves))
    .filter(({ deputy_id, from_day, to_day }) => deputy_id === id && from_day <= today && today <= to_day)
    .map(({ user_id }) => user_id);
}

/** What stands somewhere up the ladder and came to somebody on its way. */
async function escalatedTo(desk: Desk, id: number) {
  const reached = new Set(
    (await desk.db.select().from(complaintWatchers))
      .filter(({ user_id }) => user_id === id)
      .map(({ complaint_id }) => complaint_id),
  );
  return (await desk.db.select().from(complaintClocks)).filter(
    ({ complaint_id, level, stopped_on, hidden }) =>
      reached.has(complaint_id) && level > 0 && !stopped_on && !hidden,
  );
}

/** Every figure that moves with time, of each who asks, is what a full count gives (SLA-06). */
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
      const { total } = await desk.list(who, { sla, per_page: 1 });
      expect({ sla, total }).toEqual({ sla, total: own.filter(({ state }) => state === sla).length });
    }
    const { total } = await desk.list(who, { response: 'late', per_page: 1 });
    expect(total).toBe(own.filter(({ response }) => response === 'late').length);
  }
  const { total } = await desk.list(desk.mla, { given: 'escalated', per_page: 1 });
  expect(total).toBe((await escalatedTo(desk, desk.mla.id)).length);
  const { sections } = (await desk.get(desk.mla, 'desk/day')).body as unknown as Day;
  for (const { name, query, total } of sections) {
    const list = await desk.list(desk.mla, Object.fromEntries(new URLSearchParams(query)));
    expect({ name, total: list.total }).toEqual({ name, total });
  }
  expect(await countDifferences(desk.db)).toEqual([]);
}
