import { beforeEach, describe, expect, test } from 'vitest';
import { news } from '#contract/content/news.ts';
import { resourceTables } from '#server/kernel/db/schema/resources.ts';
import { padded } from '../../../fixtures/index.ts';
import { openDesk } from '../../complaints/desk.ts';
import { image } from '../../factories.ts';

const app = await openDesk();
const { places } = app;
const { admin, mp, mla } = app.tokens;
const mla2 = (await app.account({ role: 'mla', ...places.A2 })).token;

beforeEach(async () => {
  const table = resourceTables.get(news.name);
  if (table) await app.db.delete(table);
});

const item = {
  title: 'Eye camp',
  date: '2026-03-01T10:30',
  video_link: 'https://www.youtube.com/watch?v=abc',
  description: 'On Friday',
};

async function create(given: object, token = admin) {
  return app.send('POST', 'news', { token, form: { ...item, file: await image(), ...given } });
}
const list = async (query: string, token = admin) => (await app.send('GET', `news?${query}`, { token })).body;
const titles = async (query: string, token = admin) =>
  (await list(query, token)).data?.map(({ title }) => title);

describe('the list', () => {
  test('[NEWS-01, API-03] finds a keyword in the title in any letter case, and treats % and _ literally', async () => {
    for (const title of ['Eye Camp', '100% electrified', 'ward_5', 'కంటి శిబిరం']) await create({ title });
    expect(await titles('keyword=eye%20camp')).toEqual(['Eye Camp']);
    expect(await titles('keyword=%25')).toEqual(['100% electrified']);
    expect(await titles('keyword=_')).toEqual(['ward_5']);
    expect(await titles('keyword=%5C')).toEqual([]);
    expect(await titles(`keyword=${encodeURIComponent('కంటి')}`)).toEqual(['కంటి శిబిరం']);
  });

  test('[API-03] is cut into pages only when a page is asked for, and counts every row', async () => {
    for (let number = 1; number <= 12; number += 1) await create({ title: `News ${number}` });
    const sizes = async (query: string) => {
      const { data, total } = await list(query);
      return [data?.length, total];
    };
    expect(await sizes('')).toEqual([12, 12]);
    expect(await sizes('page=1')).toEqual([10, 12]);
    expect(await sizes('page=2')).toEqual([2, 12]);
    expect(await sizes('page=2&per_page=25')).toEqual([0, 12]);
    expect(await titles('page=2')).toEqual(['News 2', 'News 1']); // equal dates go by id
    expect((await app.send('GET', 'news?page=0', { token: admin })).status).toBe(422);
  });

  test('[API-03] is sorted by any field of the contract, and by nothing else', async () => {
    await create({ title: 'b', date: '2026-01-01T00:00' });
    await create({ title: 'a', date: '2026-02-01T00:00' });
    await create({ title: 'c', date: '2026-03-01T00:00' });
    expect(await titles('sort=title')).toEqual(['c', 'b', 'a']);
    expect(await titles('sort=title&order=ASC')).toEqual(['a', 'b', 'c']);
    expect(await titles('')).toEqual(['c', 'a', 'b']);
    expect(await titles('sort=file_id%3Bdrop&order=asc')).toEqual(['c', 'a', 'b']);
    expect(await titles('sort=__proto__&order=asc')).toEqual(['c', 'a', 'b']);
  });

  test('[SCOPE-05, SCOPE-07] takes place filters under both names, and another’s place finds nothing', async () => {
    await create({ title: 'state' });
    await create({ title: 'P1', ...places.P1 });
    await create({ title: 'A1', ...places.A1 });
    await create({ title: 'A2', ...places.A2 });
    await create({ title: 'A3', ...places.A3 });
    const [{ parliament_id }, { assembly_id }] = [places.P1, places.A2];
    expect(await titles(`parliament=${parliament_id}&sort=title&order=asc`)).toEqual(['A1', 'A2', 'P1']);
    expect(await titles(`assembly_id=${assembly_id}`)).toEqual(['A2']);
    expect(await titles('sort=title&order=asc', mp)).toEqual(['A1', 'A2', 'P1', 'state']);
    expect(await titles(`assembly=${assembly_id}`, mp)).toEqual(['A2']);
    expect(await titles('sort=title&order=asc', mla)).toEqual(['A1', 'P1', 'state']);
    const own = `parliament=${parliament_id}&assembly=${places.A1.assembly_id}`;
    expect(await titles(`${own}&sort=title&order=asc`, mla)).toEqual(['A1', 'P1', 'state']);
    expect(await list(`assembly=${assembly_id}`, mla)).toEqual({ data: [], total: 0 });
    expect(await list(`parliament_id=${places.P2.parliament_id}&page=1`, mp)).toEqual({ data: [], total: 0 });
  });
});

