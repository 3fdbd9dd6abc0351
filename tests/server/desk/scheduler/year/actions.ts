import { and, gt, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import { expect } from 'vitest';
import { PAUSE_REASONS } from '#contract/deadlines/pause.ts';
import { PRIORITIES } from '#contract/deadlines/targets.ts';
import { addDays, dayOf } from '#contract/kernel/day.ts';
import { complaintClocks } from '#server/deadlines/schema/clocks.ts';
import type { Random } from '../../../../faults/random.ts';
import type { Answered } from '../../../app.ts';
import type { Desk } from '../../../complaints/desk.ts';

/** Of the ladder, with the MLA (SLA-12). */
const MLA_LEVEL = 2;

type Values = Record<string, unknown>;

interface Kind {
  kind: string;
  weight: number;
  /** On which clocks it can be done, where that is not any. */
  where?: SQL | undefined;
  does: (id: number) => Promise<Answered>;
}

const { complaint_id: caseId, level, paused_until, stopped_on } = complaintClocks;
const isOpen = isNull(stopped_on);

/** The people of an office at work: each time one of them does something to a grievance, or records one. */
export function workOf(desk: Desk, random: Random) {
  const ids: number[] = [];
  /** Days on which the office is closed in addition to its first calendar. */
  const closed = new Set<string>();
  const oneOf = <T>(all: readonly [T, ...T[]]): T => all[random.between(0, all.length - 1)] ?? all[0];
  const today = () => dayOf(desk.clock.now);
  const byMla = (path: string, json: Values) => desk.post(desk.mla, path, json);
  const edit = (id: number, values: Values) => byMla(`complaint/${id}`, { _method: 'PUT', ...values });
  const staff = () => oneOf([desk.staff.id, desk.colleague.id, desk.deskHead.id]);

  const work: readonly Kind[] = [
    {
      ...{ kind: 'assign', weight: 6 },
      does: (complaint_id) => byMla('complaint/staff/assign', { complaint_id, staff_id: staff() }),
    },
    {
      ...{ kind: 'answer', weight: 6 },
      does: (complaint_id) =>
        byMla('complaint/response', { complaint_id, status: 'responded', message: 'Soon.' }),
    },
    {
      kind: 'close',
      weight: 8,
      where: isOpen,
      does: (id) => byMla('complaint/close', { id, message: 'Done.' }),
    },
    {
      ...{ kind: 'reopen', weight: 3, where: isNotNull(stopped_on) },
      does: (id) => byMla('complaint/reopen', { id }),
    },
    {
      ...{ kind: 'pause', weight: 7, where: and(isOpen, isNull(paused_until)) },
      does: (id) => {
        const until = addDays(today(), random.between(1, 30));
        const reason = oneOf(PAUSE_REASONS);
        return byMla('complaint/pause', { id, reason, until, note: 'The court asked.' });
      },
    },
    {
      ...{ kind: 'resume', weight: 3, where: isNotNull(paused_until) },
      does: (id) => byMla('complaint/resume', { id }),
    },
    { kind: 'priority', weight: 3, where: isOpen, does: (id) => edit(id, { priority: oneOf(PRIORITIES) }) },
    {
      kind: 'category',
      weight: 2,
      where: isOpen,
      does: (id) => edit(id, { category_id: oneOf([desk.roads, desk.water]) }),
    },
    {
      kind: 'name',
      weight: 2,
      where: isOpen,
      does: (id) => edit(id, { name: oneOf(['demo', 'Ramulu Goud']) }),
    },
    {
      ...{ kind: 'followup', weight: 3, where: isOpen },
      does: (id) => byMla('complaint/followup', { id, on: addDays(today(), random.between(1, 20)) }),
    },
    {
      ...{ kind: 'escalate', weight: 2, where: and(isOpen, lt(level, MLA_LEVEL)) },
      does: (id) => byMla('complaint/escalate', { id, note: 'The minister asked.' }),
    },
    {
      ...{ kind: 'deescalate', weight: 2, where: and(isOpen, gt(level, 0)) },
      does: (id) => desk.post(desk.admin, 'complaint/deescalate', { id, note: 'Done by us.' }),
    },
  ];
  const total = work.reduce((sum, { weight }) => sum + weight, 0);
  /** The kinds of actions that have not succeeded yet. */
  const undone = new Set(work.map(({ kind }) => kind));

  function drawn() {
    let left = random.next() * total;
    for (const each of work) {
      left -= each.weight;
      if (left < 0) return each;
    }
    throw new Error('nothing was drawn');
  }

  /** Every other time one that a kind of work can be done to, so that all of them are done. */
  async function fitting(where: SQL | undefined): Promise<number | undefined> {
    if (!where || random.next() < 0.5) return undefined;
    const found = await desk.db.select({ caseId }).from(complaintClocks).where(where).orderBy(caseId);
    return found[random.between(0, found.length - 1)]?.caseId;
  }

  async function setHoliday(day: string, holiday: Values | null) {
    const { status } = await byMla('sla/calendar', { _method: 'PUT', holidays: [{ day, holiday }] });
    if (status !== 200) throw new Error(`a holiday was refused: ${status}`);
    await desk.services.jobs.runDue();
  }

  return {
    /** A new complaint, sometimes a suggestion, sometimes without an assignee. */
    async record() {
      const type = random.next() < 0.1 ? 'suggestion' : 'complaint';
      const given = random.next() < 0.8 ? { staff_id: staff() } : {};
      const { id } = await desk.record(desk.mla, { type, priority: oneOf(PRIORITIES), ...given });
      ids.push(id);
    },
    /** An action on a complaint that it fits, or on any of the latest; a refused one changes nothing. */
    async act() {
      const { kind, where, does } = drawn();
      const id = (await fitting(where)) ?? ids[Math.max(0, ids.length - random.between(1, 60))];
      if (id === undefined) return;
      const { status } = await does(id);
      if (![200, 201, 422].includes(status)) throw new Error(`a call answered ${status}`);
      if (status < 300) undone.delete(kind);
    },
    /** The office closes on a future day: due days are computed again in the background. */
    async close() {
      const day = addDays(today(), random.between(1, 25));
      closed.add(day);
      await setHoliday(day, { name: 'Example', closed_from: oneOf([0, 780]) });
    },
    /** Sometimes it opens on such a day after all: events postponed to the next day are due then. */
    async openAfterAll() {
      if (!closed.has(today()) || random.next() < 0.9) return;
      closed.delete(today());
      await setHoliday(today(), null);
    },
    /** A leave, sometimes without a deputy; a user who is already absent then is skipped. */
    async leave() {
      const [user_id, deputy_id] = [staff(), random.next() < 0.3 ? null : staff()];
      const from_day = addDays(today(), random.between(0, 10));
      const to_day = addDays(from_day, random.between(0, 14));
      const { status } = await byMla('leave', { user_id, deputy_id, from_day, to_day });
      if (![201, 422].includes(status)) throw new Error(`a leave answered ${status}`);
    },
    /** Every kind of action must succeed at least once: one that is always refused tests nothing. */
    expectAllDone() {
      expect([...undone]).toEqual([]);
    },
  };
}
