import { beforeEach, expect, test } from 'vitest';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { openDesk } from './desk.ts';

const desk = await openDesk();
beforeEach(async () => {
  await desk.db.delete(complaints);
});

const assign = (id: number, staff_id: number) =>
  desk.post(desk.mla, 'complaint/staff/assign', { complaint_id: id, staff_id });

test('[SCOPE-05, SCOPE-08] everybody sees their own place; a filter for another finds nothing', async () => {
  await desk.record(desk.admin, { name: 'A1' });
  await desk.record(desk.admin, { name: 'A2', ...desk.places.V3 });
  await desk.record(desk.admin, { name: 'A3', ...desk.places.V4 });
  expect(await desk.list(desk.admin, { page: 1 })).toMatchObject({ names: ['A3', 'A2', 'A1'], total: 3 });
  expect(await desk.list(desk.mp, { page: 1 })).toMatchObject({ names: ['A2', 'A1'], total: 2 });
  expect(await desk.list(desk.mla, { page: 1 })).toMatchObject({ names: ['A1'], total: 1 });
  const foreign = { page: 1, assembly: desk.places.A3.assembly_id };
  expect(await desk.list(desk.mla, foreign)).toMatchObject({ status: 200, names: [], total: 0 });
  expect(await desk.list(desk.mp, { ...foreign, keyword: 'road' })).toMatchObject({ names: [], total: 0 });
});

test('[LIST-12] staff see what they recorded or were given, nothing else', async () => {
  await desk.record(desk.colleague, { name: 'not mine' });
  await desk.record(desk.mla, { name: 'nobody’s' });
  const given = await desk.record(desk.mla, { name: 'given to me' });
  const { id } = await desk.record(desk.staff, { name: 'mine, passed on' });
  await assign(given.id, desk.staff.id);
  await assign(id, desk.colleague.id);
  const names = ['mine, passed on', 'given to me'];
  expect(await desk.list(desk.staff, { page: 1 })).toMatchObject({ names, total: 2 });
  expect(await desk.list(desk.staff, { page: 1, staff_id: desk.colleague.id })).toMatchObject({ total: 1 });
  expect(await desk.list(desk.staff, { page: 1, keyword: 'road' })).toMatchObject({ names, total: 2 });
});

test('[LIST-12, LIST-08] the total of staff has each complaint once: given to them, with others, with nobody', async () => {
  const edit = (id: number, json: object) => desk.put(desk.mla, `complaint/${id}`, json);
  await desk.record(desk.staff, { name: 'own, with me' });
  const { id: passedOn } = await desk.record(desk.staff, { name: 'own, with another' });
  await assign(passedOn, desk.colleague.id);
  const { id: free } = await desk.record(desk.staff, { name: 'own, with nobody' });
  await edit(free, { staff_id: '', category_id: desk.water });
  const { id: given } = await desk.record(desk.mla, { name: 'given' });
  await assign(given, desk.staff.id);
  await desk.record(desk.colleague, { name: 'not mine' });
  const total = async (query = {}) => {
    const found = await desk.list(desk.staff, { page: 1, ...query });
    expect(found.total).toBe(found.names.length);
    return found.total;
  };
  expect(await total()).toBe(4);
  expect([await total({ status: 'open' }), await total({ status: 'in_progress' })]).toEqual([2, 2]);
  expect([await total({ category: desk.water }), await total({ category: desk.roads })]).toEqual([1, 3]);
  expect([await total({ status: 'reviewed' }), await total({ created_by_me: true })]).toEqual([2, 3]);
  expect(await total({ staff_id: 'none' })).toBe(1);
  expect((await desk.list(desk.staff, { page: 2, per_page: 3 })).total).toBe(4);
});

test('[LIST-12, LIST-08] pages of staff have what they recorded and what they were given in one order', async () => {
  for (const name of ['e', 'd', 'c', 'b', 'a']) {
    const isGiven = name === 'd' || name === 'b';
    const { id } = await desk.record(isGiven ? desk.mla : desk.staff, { name });
    await assign(id, isGiven ? desk.staff.id : desk.colleague.id);
  }
  const page = async (number: number, order = {}) =>
    (await desk.list(desk.staff, { page: number, per_page: 2, ...order })).names;
  expect([await page(1), await page(2), await page(3)]).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  expect(await page(2, { sort: 'name', order: 'DESC' })).toEqual(['c', 'b']);
});

test('[LIST-13] what is named demo is in no list and no total', async () => {
  const { id } = await desk.record(desk.mla, { name: ' Demo ' });
  await desk.record(desk.mla, { name: 'Demonetised' });
  for (const query of [
    {},
    { keyword: 'demo' },
    { mandal: desk.places.M1.mandal_id },
    { phone: '9848012345' },
  ]) {
    const found = await desk.list(desk.mla, { page: 1, ...query });
    expect(found).toMatchObject({ names: ['Demonetised'], total: 1 });
  }
  expect((await desk.get(desk.mla, `complaint/${id}`)).status).toBe(200);
});
