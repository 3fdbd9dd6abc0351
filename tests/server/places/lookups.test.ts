import { describe, expect, test } from 'vitest';
import { levelsBelow, PLACE_FIELDS, PLACE_LEVELS, parentLevel } from '#contract/places/place.ts';
import { openDesk } from '../complaints/desk.ts';

const app = await openDesk();
const { places } = app;
const { admin, mp, mla } = app.tokens;
const lost = (await app.account({ role: 'staff' })).token;

const found = async (path: string, token = admin) =>
  (await app.send('GET', path, { token })).body.data?.map(({ name }) => name);
const all = (token: string) => Promise.all(PLACE_LEVELS.map((level) => found(level, token)));

describe('the option lists of the four levels', () => {
  test('[SCOPE-01, SCOPE-08] are cut to the caller’s own branch', async () => {
    expect(await all(admin)).toEqual([
      ['P1', 'P2'],
      ['A1', 'A2', 'A3'],
      ['M1', 'M2', 'M3'],
      ['V1', 'V2', 'V3', 'V4'],
    ]);
    expect(await all(mp)).toEqual([['P1'], ['A1', 'A2'], ['M1', 'M2'], ['V1', 'V2', 'V3']]);
    expect(await all(mla)).toEqual([['P1'], ['A1'], ['M1'], ['V1', 'V2']]);
    expect(await all(lost)).toEqual([[], [], [], []]); // an account without its place sees none
  });

  test('[SCOPE-01] follow the place that was chosen above, under both of its names', async () => {
    const { parliament_id, assembly_id, mandal_id } = places.M1;
    for (const suffix of ['', '_id']) {
      expect(await found(`assembly?parliament${suffix}=${parliament_id}`)).toEqual(['A1', 'A2']);
      expect(await found(`mandal?assembly${suffix}=${assembly_id}`)).toEqual(['M1']);
      expect(await found(`area?mandal${suffix}=${mandal_id}`)).toEqual(['V1', 'V2']);
      expect(await found(`area?parliament${suffix}=${parliament_id}`)).toEqual(['V1', 'V2', 'V3']);
    }
    expect(await found(`mandal?assembly_id=${places.A2.assembly_id}`, mla)).toEqual([]);
  });

  test('[SCOPE-02] carry the ids of the places above', async () => {
    const { body } = await app.send('GET', 'area?keyword=v3', { token: mp });
    const { area_id, ...above } = places.V3;
    expect(body).toEqual({ data: [{ id: area_id, name: 'V3', ...above }], total: 1 });
  });

  test('[API-03] are whole without a page, and cut with one', async () => {
    const { body } = await app.send('GET', 'area?page=2&per_page=3', { token: admin });
    expect(body).toMatchObject({ data: [{ name: 'V4' }], total: 4 });
    const second = await app.send('GET', 'area?page=2&per_page=2&keyword=v', { token: mp });
    expect(second.body).toMatchObject({ data: [{ name: 'V3' }], total: 3 });
    expect((await app.send('GET', 'area?page=1', { token: lost })).body).toEqual({ data: [], total: 0 });
  });
});

test('[SCOPE-01] four levels, each with the one above and those below', () => {
  expect(PLACE_FIELDS).toEqual(['parliament_id', 'assembly_id', 'mandal_id', 'area_id']);
  expect(PLACE_LEVELS.map((level) => [level, parentLevel(level), levelsBelow(level)])).toEqual([
    ['parliament', null, ['assembly', 'mandal', 'area']],
    ['assembly', 'parliament', ['mandal', 'area']],
    ['mandal', 'assembly', ['area']],
    ['area', 'mandal', []],
  ]);
});
