import { beforeEach, describe, expect, test } from 'vitest';
import { contacts } from '#server/kernel/db/namedTables.ts';
import { openDesk } from '../complaints/desk.ts';

const app = await openDesk();
const { places } = app;
const { admin, mp, mla, staff } = app.tokens;
const category = async (name: string) =>
  Number((await app.send('POST', 'contact/category', { token: admin, json: { name } })).body.id);
const [health, roads] = [await category('Health'), await category('Roads')];
beforeEach(() => app.db.delete(contacts));

const person = {
  name: 'Anita Rao',
  designation: 'Officer',
  phone: '98480 12345',
  email: 'anita@example.org',
};
const create = (given: object, token = admin) =>
  app.send('POST', 'contact', { token, form: { ...person, ...given } });
const names = async (query: string, token = admin) =>
  (await app.send('GET', `contact?${query}`, { token })).body.data?.map(({ name }) => name);

describe('a department contact', () => {
  test('[CON-01, API-04] names its department, name, designation, phone and email', async () => {
    const { status, body } = await app.send('POST', 'contact', { token: admin, form: {} });
    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {}).sort()).toEqual(['designation', 'email', 'name', 'phone']);
    expect((await create({})).body.errors).toEqual({ category_id: ['This field is required.'] });
    expect((await create({ category_id: 99_999 })).body.errors).toEqual({
      category_id: ['This choice does not exist any more.'],
    });
    const made = await create({ category_id: health });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      is_administrator: false,
      phone: '9848012345',
      category: { id: health, name: 'Health' },
      parliament: null,
    });
  });

  test('[CON-01, SCOPE-03, API-05] has the place of the session, and of the whole state where admin names none', async () => {
    const own = await create({ category_id: health, ...places.P2 }, mla);
    expect(own.body).toMatchObject({ ...places.A1, parliament: { name: 'P1' }, assembly: { name: 'A1' } });
    const state = await create({ category_id: health, name: 'State office' });
    expect(state.body).toMatchObject({ parliament_id: null, assembly_id: null });
    expect(await names('', mla)).toEqual(['Anita Rao', 'State office']);
  });

  test('[API-05] keeps its department when it is changed', async () => {
    const { body } = await create({ category_id: health }, mla);
    const change = (json: object) => app.send('PUT', `contact/${body.id}`, { token: mla, json });
    expect((await change({ category_id: null })).body.errors).toEqual({
      category_id: ['This field is required.'],
    });
    expect((await change({ category_id: roads })).body).toMatchObject({ category: { name: 'Roads' } });
    expect((await app.send('DELETE', `contact/category/${roads}`, { token: admin })).status).toBe(422);
  });
});

describe('an administrative official', () => {
  const official = { is_administrator: 'true', location: 'Karimnagar' };

  test('[ADM-01, API-04] names its parliament and district', async () => {
    const { body } = await create({ is_administrator: true });
    expect(Object.keys(body.errors ?? {}).sort()).toEqual(['location', 'parliament_id']);
    const made = await create({ ...official, ...places.P1 });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ is_administrator: true, location: 'Karimnagar', category: null });
  });

  test.each([
    ['mp', () => mp],
    ['mla', () => mla],
    ['staff', () => staff],
  ])(
    '[ADM-01, API-05] is read, and written neither by %s nor into contacts of that place',
    async (_role, token) => {
      const { body } = await create({ ...official, ...places.A1 });
      const own = await create({ category_id: health, ...places.A1 });
      const at = (id: unknown) => `contact/${id}`;
      const send = async (method: string, id: unknown, json?: object) =>
        (await app.send(method, at(id), { token: token(), json })).status;
      expect(await send('GET', body.id)).toBe(200);
      expect(await send('PUT', body.id, { name: 'x' })).toBe(403);
      expect(await send('PUT', body.id, { is_administrator: false, category_id: health })).toBe(403);
      expect(await send('PUT', own.body.id, { is_administrator: true, location: 'x' })).toBe(403);
      expect(await send('DELETE', body.id)).toBe(403);
      expect((await create({ ...official, ...places.A1 }, token())).status).toBe(403);
    },
  );
});

describe('the list', () => {
  test('[CON-01, ADM-01, API-01] is cut to a kind, a department, a place and a page', async () => {
    for (let number = 10; number < 21; number += 1)
      await create({ name: `Contact ${number}`, category_id: health, ...places.A1 });
    await create({ name: 'Engineer', category_id: roads, ...places.A3 });
    await create({ name: 'Collector', is_administrator: '1', location: 'P1', ...places.P1 });
    expect(await names('is_administrator=true')).toEqual(['Collector']);
    expect(await names('is_administrator=false&page=2')).toEqual(['Contact 20', 'Engineer']);
    expect(await names(`category_id=${roads}`)).toEqual(['Engineer']);
    expect(await names(`parliament_id=${places.P2.parliament_id}`)).toEqual(['Engineer']);
    expect(await names(`assembly_id=${places.A3.assembly_id}`, mla)).toEqual([]);
    expect(await names('is_administrator=false&paginate=0&page=2', mla)).toHaveLength(11);
    expect(await names('is_administrator=false&paginate=1', mla)).toHaveLength(10);
    expect(await names('keyword=collect', staff)).toEqual(['Collector']);
  });
});
