import { describe, expect, test } from 'vitest';
import { MAX_ATTACHMENT_BYTES } from '#contract/kernel/limits.ts';
import { openDesk } from '../../complaints/desk.ts';
import { image } from '../../factories.ts';

const app = await openDesk();
const { places } = app;
const { admin, mla } = app.tokens;
const mla2 = (await app.account({ role: 'mla', ...places.A2 })).token;

async function gallery(place: object = places.V1, name = 'Foundation day'): Promise<number> {
  const json = { name, description: 'Pictures', ...place };
  const { status, body } = await app.send('POST', 'gallery', { token: admin, json });
  expect(status, JSON.stringify(body)).toBe(201);
  return Number(body.id);
}

async function add(gallery_id: number, given: object = {}, token = mla) {
  const form = { gallery_id, title: 'Stage', file: await image('jpeg'), ...given };
  return app.send('POST', 'gallery/media', { token, form });
}
const one = async (id: number, token = mla) => (await app.send('GET', `gallery/${id}`, { token })).body;
const media = (id: number, token = mla) => app.send('GET', `gallery/media/${id}`, { token });
const choose = (gallery_id: number, thumbnail_id: number, token = mla) =>
  app.send('POST', 'gallery/thumbnail', { token, json: { gallery_id, thumbnail_id } });

/** A gallery with three images, and their ids. */
async function filled() {
  const id = await gallery();
  const images = [await add(id), await add(id), await add(id)].map(({ body }) => Number(body.id));
  return { id, images: images as [number, number, number] };
}

describe('images', () => {
  test('[GAL-02, API-01, API-06] are added to their gallery and listed in that order, with links that open', async () => {
    const id = await gallery();
    const first = await add(id);
    expect([first.status, first.body]).toEqual([
      201,
      {
        id: expect.any(Number),
        gallery_id: id,
        title: 'Stage',
        name: 'picture.jpeg',
        path: expect.any(String),
      },
    ]);
    const second = await add(id, { title: undefined, file: await image('png') });
    const { status, body } = await media(id);
    expect([status, body]).toEqual([200, { data: [first.body, second.body], total: 2 }]);
    expect(second.body.title).toBeNull();
    const file = await app.app.fetch(new Request(`http://localhost${first.body.path}`));
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  test('[GAL-02] name their gallery in the body or in the query', async () => {
    const id = await gallery();
    const form = { file: await image(), title: 'Crowd' };
    const { status, body } = await app.send('POST', `gallery/media?gallery_id=${id}`, { token: mla, form });
    expect([status, body.gallery_id]).toEqual([201, id]);
    const nowhere = await app.send('POST', 'gallery/media', { token: mla, form });
    expect([nowhere.status, nowhere.body.errors]).toEqual([422, { gallery_id: ['This field is required.'] }]);
  });

  test('[GAL-02, IMG-01, IMG-02] are jpeg or png of at most 2 MB, judged by their bytes', async () => {
    const id = await gallery();
    const before = (await app.storedFiles()).length;
    const large = new File([new Uint8Array(MAX_ATTACHMENT_BYTES + 1)], 'a.jpg', { type: 'image/jpeg' });
    const page = new File(['<script>alert(1)</script>'], 'a.png', { type: 'image/png' });
    for (const [file, text] of [
      [large, 'One or more files exceed the 2MB size limit. Please upload smaller files.'],
      [page, 'Only JPG and PNG images are allowed.'],
      [undefined, 'Please upload at least one image before submitting the form.'],
    ] as const) {
      const { status, body } = await add(id, { file });
      expect([status, body.errors]).toEqual([422, { file: [text] }]);
    }
    expect((await media(id)).body.total).toBe(0);
    expect(await app.storedFiles()).toHaveLength(before);
  });

  test('[GAL-03] go with their bytes when they are deleted, and all of them with their gallery', async () => {
    const before = (await app.storedFiles()).length;
    const { id, images } = await filled();
    expect(await app.storedFiles()).toHaveLength(before + 3);
    expect((await app.send('DELETE', `gallery/media/${images[1]}`, { token: mla })).status).toBe(200);
    expect((await media(id)).body.data?.map((item) => item.id)).toEqual([images[0], images[2]]);
    expect(await app.storedFiles()).toHaveLength(before + 2);
    expect((await app.send('DELETE', `gallery/media/${images[1]}`, { token: mla })).status).toBe(404);
    expect((await app.send('DELETE', `gallery/${id}`, { token: mla })).status).toBe(200);
    expect(await app.storedFiles()).toHaveLength(before);
  });
});

describe('the thumbnail', () => {
  test('[GAL-01, GAL-03] is the first image, then the one that is chosen, and the first again when that is deleted', async () => {
    const { id, images } = await filled();
    const paths = (await media(id)).body.data?.map(({ path }) => path);
    expect((await one(id)).gallery_media).toMatchObject(
      images.map((image) => ({ id: image, gallery_id: id })),
    );
    expect(await one(id)).toMatchObject({ thumbnail_id: images[0], thumbnail: { path: paths?.[0] } });
    expect((await choose(id, images[1])).status).toBe(200);
    expect((await choose(id, images[2])).status).toBe(200);
    expect(await one(id)).toMatchObject({ thumbnail_id: images[2], thumbnail: { path: paths?.[2] } });
    await app.send('DELETE', `gallery/media/${images[2]}`, { token: mla });
    expect(await one(id)).toMatchObject({ thumbnail_id: images[0], thumbnail: { path: paths?.[0] } });
    for (const image of images.slice(0, 2))
      await app.send('DELETE', `gallery/media/${image}`, { token: mla });
    expect(await one(id)).toMatchObject({ thumbnail_id: null, thumbnail: null });
  });

  test('[GAL-03, API-04] is an image of the same gallery', async () => {
    const [{ id, images }, other] = [await filled(), await filled()];
    await choose(id, images[1]);
    const { status, body } = await choose(id, other.images[0]);
    expect([status, body.errors]).toEqual([422, { thumbnail_id: ['This choice does not exist any more.'] }]);
    expect(await one(id)).toMatchObject({ thumbnail_id: images[1] });
  });
});

describe('media of other content, and policies of a category', () => {
  test.each([
    ['achievement', { title: 'Bridge', date: '2026-01-02', cost: '1 crore', description: 'Long' }],
    [
      'news',
      { title: 'Bridge', date: '2026-01-02T10:00', video_link: 'https://example.org', description: 'Long' },
    ],
  ])('[API-06] GET %s/media/{id} answers the files of the record', async (name, values) => {
    const form = { ...values, ...places.V1, file: await image() };
    const { body: made } = await app.send('POST', name, { token: mla, form });
    const { status, body } = await app.send('GET', `${name}/media/${made.id}`, { token: mla });
    const file = { id: expect.any(Number), name: 'picture.png', path: expect.any(String) };
    expect([status, body]).toEqual([200, { data: [file], total: 1 }]);
    expect((await app.send('GET', `${name}/media/${made.id}`, { token: mla2 })).status).toBe(404);
  });

  test('[API-06, MD-03] GET policy/category/{id} answers the category', async () => {
    const made = await app.send('POST', 'policy/category', { token: admin, json: { name: 'Housing' } });
    const { status, body } = await app.send('GET', `policy/category/${made.body.id}`, { token: mla });
    expect([status, body]).toEqual([200, made.body]);
  });
});
