import { beforeEach, describe, expect, test } from 'vitest';
import { areas, assemblies, mandals, parliaments } from '#server/places/schema/places.ts';
import { testApp } from '../app.ts';

const app = await testApp();
const { token } = await app.account({ role: 'admin' });
beforeEach(async () => {
  for (const table of [areas, mandals, assemblies, parliaments]) await app.db.delete(table);
});

const send = (method: string, path: string, json?: object) => app.send(method, path, { token, json });
const upload = (rows: string[], more: object = {}, path = 'import/locations') =>
  app.send('POST', path, { token, form: { file: new File([rows.join('\n')], 'places.csv'), ...more } });
const stored = async (level: string, query = '') => (await send('GET', `${level}${query}`)).body.data ?? [];

const KARIMNAGAR = { name: 'Karimnagar', name_te: 'కరీంనగర్', name_hi: 'करीमनगर' };

describe('a single place', () => {
  test('[GRD-16, AREA-01] is added, read and renamed in each language; what an edit leaves out stays', async () => {
    const { body } = await send('POST', 'parliament', KARIMNAGAR);
    expect(body).toEqual({ id: body.id, ...KARIMNAGAR });
    const path = `parliament/${body.id}`;
    expect((await send('PUT', path, { name_hi: 'करीम नगर' })).body).toEqual({ ...body, name_hi: 'करीम नगर' });
    expect((await send('PUT', path, { name: 'Elagandla' })).body).toMatchObject({ name_te: 'కరీంనగర్' });
    expect((await send('PUT', path, { name_te: '' })).body).toEqual({
      id: body.id,
      name: 'Elagandla',
      name_hi: 'करीम नगर',
    });
    expect((await send('GET', path)).body.name_te).toBeUndefined();
  });

  test('[GRD-16, GRD-04] without them answers are what they were', async () => {
    const { body } = await send('POST', 'parliament', { name: 'P1' });
    expect(body).toEqual({ id: body.id, name: 'P1' });
    expect(await stored('parliament')).toEqual([{ id: body.id, name: 'P1' }]);
  });

  test('[GRD-16, API-04] a name in another language is as long as the plain one may be', async () => {
    const { status, body } = await send('POST', 'parliament', { name: 'P1', name_te: 'క'.repeat(201) });
    expect([status, body.errors]).toEqual([422, { name_te: ['This text is too long.'] }]);
  });

  test('[GRD-16] two places of a mandal may be called the same in another language only', async () => {
    await send('POST', 'parliament', { name: 'Palli', name_te: 'పల్లి' });
    expect((await send('POST', 'parliament', { name: 'Pally', name_te: 'పల్లి' })).status).toBe(201);
  });

  test('[GRD-16] is found by any of its names', async () => {
    await send('POST', 'parliament', KARIMNAGAR);
    await send('POST', 'parliament', { name: 'Medak' });
    for (const keyword of ['nagar', 'కరీం', 'करीम']) {
      expect(await stored('parliament', `?keyword=${encodeURIComponent(keyword)}`)).toMatchObject([
        KARIMNAGAR,
      ]);
    }
  });
});

const HEADER = 'parliament,parliament_te,assembly,mandal,area,area_te,AREA_HI';

describe('an import', () => {
  test('[GRD-16, MD-01] takes names of every level, in any order of columns, and leaves them where a cell is empty', async () => {
    const file = [HEADER, 'P1,పి,A1,M1,V1,వి,वी', 'P1,,A1,M1,V2,,'];
    expect((await upload(file)).body).toEqual({ created: 2, skipped: 0, renamed: 0, errors: [] });
    expect(await stored('parliament')).toMatchObject([{ name: 'P1', name_te: 'పి' }]);
    expect(await stored('area')).toMatchObject([{ name: 'V1', name_te: 'వి', name_hi: 'वी' }, { name: 'V2' }]);
    expect((await upload(file)).body).toEqual({ created: 0, skipped: 2, renamed: 0, errors: [] });
  });

  test('[GRD-16] names what is there already: what is new, what is another name; a preview only says so', async () => {
    await upload(['parliament,assembly,mandal,area', 'P1,A1,M1,V1', 'P1,A1,M1,V2']);
    await upload([HEADER, 'P1,,A1,M1,V1,వీ,वी']);
    const file = [HEADER, 'P1,పి,a1,M1,v1,వి,', 'P1,పి,A1,M1,V2,రెండు,'];
    const preview = await upload(file, { preview: true });
    expect(preview.body).toMatchObject({ created: 0, skipped: 2, renamed: 3 });
    expect(preview.body.rows).toMatchObject([{ area: 'v1', area_te: 'వి', area_hi: '' }, {}]);
    expect(await stored('area')).toMatchObject([{ name_te: 'వీ' }, { name: 'V2' }]);
    expect((await upload(file)).body).toEqual({ created: 0, skipped: 2, renamed: 3, errors: [] });
    expect(await stored('area')).toMatchObject([{ name_te: 'వి', name_hi: 'वी' }, { name_te: 'రెండు' }]);
    expect(await stored('parliament')).toMatchObject([{ name_te: 'పి' }]);
  });

  test('[GRD-16] a file that calls a place by two names, or by an overlong one, is refused whole', async () => {
    const long = 'క'.repeat(201);
    const file = [HEADER, 'P1,పి,A1,M1,V1,,', 'P1,పీ,A1,M1,V2,,', `P1,,A1,M1,V3,${long},`, 'P1,,A1,M2,V1,వి,'];
    const { status, body } = await upload(file);
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      {
        row: 3,
        message: 'parliament_te: row 2 has "పి" for this parliament.',
        code: 'columnRefused',
        values: {
          columns: 'parliament_te',
          reason: {
            code: 'rowErrors.otherName',
            values: { row: 2, name: 'పి', level: { code: 'common.parliament' } },
          },
        },
      },
      {
        row: 4,
        message: 'area_te: This text is too long.',
        code: 'columnRefused',
        values: { columns: 'area_te', reason: { code: 'tooLong' } },
      },
    ]);
    expect(await stored('parliament')).toEqual([]);
  });

  test('[GRD-16, AREA-02] of one mandal takes the names of areas and of the mandal itself', async () => {
    await upload(['parliament,assembly,mandal,area', 'P1,A1,M1,V1']);
    const [mandal] = await stored('mandal');
    const file = ['area,area_te,mandal_te', 'V1,వి,ఎం', 'V2,రెండు,'];
    const answered = await upload(file, { mandal_id: mandal?.id }, 'area/import');
    expect(answered.body).toEqual({ created: 1, skipped: 1, renamed: 2, errors: [] });
    expect(await stored('mandal')).toMatchObject([{ name_te: 'ఎం' }]);
  });

  test('[GRD-16] more names than go into one statement', async () => {
    const rows = Array.from({ length: 2_500 }, (_, index) => index);
    await upload(['parliament,assembly,mandal,area', ...rows.map((row) => `P1,A1,M1,V${row}`)]);
    const file = [
      'parliament,assembly,mandal,area,area_te',
      ...rows.map((row) => `P1,A1,M1,V${row},వి ${row}`),
    ];
    expect((await upload(file)).body).toMatchObject({ renamed: 2_500 });
    const found = await stored('area');
    expect(found.every(({ name, name_te }) => name_te === `వి ${String(name).slice(1)}`)).toBe(true);
  });
});
