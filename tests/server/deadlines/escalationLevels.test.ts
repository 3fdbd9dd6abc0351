import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OfficeEscalationLevels } from '#contract/deadlines/escalationLevelCalls.ts';
import {
  DEFAULT_ESCALATION_LEVELS,
  type EscalationLevels,
  escalationDay,
  fallsAt,
} from '#contract/deadlines/escalationLevels.ts';
import { workingDaysBetween } from '#contract/desk/workingTime.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { rulesOf } from '#server/deadlines/rules.ts';
import { leaves } from '#server/teamwork/schema/leaves.ts';
import { refusalOf } from '../complaints/desk.ts';
import { openDeadlines, type Person } from './office.ts';

const { at, officeOf } = openDeadlines();
beforeEach(async () => {
  await at().db.delete(leaves);
  await at().db.update(users).set({ disabled: false });
  at().clock.now = new Date('2026-06-01T11:00:00+05:30');
});
const read = async (by: Person, query = '') =>
  (await at().get(by, `sla/ladder${query}`)).body as unknown as OfficeEscalationLevels;
const write = (by: Person, json: Record<string, unknown>) =>
  at().send('PUT', 'sla/ladder', { token: by.token, json });
const steps = ({ levels }: OfficeEscalationLevels) =>
  levels.map(({ step: { value, from } }) => [value, from]);
const reaches = ({ levels }: OfficeEscalationLevels) => levels.map((level) => level.reaches);
const nameOf = async ({ id }: { id: number }) =>
  (await at().db.select().from(users).where(eq(users.id, id)))[0]?.name;

describe('[SLA-12] the arithmetic', () => {
  const { calendar } = rulesOf([]);
  /** Due on Friday 2026-06-12, before the second Saturday. */
  const day = (ladder: EscalationLevels, passed: number) =>
    escalationDay(calendar, ladder, { due_on: '2026-06-12', passed });

  test('steps count working days after the due day, never the due day itself', () => {
    expect([0, 1, 2, 3, 4].map((passed) => day(DEFAULT_ESCALATION_LEVELS, passed))).toEqual([
      '2026-06-13',
      '2026-06-16',
      '2026-06-19',
      '2026-06-25',
      null,
    ]);
    expect(day({ ...DEFAULT_ESCALATION_LEVELS, 2: 'off' }, 1)).toBe('2026-06-19');
    expect(day({ 1: 'off', 2: 'off', 3: 'off', 4: 'off' }, 0)).toBeNull();
    const never = { ...calendar, week: [[], [], [], [], [], [], []] };
    expect(escalationDay(never, DEFAULT_ESCALATION_LEVELS, { due_on: '2026-06-12', passed: 1 })).toBeNull();
  });

  test('working days are counted without the first and with the last', () => {
    const between = (from: string, to: string) => workingDaysBetween(calendar, from, to);
    expect(between('2026-06-12', '2026-06-12')).toBe(0);
    expect(between('2026-06-12', '2026-06-14')).toBe(0);
    expect(between('2026-06-12', '2026-06-16')).toBe(2);
    expect(between('2026-06-16', '2026-06-12')).toBe(0);
  });

  test('steps may stay and rise, and levels that are off do not count', () => {
    expect(fallsAt(DEFAULT_ESCALATION_LEVELS)).toBeUndefined();
    expect(fallsAt({ 1: 3, 2: 3, 3: 'off', 4: 3 })).toBeUndefined();
    expect(fallsAt({ 1: 3, 2: 'off', 3: 2, 4: 1 })).toBe(3);
  });
});

describe('[SLA-12, GRD-01] sla/ladder', () => {
  test('ships with four steps, is inherited step by step, and what is null is given back', async () => {
    const { admin, mp, mla, staff } = at();
    const shipped = [0, 2, 5, 10].map((days) => [days, 'default']);
    expect(steps(await read(staff))).toEqual(shipped);
    expect((await write(admin, { level_4: 12 })).status).toBe(200);
    expect((await write(mp, { level_3: 'off' })).status).toBe(200);
    const { status, body } = await write(mla, { level_1: 1, level_2: 'off' });
    expect([status, body.job]).toEqual([200, null]);
    expect(steps(body as unknown as OfficeEscalationLevels)).toEqual([
      [1, 'own'],
      ['off', 'own'],
      ['off', 'parliament'],
      [12, 'state'],
    ]);
    await write(mla, { level_2: null });
    expect((await read(mla)).levels[1]?.step).toEqual({
      ...{ value: 2, from: 'default' },
      inherited: { value: 2, from: 'default' },
    });
    expect(steps(await read(admin, `?office_id=${await officeOf(mla)}`))[0]).toEqual([1, 'own']);
  });

  test('does not fall, and stays within a year', async () => {
    const { mla, mp } = at();
    const falls = ['A higher level cannot come before a lower one.'];
    expect(refusalOf(await write(mla, { level_2: 6 }), 'level_3')).toEqual(falls);
    expect(refusalOf(await write(mla, { level_4: 1 }), 'level_4')).toEqual(falls);
    expect((await write(mla, { level_2: 6, level_3: 'off' })).status).toBe(200);
    for (const step of [-1, 366, 1.5, 'soon']) {
      const refused = await write(mp, { level_1: step });
      expect(refusalOf(refused, 'level_1')).toEqual(['Please enter 0 to 365 working days.']);
    }
  });

  test('says whom each level reaches today, in the office of a constituency', async () => {
    const { deskHead, colleague, mla, mp, admin } = at();
    const leave = { from_day: '2026-06-01', to_day: '2026-06-05' };
    await at()
      .db.insert(leaves)
      .values([
        { ...leave, user_id: deskHead.id, deputy_id: colleague.id },
        { ...leave, user_id: mp.id },
      ]);
    const of = async (...people: { id: number }[]) => ({
      people: await Promise.all(
        people.map(async (person) => ({ name: await nameOf(person), instead_of: null })),
      ),
      away: [],
    });
    const headAway = { name: await nameOf(deskHead), until: '2026-06-05' };
    const mpAway = { people: [], away: [{ name: await nameOf(mp), until: '2026-06-05' }] };
    expect(reaches(await read(mla))).toEqual([
      // A deputy without rights on the desk could not read a grievance of anybody else.
      { people: [], away: [headAway] },
      await of(mla),
      mpAway,
      await of(admin),
    ]);
    expect(reaches(await read(mp))).toEqual([null, null, mpAway, await of(admin)]);
    expect(reaches(await read(admin))).toEqual([null, null, null, await of(admin)]);
    await at().db.update(users).set({ disabled: true }).where(eq(users.id, mla.id));
    const { levels } = await read(deskHead);
    expect(levels[1]?.reaches).toEqual({ people: [], away: [] });
  });
});
