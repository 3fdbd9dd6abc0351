import { expect, test } from 'vitest';
import { FIRST_GRIEVANCES, type FirstSteps } from '#contract/desk/firstSteps.ts';
import type { Person } from '../../../worlds/accounts.ts';
import { openDesk } from '../../complaints/desk.ts';

const desk = await openDesk();
const read = async (by: Person) => (await desk.get(by, 'desk/first-steps')).body as unknown as FirstSteps;
const countsOf = async (by: Person) =>
  Object.fromEntries((await read(by)).steps.map(({ step, count }) => [step, count]));

test('[GRD-14, SCOPE-08] first steps count the place, people and grievances of the own office only', async () => {
  const before = await countsOf(desk.otherMla);
  expect(before).toMatchObject({ categories: 2, uses: 0, grievances: 0 });
  expect(before.places).toBeGreaterThan(0);
  expect((await countsOf(desk.admin)).places).toBeGreaterThan(before.places ?? 0);
  // The staff member of the same assembly, not the caller.
  expect(before.people).toBe(1);
  await desk.record(desk.mla);
  expect((await countsOf(desk.otherMla)).grievances).toBe(0);
  expect((await countsOf(desk.mla)).grievances).toBe(1);
  expect((await countsOf(desk.admin)).grievances).toBe(1);
});

test('[GRD-14] an account without a seat is none of the people of an office', async () => {
  const { people } = await countsOf(desk.admin);
  expect(people).toBeLessThan(FIRST_GRIEVANCES);
  const account = { name: 'Madhavi Reddy', username: 'new@example.org', password: 'Demo@12345' };
  expect((await desk.post(desk.admin, 'user', account)).status).toBe(201);
  expect((await countsOf(desk.admin)).people).toBe(people);
});

test('[GRD-14] saved settings of the own office are its fourth step', async () => {
  await desk.put(desk.otherMla, 'office/uses', { letters: true });
  expect((await countsOf(desk.otherMla)).uses).toBe(1);
  expect((await countsOf(desk.mla)).uses).toBe(0);
});

test('[GRD-14] no more grievances are counted than make an office no longer new', async () => {
  for (let nth = 0; nth < FIRST_GRIEVANCES + 1; nth += 1) await desk.record(desk.mla);
  expect((await countsOf(desk.mla)).grievances).toBe(FIRST_GRIEVANCES);
});

test('[GRD-14] hidden first steps stay hidden, for that user only', async () => {
  expect((await read(desk.mla)).hidden).toBe(false);
  await desk.put(desk.mla, 'desk/columns', { columns: ['status'] });
  expect((await desk.put(desk.mla, 'desk/first-steps', { hidden: true })).body).toMatchObject({
    hidden: true,
  });
  await desk.put(desk.mla, 'desk/columns', { columns: null });
  expect((await read(desk.mla)).hidden).toBe(true);
  expect((await read(desk.admin)).hidden).toBe(false);
});
