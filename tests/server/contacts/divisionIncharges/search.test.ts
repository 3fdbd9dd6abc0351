import { expect, test } from 'vitest';
import { divisionIncharges } from '#server/kernel/db/namedTables.ts';
import { openDesk } from '../../complaints/desk.ts';

const { db, get, mla, places } = await openDesk();
const names = async (path: string) => (await get(mla, path)).body.data?.map(({ name }) => name);

test('[DIV-01, API-06] division in-charges are found by area and keyword, within the caller’s place', async () => {
  const person = { party: 'Party', phone: '9876543210' };
  await db.insert(divisionIncharges).values([
    { ...person, name: 'Ravi', ...places.V1 },
    { ...person, name: 'Ravali', ...places.V2, phone: '9000000001' },
    { ...person, name: 'Latha', ...places.V1 },
    { ...person, name: 'Ravinder', ...places.V4 },
  ]);
  const search = 'division/incharge/search';
  const { area_id, mandal_id, assembly_id } = places.V1;
  expect(await names(`${search}?keyword=RAV`)).toEqual(['Ravali', 'Ravi']);
  expect(await names(`${search}?area_id=${area_id}&keyword=rav`)).toEqual(['Ravi']);
  expect(await names(`${search}?keyword=9000`)).toEqual(['Ravali']);
  expect(await names(`${search}?area_id=${places.V4.area_id}&keyword=rav`)).toEqual([]);
  expect(await names(`division/incharge?mandal_id=${mandal_id}`)).toEqual(['Latha', 'Ravali', 'Ravi']);
  expect(await names(`division/incharge?assembly_id=${assembly_id}&area_id=${area_id}`)).toEqual([
    'Latha',
    'Ravi',
  ]);
});
