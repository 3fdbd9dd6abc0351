import { expect, test } from 'vitest';
import { complaintCounts } from '#server/complaints/schema/complaintCounts.ts';
import { insertPlaces } from '../../worlds/places.ts';
import { testApp } from '../app.ts';

const app = await testApp();
const places = await insertPlaces(app.db);
const counted = (
  place: typeof places.A1,
  status_group: 'open' | 'in_progress' | 'closed',
  count: number,
) => ({
  parliament_id: place.parliament_id,
  assembly_id: place.assembly_id,
  category_id: 1,
  staff_id: count,
  status_group,
  count,
});
await app.db
  .insert(complaintCounts)
  .values([
    counted(places.A1, 'open', 1),
    counted(places.A1, 'open', 2),
    counted(places.A1, 'in_progress', 10),
    counted(places.A2, 'closed', 100),
    counted(places.A3, 'open', 1_000),
  ]);

const stats = async (token: string, json: object = {}) =>
  (await app.send('POST', 'dashboard/stats', { token, json })).body;

test('[DASH-01, DASH-07] the cards count the groups, and all of them is their sum', async () => {
  const { token } = await app.account({ role: 'admin' });
  expect(await stats(token)).toEqual({ open: 1_003, inProgress: 10, closed: 100, allComplaints: 1_113 });
  const p1 = { open: 3, inProgress: 10, closed: 100, allComplaints: 113 };
  const parliament = places.P1.parliament_id;
  expect(await stats(token, { parliament, exclude: 'leaders' })).toEqual(p1);
  expect(await stats(token, { parliament, include: 'achive,app,events,leaders' })).toEqual(p1);
  expect(await stats(token, { parliament, assembly: places.A3.assembly_id })).toMatchObject({
    allComplaints: 0,
  });
});

test('[DASH-01, SCOPE-05, SCOPE-08] the session’s own place replaces the one that was asked for', async () => {
  const { token: mp } = await app.account({ role: 'mp', ...places.P1 });
  const { token: mla } = await app.account({ role: 'mla', ...places.A1 });
  const elsewhere = { parliament: places.P2.parliament_id, assembly: places.A2.assembly_id };
  expect(await stats(mp, elsewhere)).toMatchObject({ closed: 100, allComplaints: 100 });
  expect(await stats(mla, elsewhere)).toEqual({ open: 3, inProgress: 10, closed: 0, allComplaints: 13 });
});
