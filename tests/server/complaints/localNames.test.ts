import papaparse from 'papaparse';
import { describe, expect, test } from 'vitest';
import { registerHandlers } from '#server/app/jobHandlers.ts';
import { complaintPdf } from '#server/kernel/pdf/complaintPdf.ts';
import { compact, printed } from '../kernel/pdf/printed.ts';
import { CASE_MAP, csvFile } from '../transfer/import/complaintFile.ts';
import { openDesk } from './desk.ts';

const ROADS = { name: 'Roads', name_te: 'రోడ్లు', name_hi: 'सड़कें' };
const V1 = { name: 'V1', name_te: 'ఊరు', name_hi: 'गाँव' };
const A1 = { name: 'A1', name_te: 'ఏ ఒకటి' };

const rename = async (path: string, names: object) => {
  const { status } = await desk.put(desk.admin, path, names);
  expect(status).toBe(200);
};
const desk = await openDesk();
registerHandlers(desk.services);
await rename(`complaint/category/${desk.roads}`, ROADS);
await rename(`area/${desk.places.V1.area_id}`, V1);
await rename(`assembly/${desk.places.A1.assembly_id}`, A1);

const dashboard = async (path: string, include: string) =>
  (await desk.post(desk.admin, `dashboard/${path}`, { include })).body[include] as { name: string }[];

/** The changes in the newest entry of a timeline. */
const lastChanges = async (id: number) =>
  (await desk.get(desk.mla, `complaint/timeline?complaint_id=${id}`)).body.data?.[0]?.changes;

describe('what answers carry', () => {
  test('[GRD-16, LIST-14, DET-01] a complaint has the names of its category and its places in each language', async () => {
    const { id } = await desk.record(desk.mla);
    const { data } = await desk.list(desk.mla);
    const named = {
      category: { id: desk.roads, ...ROADS },
      area: { id: desk.places.V1.area_id, ...V1 },
      assembly: { id: desk.places.A1.assembly_id, ...A1 },
      mandal: { id: desk.places.V1.mandal_id, name: 'M1' },
    };
    expect(data[0]).toMatchObject(named);
    const { body } = await desk.get(desk.mla, `complaint/${id}`);
    expect(body).toMatchObject({ ...named, parliament: { name: 'P1' } });
    expect(body.mandal).toEqual(named.mandal);
  });

  test('[GRD-16, DASH-02, DASH-04, DASH-05] figures have them, and so has the session', async () => {
    const roads = expect.objectContaining(ROADS);
    expect(await dashboard('issues', 'issues_category')).toContainEqual(roads);
    expect(await dashboard('report', 'categories')).toContainEqual(roads);
    expect(await dashboard('report', 'assemblies')).toContainEqual(expect.objectContaining(A1));
    expect(await dashboard('issues', 'issues_area')).toContainEqual(expect.objectContaining(V1));
    expect((await desk.get(desk.mla, 'me')).body.assembly).toMatchObject(A1);
  });

  test('[GRD-16, DASH-02] villages that are called the same in one language are told apart in that one', async () => {
    await rename(`area/${desk.places.V4.area_id}`, { name_te: V1.name_te });
    await rename(`mandal/${desk.places.M3.mandal_id}`, { name_te: 'ఎం మూడు' });
    await desk.record(desk.admin, desk.places.V4);
    const areas = await dashboard('issues', 'issues_area');
    expect(areas).toContainEqual(expect.objectContaining({ ...V1, name_te: 'ఊరు (M1)' }));
    expect(areas).toContainEqual(expect.objectContaining({ name: 'V4', name_te: 'ఊరు (ఎం మూడు)' }));
    await rename(`area/${desk.places.V4.area_id}`, { name_te: '' });
  });

  test('[GRD-16, DET-02] the timeline tells names as they are called now, and those of before as they were', async () => {
    const { id } = await desk.record(desk.mla, { category_id: desk.water });
    const edit = (json: object) => desk.put(desk.mla, `complaint/${id}`, json);
    await edit({ category_id: desk.roads, area_id: desk.places.V2.area_id });
    const [, te, hi] = Object.values(ROADS);
    expect(await lastChanges(id)).toEqual([
      {
        field: 'category',
        from: 'Water',
        to: 'Roads',
        local: { from: {}, to: { name_te: te, name_hi: hi } },
      },
      { field: 'area', from: 'V1', to: 'V2', local: { from: { name_te: 'ఊరు', name_hi: 'गाँव' }, to: {} } },
    ]);
    await rename(`complaint/category/${desk.roads}`, { name: 'Streets' });
    expect(await lastChanges(id)).toContainEqual(
      expect.objectContaining({ to: 'Roads', local: { from: {}, to: {} } }),
    );
    await rename(`complaint/category/${desk.roads}`, { name: 'Roads' });
  });

  test('[GRD-16] of places that share a plain name the timeline tells only what they share in other languages', async () => {
    await rename(`area/${desk.places.V4.area_id}`, { name: 'V1', name_te: 'ఊరు', name_hi: 'बस्ती' });
    const { id } = await desk.record(desk.mla);
    expect(await lastChanges(id)).toContainEqual({
      field: 'area',
      from: null,
      to: 'V1',
      local: { from: {}, to: { name_te: 'ఊరు' } },
    });
    await rename(`area/${desk.places.V4.area_id}`, { name: 'V4', name_te: '', name_hi: '' });
  });

  test('[GRD-16] the access log names the filters of an export in each language', async () => {
    await desk.get(desk.admin, `complaint?export=yes&category=${desk.roads}`);
    const { body } = await desk.get(desk.admin, 'privacy/access?kind=export');
    const { name, ...local } = ROADS;
    expect(body.data?.[0]).toMatchObject({ filters: [{ name: 'category', value: name, local }] });
  });
});

test('[GRD-16, LIST-10, DET-04] what is headed in English has the plain names: exports and the PDF', async () => {
  const { id } = await desk.record(desk.mla);
  const { body } = await desk.get(desk.mla, `complaint?export=yes&ids=${id}`);
  const file = await desk.app.fetch(new Request(`http://localhost${body.link}`));
  const { data } = papaparse.parse<Record<string, string>>(await file.text(), { header: true });
  expect(data[0]).toMatchObject({ Category: 'Roads', Area: 'V1', Assembly: 'A1' });
  const pdf = await complaintPdf(desk.db, desk.services.files, id, desk.clock.now);
  expect((await printed(pdf)).pages[0]).toContain(compact('Category Roads'));
});

test('[GRD-16] a file of grievances may name category and places in any language', async () => {
  const row = {
    unique_key: 'K1',
    opendate: '2025-01-15',
    closedate: '',
    complaint_type: 'రోడ్లు',
    village: 'गाँव',
    mandal: 'm1',
    citizen: 'Ramulu',
    mobile: '9848012345',
    descriptor: 'The road is broken.',
  };
  const answered = await desk.send('POST', 'complaint/import/preview', {
    token: desk.admin.token,
    form: { file: csvFile([row]), map: JSON.stringify(CASE_MAP) },
  });
  expect(answered.body).toMatchObject({ created: 1, errors: [], unknown: [] });
});

test('[GRD-16, VOL-04] leaders are found by the text of a place in any language', async () => {
  await desk.post(desk.mla, 'leader', { name: 'Bhaskar', phone: '9848012399', ...desk.places.V1 });
  for (const text of ['v1', 'ఊరు', 'गाँव']) {
    const { body } = await desk.get(desk.mla, `leader?location=${encodeURIComponent(text)}`);
    expect(body.data).toMatchObject([{ name: 'Bhaskar', area: V1 }]);
  }
});
