import { describe, expect, test } from 'vitest';
import { news } from '#contract/content/news.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { openDesk } from '../complaints/desk.ts';
import { sampleOf } from '../kernel/records/sample.ts';

const app = await openDesk();
const { places } = app;
const { mla } = app.tokens;
const { token } = await app.account({ role: 'admin' });

const send = (method: string, path: string, json?: object, by = token) =>
  app.send(method, path, { token: by, json });
const newArea = async (name: string) => {
  const { body } = await send('POST', 'area', { name, mandal_id: places.V1.mandal_id });
  return Number(body.id);
};

describe('one place', () => {
  test('[AREA-01] an area is added below its mandal, read, renamed and deleted', async () => {
    const { mandal_id, assembly_id, parliament_id } = places.V1;
    const created = await send('POST', 'area', { name: ' Rampur ', mandal_id });
    expect(created).toMatchObject({
      status: 201,
      body: { name: 'Rampur', mandal_id, assembly_id, parliament_id },
    });
    const path = `area/${created.body.id}`;
    expect((await send('PUT', path, { name: 'రాంపూర్' })).body).toEqual({ ...created.body, name: 'రాంపూర్' });
    expect((await send('GET', path)).body.name).toBe('రాంపూర్');
    expect((await send('DELETE', path)).status).toBe(200);
    expect((await send('GET', path)).status).toBe(404);
  });

  test('[AREA-01, API-04] no second area of a name in a mandal, none in a mandal that does not exist, none without a name', async () => {
    await newArea('Twice');
    const again = await send('POST', 'area', { name: 'Twice', mandal_id: places.V1.mandal_id });
    expect([again.status, again.body.errors]).toEqual([
      422,
      { name: ['There is already one of this name.'] },
    ]);
    const nowhere = await send('POST', 'area', { name: 'Nowhere', mandal_id: 999_999 });
    expect(nowhere.body.errors).toEqual({ mandal_id: ['This place does not exist.'] });
    const nameless = await send('POST', 'area', { name: ' ', mandal_id: places.V1.mandal_id });
    expect(nameless.body.errors).toEqual({ name: ['This field is required.'] });
    const renamed = await send('PUT', `area/${await newArea('Other')}`, { name: 'Twice' });
    expect(renamed.body.errors).toEqual({ name: ['There is already one of this name.'] });
  });

  test.each([
    ['letter case', 'RAVIRYALA'],
    ['width', 'Ｒａｖｉｒｙａｌａ'],
    ['unseen letters', 'Ravi\u200bryala\u2060'],
    ['blanks', 'Raviryala\u3000'],
  ])('[AREA-01] refuses a second place whose name differs only by %s, at any level', async (_, name) => {
    const below = { parliament: {}, assembly: { parliament_id: 1 }, mandal: { assembly_id: 1 } };
    for (const [level, above] of Object.entries({ ...below, area: { mandal_id: places.V1.mandal_id } })) {
      await send('POST', level, { name: 'Raviryala', ...above });
      const again = await send('POST', level, { name, ...above });
      expect([level, again.status, again.body.errors]).toEqual([level, 422, { name: [errorTexts.taken] }]);
      const other = await send('POST', level, { name: `${crypto.randomUUID()}`, ...above });
      const renamed = await send('PUT', `${level}/${other.body.id}`, { name });
      expect([level, renamed.body.errors]).toEqual([level, { name: [errorTexts.taken] }]);
    }
    const elsewhere = await send('POST', 'area', { name, mandal_id: places.M3.mandal_id });
    await send('DELETE', `area/${elsewhere.body.id}`);
    expect(elsewhere.status).toBe(201);
  });

  test('[AREA-01] a place may be named in another way of writing the same', async () => {
    const id = await newArea('Own name');
    expect((await send('PUT', `area/${id}`, { name: 'ＯＷＮ name' })).body.name).toBe('ＯＷＮ name');
  });

  test('[AREA-01] a place in use is not deleted, and the refusal says what uses it', async () => {
    const id = await newArea('Used');
    const form = { ...(await sampleOf(news)), ...places.V1, area_id: id };
    expect((await app.send('POST', 'news', { token, form })).status).toBe(201);
    const refused = await send('DELETE', `area/${id}`);
    expect([refused.status, refused.body.message]).toEqual([
      422,
      'This cannot be deleted: events, galleries, news or other content use it.',
    ]);
    const above = await send('DELETE', `mandal/${places.V1.mandal_id}`);
    expect(above.body.message).toBe('This cannot be deleted: other places lie in it.');
  });

  test('[AREA-01] a place stays where it is', async () => {
    const id = await newArea('Fixed');
    const moved = await send('PUT', `area/${id}`, { mandal_id: places.V4.mandal_id });
    expect(moved.status).toBe(422);
    expect(Object.keys(moved.body.errors ?? {})).toEqual(['mandal_id']);
    expect((await send('PUT', `area/${id}`, { mandal_id: places.V1.mandal_id })).status).toBe(200);
  });

  test('[API-05, SCOPE-08] only admin writes, and other branches are not visible', async () => {
    expect((await send('POST', 'area', { name: 'X', mandal_id: places.V1.mandal_id }, mla)).status).toBe(403);
    expect((await send('DELETE', `area/${places.V1.area_id}`, undefined, mla)).status).toBe(403);
    expect((await send('GET', `area/${places.V1.area_id}`, undefined, mla)).status).toBe(200);
    expect((await send('GET', `area/${places.V4.area_id}`, undefined, mla)).status).toBe(404);
  });
});

