import { expect, test } from 'vitest';
import { complaintCounts } from '#server/complaints/schema/complaintCounts.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { namesChanged } from '#server/kernel/db/names.ts';
import { appUsers, leaders } from '#server/leaders/schema/leaders.ts';
import { areas } from '#server/places/schema/places.ts';
import { insertPlaces } from '../../worlds/places.ts';
import { testApp } from '../app.ts';
import { type Case, insertCases, openOffice } from './complaints.ts';

const ISSUES = [
  'issues_area',
  'issues_assembly',
  'issues_parliament',
  'issues_assigned',
  'issues_category',
  'leaders_area',
  'users',
];
const office = await openOffice();

type Sets = Record<string, { name: string; filter?: object; Count?: number }[]>;
const ask = async (by: 'admin' | 'mp' | 'mla' | 'staff', call: string, json: Record<string, unknown> = {}) =>
  (await office.post(office[by], `dashboard/${call}`, json)).body as unknown as Sets;

const at = (place: object, given: Partial<Case> = {}): Case =>
  ({
    place,
    category_id: office.roads,
    staff_id: null,
    leader_id: null,
    status: 'open',
    name: 'Ramulu',
    ...given,
  }) as Case;

test.each([
  ['nothing', {}, ISSUES],
  ['empty words', { include: '', exclude: '' }, ISSUES],
  [
    'an include list',
    { include: 'issues_assigned,issues_parliament,leaders_area,users' },
    ['issues_parliament', 'issues_assigned', 'leaders_area', 'users'],
  ],
  ['blanks between', { include: ' issues_area , users' }, ['issues_area', 'users']],
  ['an exclude list', { exclude: 'issues_area,leaders_area,users' }, ISSUES.slice(1, 5)],
  ['both', { include: 'issues_area,users', exclude: 'users' }, ['issues_area']],
  ['unknown words only', { include: 'achive,app', exclude: 'events' }, ISSUES],
  ['unknown words besides', { include: 'achive,users', exclude: 'everything' }, ['users']],
])('[DASH-03] sets of issues with %s', async (_, words, sets) => {
  expect(Object.keys(await ask('admin', 'issues', words))).toEqual(sets);
});

test('[DASH-01, DASH-05] stats and reports are chosen in the same way', async () => {
  expect(Object.keys(await ask('mla', 'report', { include: 'areas,leaders' }))).toEqual(['areas', 'leaders']);
  expect(Object.keys(await ask('mla', 'report', { exclude: 'leaders' }))).toEqual([
    'areas',
    'assemblies',
    'categories',
  ]);
  expect(await ask('mla', 'stats', { exclude: 'open,inProgress' })).toEqual({ closed: 0, allComplaints: 0 });
  expect(Object.keys(await ask('mla', 'stats', { include: 'achive,app,events,leaders' }))).toHaveLength(4);
});

test('[DASH-05, SCOPE-05, SCOPE-08] sets stay within the own place, and within the chosen one', async () => {
  const { V1, V3, V4, P2, A2 } = office.places;
  await insertCases(office, [at(V1), at(V3), at(V4)]);
  const names = async (...given: Parameters<typeof ask>) =>
    (await ask(...given)).areas?.map(({ name }) => name);
  expect(await names('admin', 'report')).toEqual(['V1', 'V3', 'V4']);
  expect(await names('admin', 'report', { parliament: P2.parliament_id })).toEqual(['V4']);
  expect(await names('mp', 'report', { parliament: P2.parliament_id })).toEqual(['V1', 'V3']);
  expect(await names('mp', 'report', { assembly: A2.assembly_id })).toEqual(['V3']);
  expect(await names('mla', 'report', { assembly: A2.assembly_id })).toEqual(['V1']);
});

test('[DASH-02] villages of one name are told apart by their mandals; the largest comes first', async () => {
  await office.db.delete(complaints);
  const { M1, M2, V1, V2, V3 } = office.places;
  const [twin] = await office.db
    .insert(areas)
    .values([
      { name: 'Rampur', mandal_id: M1.mandal_id ?? 0 },
      { name: 'Rampur', mandal_id: M2.mandal_id ?? 0 },
    ])
    .returning();
  namesChanged(office.db);
  const id = twin?.id ?? 0;
  const rampur = [
    { ...V1, area_id: id },
    { ...V3, area_id: id + 1 },
  ];
  await insertCases(office, [
    at(V2),
    ...rampur.map((place) => at(place)),
    at(V2),
    at(V2, { status: 'close' }),
  ]);
  const { issues_area } = await ask('mp', 'issues', { include: 'issues_area' });
  expect(issues_area?.map(({ name, Count }) => [name, Count])).toEqual([
    ['V2', 3],
    ['Rampur (M1)', 1],
    ['Rampur (M2)', 1],
  ]);
});

test('[DASH-03] area in-charges by area, registrations in the app by day', async () => {
  const { V1, V3 } = office.places;
  const day = (text: string) => new Date(`${text}+05:30`);
  const registered = await office.db
    .insert(appUsers)
    .values([
      { name: 'Before', phone: '1', created_at: day('2026-01-01T10:00') },
      { name: 'Late at night', phone: '2', created_at: day('2026-02-27T23:50') },
      { name: 'Early', phone: '3', created_at: day('2026-02-28T00:10') },
      { name: 'Later', phone: '4', created_at: day('2026-02-28T12:00') },
    ])
    .returning({ id: appUsers.id });
  const app_user_id = registered[3]?.id;
  await office.db.insert(leaders).values([{ name: 'Volunteer', phone: '4', ...V1, app_user_id }]);
  const include = 'leaders_area,users';
  expect(await ask('admin', 'issues', { include })).toEqual({
    leaders_area: [
      { name: 'V1', Count: 2 },
      { name: 'V3', Count: 1 },
    ],
    users: [
      { day: '2026-02-27', count: 1 },
      { day: '2026-02-28', count: 2 },
    ],
  });
  expect(await ask('mla', 'issues', { include })).toEqual({
    leaders_area: [{ name: 'V1', Count: 2 }],
    users: [{ day: '2026-02-28', count: 1 }],
  });
  const elsewhere = { include, assembly: V3.assembly_id };
  expect((await ask('mp', 'issues', elsewhere)).users).toEqual([]);
});

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
