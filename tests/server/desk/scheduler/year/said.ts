import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { LEVELS, type Step } from '#contract/deadlines/escalationLevels.ts';
import { afterWorkingDays, nextOpening } from '#contract/desk/workingTime.ts';
import { addDays, dayOf } from '#contract/kernel/day.ts';
import { complaintChanges } from '#server/complaints/schema/complaintChanges.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { rulesFor } from '#server/deadlines/rules.ts';
import { clockEvents, complaintClocks, pastClocks } from '#server/deadlines/schema/clocks.ts';
import { complaintFollowups } from '#server/desk/schema/followups.ts';
import { notices } from '#server/desk/schema/notices.ts';
import type { Desk } from '../../../complaints/desk.ts';

const isOf = (kind: string) => ['at_risk', 'due', 'overdue'].includes(kind);
const isSaid = (kind: string) => isOf(kind) || kind === 'escalated';
const keyOf = (complaint: number, nth: number, kind: string) => `${complaint} ${nth} ${kind}`;

/** Whether the office is open at this moment. */
export async function isOpen(desk: Desk): Promise<boolean> {
  const { calendar } = await rulesFor(desk.db, desk.places.A1);
  return nextOpening(calendar, desk.clock.now)?.getTime() === desk.clock.now.getTime();
}

/** After a tick while the office is open nothing is left to be said of any clock, and each is as far up as it should be (GRD-07, SLA-11, SLA-12). */
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
  const { calendar, ladder } = await rulesFor(desk.db, desk.places.A1);
  const isBegun = (due: string, step: Step) => {
    if (step === 'off') return false;
    const from = step === 0 ? addDays(due, 1) : afterWorkingDays(calendar, due, step);
    return from !== null && from <= today;
  };
  const behind = running.filter(({ complaint_id, nth, due_on }) => {
    const wanted = LEVELS.filter((level) => due_on !== null && isBegun(due_on, ladder[level]));
    const passed = events.filter(
      (event) => event.kind === 'escalated' && event.complaint_id === complaint_id && event.nth === nth,
    );
    return Math.max(0, ...wanted) > Math.max(0, ...passed.map(({ level }) => level));
  });
  expect(behind).toEqual([]);
  const followups = await desk.db.select().from(complaintFollowups);
  const isUntold = ({ state, told, opens_at }: (typeof followups)[number]) =>
    state === 'open' && !told && opens_at <= desk.clock.now;
  expect(followups.filter(isUntold)).toEqual([]);
}

/** Every event since an instant happened while the office was open, and its clock was in that state. */
export async function expectInOpeningHours(desk: Desk, since: Date) {
  if (await isOpen(desk)) return;
  const events = await desk.db.select().from(clockEvents);
  const wrong = events.filter(({ kind, happened_at }) => isSaid(kind) && happened_at > since);
  expect(wrong).toEqual([]);
}

/** One notice per recipient of an event, however many processes ran (GRD-07). */
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
  // In this office a recipient is always present.
  const ofEvents = new Set(
    told.map(({ complaint_id, kind, created_at }) => `${complaint_id} ${kind} ${created_at}`),
  );
  expect(ofEvents.size).toBe(events.filter(({ complaint_id }) => people.has(complaint_id)).length);
}

/** A user is notified once of each follow-up day, and not before it (GRD-08). */
export async function expectFollowupsOnce(desk: Desk) {
  const told = await desk.db.select().from(notices).where(eq(notices.kind, 'followup'));
  const putOff = await desk.db
    .select()
    .from(complaintChanges)
    .where(eq(complaintChanges.action, 'followedUp'))
    .orderBy(complaintChanges.id);
  const days = told.map(({ complaint_id, user_id, created_at }) => {
    const last = putOff.findLast(
      (each) =>
        each.complaint_id === complaint_id && each.creator_id === user_id && each.created_at < created_at,
    );
    const until = (last?.changes as { followup: [string | null, string | null] } | undefined)?.followup[1];
    return { id: last?.id, has_come: Boolean(until && until <= dayOf(created_at)) };
  });
  expect(days.filter(({ has_come }) => !has_come)).toEqual([]);
  expect(new Set(days.map(({ id }) => id)).size).toBe(days.length);
  expect(days.length).toBeGreaterThan(0);
}

/**
 * A clock reaches each level once: automatically never again, and never without a timeline entry (SLA-12, SLA-13). A
 * new clock that begins at the old level, with nobody above, is covered by the entry of the reopening (REF-20).
 */
export async function expectLevelsOnce(desk: Desk) {
  const came = await desk.db.select().from(clockEvents).where(eq(clockEvents.kind, 'escalated'));
  const lines = await desk.db.select().from(complaintChanges).where(eq(complaintChanges.action, 'escalated'));
  const levelOf = ({ complaint_id, changes }: (typeof lines)[number]) =>
    `${complaint_id} ${(changes as { level: [string, string] }).level[1]}`;
  const counted = (keys: string[]) => {
    const counts = new Map<string, number>();
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    return counts;
  };
  const clocks = [
    ...(await desk.db.select().from(complaintClocks)),
    ...(await desk.db.select().from(pastClocks)),
  ];
  const began = new Map(
    clocks.map(({ complaint_id, nth, started_at }) => [`${complaint_id} ${nth}`, started_at.getTime()]),
  );
  const stayed = ({ complaint_id, nth, level, happened_at }: (typeof came)[number]) =>
    began.get(`${complaint_id} ${nth}`) === happened_at.getTime() &&
    came.some(
      (before) => before.complaint_id === complaint_id && before.nth === nth - 1 && before.level === level,
    );
  const events = counted(came.map(({ complaint_id, level }) => `${complaint_id} ${level}`));
  const told = counted([
    ...lines.map(levelOf),
    ...came.filter(stayed).map(({ complaint_id, level }) => `${complaint_id} ${level}`),
  ]);
  const byThemselves = counted(lines.filter(({ creator_id }) => creator_id === null).map(levelOf));
  expect([...byThemselves].filter(([key, count]) => count > (events.get(key) ?? 0))).toEqual([]);
  expect([...events].filter(([key, count]) => count > (told.get(key) ?? 0))).toEqual([]);
  expect(byThemselves.size).toBeGreaterThan(0);
}