describe('areas of one mandal', () => {
  const upload = (text: string, more: object = {}, path = 'area/import') =>
    app.send('POST', path, { token, form: { file: new File([text], 'areas.csv'), ...more } });
  const template = async (by = token) =>
    app.send('GET', `area/template/download?mandal_id=${places.V1.mandal_id}`, { token: by });

  test('[AREA-02] the template opens from its link without a token and comes back as an import', async () => {
    const { url } = (await template()).body as unknown as { url: string };
    const response = await app.app.fetch(new Request(`http://localhost${url}`));
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="areas.csv"');
    const text = await response.text();
    const [header, first = ''] = text.replace('\uFEFF', '').split('\r\n');
    expect(header).toBe('parliament,assembly,mandal,area,area_te,area_hi');
    expect(first).toBe('P1,A1,M1,,,');
    const row = 'P1,A1,M1,Kothapalli,కొత్తపల్లి,';
    const filled = text.replace(`${first}\r\n`, `${row}\r\n`).replaceAll(/^.*,,,$/gm, '');
    expect((await upload(filled)).body).toEqual({ created: 1, skipped: 0, renamed: 0, errors: [] });
  });

  test('[AREA-02] an altered or expired link opens nothing', async () => {
    const { url } = (await template()).body as unknown as { url: string };
    const open = async (link: string) => (await app.app.fetch(new Request(`http://localhost${link}`))).status;
    expect(await open(url.replace(/\d+\.csv/, `${places.V4.mandal_id}.csv`))).toBe(404);
    expect(await open(url.replace(/signature=./, 'signature=_'))).toBe(404);
    app.clock.now = new Date(app.clock.now.getTime() + 2 * 3_600_000);
    expect(await open(url)).toBe(404);
  });

  test('[AREA-02] with a mandal only the names of the areas are needed; rows of another one are refused', async () => {
    const { mandal_id } = places.V1;
    expect((await upload('Area\nNandipet\nDharpally\n', { mandal_id })).body).toMatchObject({ created: 2 });
    const { status, body } = await upload('mandal,area\nM1,One\nM9,Two\n', { mandal_id });
    const values = { level: { code: 'common.mandal' }, name: 'M1' };
    const refusal = { row: 3, message: 'The mandal is not M1.', code: 'placeDiffers', values };
    expect([status, body.errors]).toEqual([422, [refusal]]);
    const nowhere = await upload('area\nOne\n', { mandal_id: 999_999 });
    expect(nowhere.body.errors).toEqual({ mandal_id: ['This place does not exist.'] });
  });

  test('[MD-01, AREA-02] a preview says what an import would do, and does nothing', async () => {
    const text = 'parliament,assembly,mandal,area\nP1,A1,M1,Preview\nP9,A9,M9,V9\nP9,A9,M9,V9\n';
    const preview = await upload(text, { preview: '1' }, 'import/locations');
    expect(preview.body).toEqual({
      created: 2,
      skipped: 1,
      errors: [],
      rows: [
        { parliament: 'P1', assembly: 'A1', mandal: 'M1', area: 'Preview' },
        { parliament: 'P9', assembly: 'A9', mandal: 'M9', area: 'V9' },
        { parliament: 'P9', assembly: 'A9', mandal: 'M9', area: 'V9' },
      ],
    });
    const names = (await send('GET', 'area?keyword=Preview')).body.data;
    expect(names).toEqual([]);
    expect((await upload(text, {}, 'import/locations')).body).toEqual({ created: 2, skipped: 1, errors: [] });
  });
});
