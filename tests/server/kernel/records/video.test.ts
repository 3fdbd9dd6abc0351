import { expect, test } from 'vitest';
import { openDesk } from '../../complaints/desk.ts';

const app = await openDesk();
const { places } = app;
const { admin, mla, staff } = app.tokens;
const made = await app.send('POST', 'video/category', { token: admin, json: { name: 'Speeches' } });
const category_id = Number(made.body.id);

const create = (given: object = {}) => {
  const { mandal_id, area_id } = places.V1;
  const values = { name: 'Speech', category_id, url: 'https://youtu.be/aqz-KE-bpKQ', description: 'Short' };
  return app.send('POST', 'video', { token: mla, form: { ...values, mandal_id, area_id, ...given } });
};

test('[VID-02] a form without a file makes a video, which is shown unless it says otherwise', async () => {
  expect((await create()).body).toMatchObject({ ...places.V1, status: true, category: { name: 'Speeches' } });
  expect((await create({ status: 'false' })).body.status).toBe(false);
  expect((await create({ status: 'true' })).body.status).toBe(true);
});

test('[VID-02] a PUT takes the status as text, and JSON', async () => {
  const { body } = await create();
  const json = { name: 'Speech in full', status: 'false' };
  const changed = await app.send('PUT', `video/${body.id}`, { token: mla, json });
  expect(changed.body).toMatchObject({ ...json, status: false, url: body.url });
});

test('[VID-03] refuses to delete an id that is no number with its own text, for users who may delete', async () => {
  const remove = (id: unknown, token: string) => app.send('DELETE', `video/${id}`, { token });
  const { status, body } = await remove('abc', mla);
  expect([status, body.message]).toEqual([422, 'VideoId must be a number']);
  expect(body.errors).toEqual({ id: ['VideoId must be a number'] });
  expect((await remove('-1', mla)).status).toBe(422);
  expect((await remove('abc', staff)).status).toBe(403);
  expect((await remove('abc', '')).status).toBe(401);
  expect((await remove(999_999, mla)).status).toBe(404);
  expect((await remove((await create()).body.id, mla)).status).toBe(200);
});
