import { describe, expect, test } from 'vitest';
import { users } from '#server/accounts/schema/accounts.ts';
import { complaintCategories, divisionIncharges } from '#server/kernel/db/namedTables.ts';
import { insertPlaces } from '../../worlds/places.ts';
import { testApp } from '../app.ts';

const app = await testApp();
const places = await insertPlaces(app.db);
const admin = (await app.account({ role: 'admin' })).token;
const mp = (await app.account({ role: 'mp', ...places.P1 })).token;
const mla = (await app.account({ role: 'mla', ...places.A1 })).token;
const staff = (await app.account({ role: 'staff', ...places.A1, phone: '9000000001' })).token;
await app.account({ role: 'staff', ...places.A2, phone: '9000000002' });
await app.account({ role: 'staff', ...places.A3, phone: '9000000003' });
await app.account({ role: 'staff', ...places.A1, phone: '9000000004', disabled: true });

const rows = async (path: string, token: string) => (await app.send('GET', path, { token })).body.data ?? [];
const phones = async (path: string, token: string) =>
  (await rows(path, token)).map(({ phone }) => phone).sort();

describe('grievance in-charges', () => {
  test('[SCOPE-08, GIC-02] are those of the caller’s place who can still sign in', async () => {
    expect(await phones('staff', admin)).toEqual(['9000000001', '9000000002', '9000000003']);
    expect(await phones('staff', mp)).toEqual(['9000000001', '9000000002']);
    expect(await phones('staff', mla)).toEqual(['9000000001']);
    expect(await phones(`staff?assembly_id=${places.A2.assembly_id}`, mp)).toEqual(['9000000002']);
    expect(await phones(`staff?assembly_id=${places.A2.assembly_id}`, mla)).toEqual([]);
  });

  test('[SHELL-13, API-05] staff see names, no phones, and cannot find a phone by guessing', async () => {
    const [row] = await rows('staff', staff);
    expect(row).toEqual({
      id: expect.any(Number),
      name: expect.any(String),
      parliament_id: places.A1.parliament_id,
      assembly_id: places.A1.assembly_id,
    });
    expect(await rows('staff?keyword=9000', staff)).toEqual([]);
    expect(await rows('staff?keyword=9000', mla)).toHaveLength(1);
    expect(await app.db.$count(users)).toBe(7);
  });
});

test('[CRE-03] division in-charges of an area, with its name', async () => {
  const person = { party: 'Party', phone: '9876543210' };
  await app.db.insert(divisionIncharges).values([
    { ...person, name: 'Ravi', ...places.V1 },
    { ...person, name: 'Latha', ...places.V1 },
    { ...person, name: 'Anil', ...places.V2 },
    { ...person, name: 'Meena', ...places.V4 },
  ]);
  const found = await rows(`division/incharge?area_id=${places.V1.area_id}`, staff);
  const area = { id: places.V1.area_id, name: 'V1' };
  expect(found).toMatchObject([
    { name: 'Latha', party: 'Party', phone: '9876543210', area_id: area.id, area },
    { name: 'Ravi', area },
  ]);
  expect(await rows(`division/incharge?area_id=${places.V4.area_id}`, staff)).toEqual([]);
  expect((await rows('division/incharge', mla)).map(({ name }) => name)).toEqual(['Anil', 'Latha', 'Ravi']);
});

test('[CRE-07, API-03] categories of complaints are the same for everybody, by name', async () => {
  await app.db.insert(complaintCategories).values([{ name: 'Water' }, { name: 'Roads' }]);
  for (const token of [admin, staff]) {
    expect(await rows('complaint/category', token)).toMatchObject([{ name: 'Roads' }, { name: 'Water' }]);
  }
  expect(await rows('complaint/category?keyword=wat', staff)).toMatchObject([{ name: 'Water' }]);
});