describe('create', () => {
  test('[SCOPE-03, API-05] puts the session’s own place over the one that was sent', async () => {
    const { status, body } = await create({ ...places.P2, assembly_id: places.A3.assembly_id }, mla);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...places.A1, parliament: { name: 'P1' }, assembly: { name: 'A1' } });
  });

  test.each([
    ['mandal of another assembly', { mandal_id: 'M2' }, 'mandal_id'],
    ['area without its mandal', { area_id: 'V1' }, 'area_id'],
    ['area of another mandal', { mandal_id: 'M1', area_id: 'V3' }, 'area_id'],
  ] as const)(
    '[API-04, SCOPE-08] refuses places that do not hang together: %s',
    async (_what, given, field) => {
      const sent = Object.fromEntries(
        Object.entries(given).map(([name, key]) => [name, places[key][name as 'area_id']]),
      );
      const { status, body } = await create(sent, mla);
      expect(status).toBe(422);
      expect(body.errors).toEqual({ [field]: ['These places do not belong together.'] });
    },
  );

  test('[API-04] refuses a place that does not exist', async () => {
    const { status, body } = await create({ ...places.A1, mandal_id: 99_999 });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ mandal_id: ['This place does not exist.'] });
  });

  test('[NEWS-02, API-04] asks for every field and an image', async () => {
    const { status, body } = await app.send('POST', 'news', { token: admin, form: { title: ' ' } });
    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {}).sort()).toEqual([
      'date',
      'description',
      'file',
      'title',
      'video_link',
    ]);
    const without = await create({ file: undefined });
    expect(without.body.errors).toEqual({ file: ['Please upload an image.'] });
  });

  test('[IMG-01, IMG-02] takes small pictures only, judged by their bytes', async () => {
    const page = new File(['<html><script>alert(1)</script></html>'], 'picture.png', { type: 'image/png' });
    const large = new File([new Uint8Array(2_097_153)], 'picture.png', { type: 'image/png' });
    expect((await create({ file: page })).body.errors?.file).toEqual([
      'Only JPG and PNG images are allowed.',
    ]);
    expect((await create({ file: large })).body.errors?.file).toEqual(['File size must be less than 2MB.']);
    expect((await create({ file: await image('jpeg') })).status).toBe(201);
  });

  test('[IMG-01, IMG-02] takes an image of exactly 2 MB, and not one byte more', async () => {
    const sent = async (bytes: number) => create({ file: padded(await image(), bytes) });
    expect((await sent(2_097_152)).status).toBe(201);
    const { status, body } = await sent(2_097_153);
    expect([status, body.errors]).toEqual([422, { file: ['File size must be less than 2MB.'] }]);
  });

  test('[API-05] keeps text as it was typed, without control characters', async () => {
    const title = '<script>alert("1")</script> \u202Eöffnen 🎉 గ్రామం';
    expect((await create({ title })).body.title).toBe(title.replace('\u202E', ''));
  });
});

