import { beforeEach, expect, test } from 'vitest';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { openDesk } from './desk.ts';

const desk = await openDesk();
beforeEach(async () => {
  await desk.db.delete(complaints);
});

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
