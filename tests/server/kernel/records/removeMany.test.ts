import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { contact } from '#contract/contacts/contact.ts';
import { event } from '#contract/content/event.ts';
import { gallery } from '#contract/content/gallery.ts';
import { news } from '#contract/content/news.ts';
import { video } from '#contract/content/video.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import { resourceTable } from '#server/kernel/db/schema/resources.ts';
import { type Account, openOffice } from '../../access/office.ts';
import { recordMaker } from '../../access/records.ts';

/** Several records deleted by one call: all of them or none. */
const office = await openOffice();
const [admin, mla, mla2] = ['admin', 'mla', 'mla2'].map(office.accountOf) as [Account, Account, Account];
const make = recordMaker(office);

const remove = ({ token }: Account, path: string, id: unknown, headers = {}) =>
  office.send('POST', `${path}/delete`, { token, json: { id }, headers });
const isThere = async (name: string, id: number) => {
  const table = resourceTable(name);
  return (await office.db.$count(table, eq(table.id, id))) > 0;
};

describe('[CRUD-02, API-05] several records', () => {
  test('go at once, with their files', async () => {
    const ids = [await make.record(news, mla.home), await make.record(news, mla.home)];
    const before = [(await office.storedFiles()).length, await office.db.$count(files)] as const;
    const { status, body } = await remove(mla, 'news', ids);
    expect([status, body.message]).toEqual([200, 'The records have been deleted.']);
    expect(await Promise.all(ids.map((id) => isThere('news', id)))).toEqual([false, false]);
    expect([(await office.storedFiles()).length, await office.db.$count(files)]).toEqual([
      before[0] - 2,
      before[1] - 2,
    ]);
  });

  test('a gallery goes with its images', async () => {
    const ids = [await make.record(gallery, mla.home), await make.record(gallery, mla.home)];
    for (const id of ids) await make.galleryImage(id);
    const before = (await office.storedFiles()).length;
    expect((await remove(mla, 'gallery', ids)).status).toBe(200);
    expect((await office.storedFiles()).length).toBe(before - 2);
  });

  test('as form data and named twice, too', async () => {
    const id = await make.record(video, mla.home);
    const form = { id: [id, id] };
    expect((await office.send('POST', 'video/delete', { token: mla.token, form })).status).toBe(200);
  });
});

describe('[SCOPE-08] none goes when one must stay', () => {
  test('because another record uses it: 422 names each and says why', async () => {
    const ids = [await make.record(gallery, mla.home), await make.record(gallery, mla.home)] as const;
    await make.record(event, mla.home, { gallery_id: ids[1] });
    const { status, body } = await remove(mla, 'gallery', ids);
    expect(status).toBe(422);
    expect(body).toMatchObject({
      errors: { id: [errorTexts.usedByContent] },
      records: [{ id: ids[1], name: 'Sample', message: errorTexts.usedByContent, code: 'usedByContent' }],
    });
    expect(await isThere('gallery', ids[0])).toBe(true);
  });

  test('because it is out of sight: 404 with its id and no name', async () => {
    const ids = [await make.record(news, mla.home), await make.record(news, mla2.home)] as const;
    const { status, body } = await remove(mla, 'news', ids);
    expect([status, body.records]).toEqual([
      404,
      [{ id: ids[1], name: null, message: errorTexts.notFound, code: 'notFound' }],
    ]);
    expect(await isThere('news', ids[0])).toBe(true);
  });

  test('because it stands above the caller’s place, or is admin’s: 403', async () => {
    const { parliament_id } = mla.home;
    const above = [await make.record(news, mla.home), await make.record(news, { parliament_id })] as const;
    const { status, body } = await remove(mla, 'news', above);
    expect([status, body.records]).toEqual([
      403,
      [{ id: above[1], name: 'Sample', message: errorTexts.forbidden, code: 'forbidden' }],
    ]);
    const official = await make.record(contact, mla.home, { is_administrator: true });
    expect((await remove(mla, 'contact', [official])).status).toBe(403);
    expect(await isThere('news', above[0])).toBe(true);
    expect(await isThere('contact', official)).toBe(true);
  });
});

describe('[API-04, VID-03] refuses a value that is no list of ids', () => {
  const many = Array.from({ length: 1_001 }, (_, index) => index + 1);
  test.each([
    ['news', [], errorTexts.required],
    ['news', many, errorTexts.tooManyValues],
    ['news', ['x'], errorTexts.required],
    ['video', ['x'], errorTexts.videoId],
  ])('%s is told so', async (path, id, text) => {
    const { status, body } = await remove(admin, path, id);
    expect([status, body.errors]).toEqual([422, { id: [text] }]);
  });
});