describe('update and delete', () => {
  const path = (body: object) => (body as { thumbnail: { path: string } | null }).thumbnail?.path ?? '';

  test('[API-02] is a PUT, also when a POST says so, and changes only what it names', async () => {
    const { body: made } = await create(places.A1);
    app.clock.now = new Date(app.clock.now.getTime() + 60_000);
    const put = await app.send('PUT', `news/${made.id}`, { token: mla, json: { title: 'Moved' } });
    expect(put.status).toBe(200);
    expect(put.body).toEqual({
      ...made,
      updated_by: { id: expect.any(Number), name: expect.any(String) },
      thumbnail: { path: expect.any(String) },
      title: 'Moved',
      version: 2,
      updated_at: app.clock.now.toISOString(),
    });
    const form = { _method: 'PUT', description: 'On Monday', mandal_id: places.M1.mandal_id };
    const posted = await app.send('POST', `news/${made.id}`, { token: mla, form });
    expect(posted.status).toBe(200);
    expect(posted.body).toMatchObject({
      title: 'Moved',
      description: 'On Monday',
      mandal: { name: 'M1' },
      version: 3,
    });
  });

  test('[IMG-02, API-02] a new image replaces the old one, whose bytes are removed; without one the old one stays', async () => {
    const { body: made } = await create({});
    const before = (await app.storedFiles()).length;
    const kept = await app.send('PUT', `news/${made.id}`, { token: admin, form: { title: 'Same picture' } });
    expect(path(kept.body)).toBe(path(made));
    const file = await image('jpeg');
    const changed = await app.send('PUT', `news/${made.id}`, { token: admin, form: { file } });
    expect(path(changed.body)).toMatch(/\.jpe?g\?/);
    expect(await app.storedFiles()).toHaveLength(before);
    const large = new File([new Uint8Array(2_097_153)], 'a.png', { type: 'image/png' });
    const refused = await app.send('PUT', `news/${made.id}`, { token: admin, form: { file: large } });
    expect(refused.body.errors?.file).toEqual(['File size should not exceed 2MB.']);
    await app.send('DELETE', `news/${made.id}`, { token: admin });
    expect(await app.storedFiles()).toHaveLength(before - 1);
  });

  test("[SCOPE-08] records above the caller's place are visible but cannot be changed", async () => {
    const { body: made } = await create(places.P1);
    expect((await app.send('GET', `news/${made.id}`, { token: mla })).status).toBe(200);
    expect((await app.send('PUT', `news/${made.id}`, { token: mla, json: { title: 'x' } })).status).toBe(403);
    expect((await app.send('DELETE', `news/${made.id}`, { token: mla })).status).toBe(403);
    expect((await app.send('PUT', `news/${made.id}`, { token: mp, json: { title: 'x' } })).status).toBe(200);
  });

  test('[SCOPE-08, API-04] a record cannot be moved out of the caller’s place, nor to where nothing fits', async () => {
    const { body: made } = await create(places.V3, mla2);
    const moved = await app.send('PUT', `news/${made.id}`, {
      token: mla2,
      json: { ...places.A1, mandal_id: null, area_id: null },
    });
    expect(moved.body).toMatchObject(places.A2);
    const torn = await app.send('PUT', `news/${made.id}`, {
      token: mp,
      json: { assembly_id: places.A1.assembly_id, mandal_id: places.M2.mandal_id },
    });
    expect(torn.status).toBe(422);
    expect(torn.body.errors).toHaveProperty('mandal_id');
  });

  test('[UPD-05] an edit based on an older version is refused with the current record', async () => {
    const { body: made } = await create({});
    const edit = (title: string) =>
      app.send('PUT', `news/${made.id}`, { token: admin, json: { title, version: 1 } });
    const first = await edit('First');
    expect(first.status).toBe(200);
    const second = await edit('Second');
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({ message: expect.any(String), current: first.body });
  });

  test.each([0, 2, 99])('[UPD-05] so is one based on version %i, which does not exist', async (version) => {
    const { body: made } = await create({});
    const json = { title: 'Guessed', version };
    const { status, body } = await app.send('PUT', `news/${made.id}`, { token: admin, json });
    expect([status, body.current]).toEqual([409, expect.objectContaining({ title: made.title, version: 1 })]);
  });
});
