import { expect } from 'vitest';
import { dayOf } from '../../../../contract/day.ts';
import { nextOpening } from '../../../../contract/workingTime.ts';
import { clockEvents, complaintClocks } from '../../../../server/db/schema/clocks.ts';
import { complaints } from '../../../../server/db/schema/complaints.ts';
import { notices } from '../../../../server/db/schema/notices.ts';
import { rulesFor } from '../../../../server/deadlines/rules.ts';
import type { Desk } from '../../complaints/desk.ts';

const isOf = (kind: string) => ['at_risk', 'due', 'overdue'].includes(kind);
const keyOf = (complaint: number, nth: number, kind: string) => `${complaint} ${nth} ${kind}`;

/** Whether the office is open at this moment. */
export async function isOpen(desk: Desk): Promise<boolean> {
  const { calendar } = await rulesFor(desk.db, desk.places.A1);
  return nextOpening(calendar, desk.clock.now)?.getTime() === desk.clock.now.getTime();
}

/** After a tick while the office is open nothing is left to be said of any clock (GRD-07, SLA-11). */
export async function expectNothingLost(desk: Desk) {
  const today = dayOf(desk.clock.now);
  const events = await desk.db.select().from(clockEvents);
  const said = new Set(events.map(({ complaint_id, nth, kind }) => keyOf(complaint_id, nth, kind)));
  const running = (await desk.db.select().from(complaintClocks)).filter(
    ({ stopped_on, paused_until, quiet, hidden }) => !stopped_on && !paused_until && !quiet && !hidden,
  );
  const unsaid = running.flatMap(({ complaint_id, nth, risk_on, due_on }) => {
    const begun = [
      risk_on && risk_on <= today && 'at_risk',
      due_on && due_on <= today && 'due',
      due_on && due_on < today && 'overdue',
    ];
    return begun.flatMap((kind) => (kind ? [keyOf(complaint_id, nth, kind)] : []));
  });
  expect(unsaid.filter((key) => !said.has(key))).toEqual([]);
}

/** What was said since an instant was said while the office was open, of clocks of which it was true. */
export async function expectInOpeningHours(desk: Desk, since: Date) {
  if (await isOpen(desk)) return;
  const events = await desk.db.select().from(clockEvents);
  const wrong = events.filter(({ kind, happened_at }) => isOf(kind) && happened_at > since);
  expect(wrong).toEqual([]);
}

/** One notice for each that was told of an event, however many processes ticked: nobody twice (GRD-07). */
export async function expectNothingTwice(desk: Desk) {
  const told = (await desk.db.select().from(notices)).filter(({ kind }) => isOf(kind));
  const times = told.map(({ complaint_id, user_id, kind, created_at }) =>
    [complaint_id, user_id, kind, created_at.getTime()].join(' '),
  );
  expect(new Set(times).size).toBe(times.length);
  const events = (await desk.db.select().from(clockEvents)).filter(({ kind }) => isOf(kind));
  const people = new Map(
    (await desk.db.select().from(complaints)).map(({ id, assembly_id }) => [id, assembly_id]),
  );
  // In this office somebody is always there to be told.
  const ofEvents = new Set(
    told.map(({ complaint_id, kind, created_at }) => `${complaint_id} ${kind} ${created_at}`),
  );
  expect(ofEvents.size).toBe(events.filter(({ complaint_id }) => people.has(complaint_id)).length);
}
