import { expect, test } from 'vitest';
import { random } from '#server/transfer/seed/random.ts';
import { arrivals } from '../../bench/load/arrivals.ts';
import { nextVisit, type Person, REQUESTS_A_VISIT } from '../../bench/load/mix.ts';
import { placeOf } from '../../bench/office/state.ts';

const schedule = (seed = 1) => arrivals(100, 60, random(seed));

test('as many arrive as the rate says, from the start to the end and in order', () => {
  const times = schedule();
  expect(times.length).toBeGreaterThan(6_000 - 4 * Math.sqrt(6_000));
  expect(times.length).toBeLessThan(6_000 + 4 * Math.sqrt(6_000));
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(times[0]).toBeGreaterThan(0);
  expect(times.at(-1)).toBeLessThan(60_000);
  const inFirstHalf = times.filter((time) => time < 30_000).length;
  expect(inFirstHalf / times.length).toBeCloseTo(0.5, 1);
});

test('they know nothing of each other: the gaps are as uneven as those of chance', () => {
  const times = schedule();
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  expect(mean).toBeCloseTo(10, 0);
  // Of exponential gaps one in e is longer than the mean.
  expect(gaps.filter((gap) => gap > mean).length / gaps.length).toBeCloseTo(1 / Math.E, 1);
});

test('the same seed gives the same schedule, another one another', () => {
  expect(schedule()).toEqual(schedule());
  expect(schedule(2)).not.toEqual(schedule());
});

test('the mix keeps its shares, and users only call what their role allows', () => {
  const person = (role: Person['role']): Person => ({ role, token: role, cases: [1], place: placeOf(0) });
  const people = [person('admin'), person('mla'), person('staff'), person('staff')];
  const source = random(3);
  const visits = Array.from({ length: 10_000 }, () => nextVisit(people, source));
  const share = (kind: string) => visits.filter(({ visit }) => visit.kind === kind).length / visits.length;
  expect(share('list')).toBeCloseTo(0.39, 1);
  expect(share('create')).toBeCloseTo(0.02, 2);
  expect(1 + 3 * share('create')).toBeCloseTo(REQUESTS_A_VISIT, 1);
  const ofStaff = visits.filter(({ person }) => person.role === 'staff').map(({ visit }) => visit);
  expect(ofStaff.some(({ kind }) => kind === 'dashboard')).toBe(false);
  expect(ofStaff.some((visit) => 'path' in visit && visit.path.startsWith('news'))).toBe(false);
});
