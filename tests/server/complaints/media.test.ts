import { describe, expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { padded, pdf, png, recording, video } from '../../fixtures/index.ts';
import { openDesk, refusalOf } from './desk.ts';

const desk = await openDesk();

const upload = (complaint_id: number, file: File | null, by = desk.staff) =>
  desk.send('POST', 'complaint/media', { token: by.token, form: { complaint_id, file } });
const media = async (id: number) =>
  ((await desk.get(desk.mla, `complaint/${id}?media=1`)).body.media ?? []) as Record<string, unknown>[];

const storedFiles = async () => (await desk.storedFiles()).length;

test('[CRE-09, DET-01] images, recordings and pdfs are attached in the order they are sent', async () => {
  const { id } = await desk.record(desk.staff);
  for (const file of [await png(), recording(), pdf()]) {
    expect((await upload(id, file)).status).toBe(201);
  }
  expect(await media(id)).toMatchObject([
    { type: 'image', name: 'image.png' },
    { type: 'audio', name: 'audio.aac' },
    { type: 'pdf', name: 'petition.pdf' },
  ]);
  const [first] = await media(id);
  const opened = await desk.app.fetch(new Request(`http://localhost${first?.path}`));
  expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect((await desk.get(desk.mla, `complaint/${id}`)).body).not.toHaveProperty('media');
  expect((await desk.get(desk.mla, `complaint/${id}?media=0&response=1`)).body).toMatchObject({
    response: [],
  });
});

describe('limits', () => {
  test('[CRE-13] a complaint has at most four images, also when they come at once', async () => {
    const { id } = await desk.record(desk.staff);
    const files = await Promise.all(Array.from({ length: 6 }, () => png()));
    const answers = await Promise.all(files.map((file) => upload(id, file)));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map((answer) => refusalOf(answer, 'file'))).toEqual([
      [errorTexts.tooManyImages],
      [errorTexts.tooManyImages],
    ]);
    expect(await media(id)).toHaveLength(4);
    expect((await upload(id, pdf())).status).toBe(201);
  });

  test('[CRE-12, CRE-14] a file is no larger than 2 MB and of a known kind', async () => {
    const { id } = await desk.record(desk.staff);
    const large = new File([await (await png()).arrayBuffer(), new Uint8Array(2_097_152)], 'a.png');
    expect(refusalOf(await upload(id, large), 'file')).toEqual([errorTexts.attachmentSize]);
    expect(refusalOf(await upload(id, video()), 'file')).toEqual([errorTexts.attachmentType]);
    const page = new File(['<html><script>alert(1)</script></html>'], 'image.png', { type: 'image/png' });
    expect(refusalOf(await upload(id, page), 'file')).toEqual([errorTexts.attachmentType]);
    expect(refusalOf(await upload(id, null), 'file')).toEqual([errorTexts.notFile]);
    expect(await media(id)).toEqual([]);
  });

  test.each([
    ['image', png],
    ['recording', async () => recording()],
  ] as const)('[CRE-12, CRE-15] a %s of exactly 2 MB is taken, one byte more is not', async (_, made) => {
    const { id } = await desk.record(desk.staff);
    const larger = await upload(id, padded(await made(), 2_097_153));
    expect(refusalOf(larger, 'file')).toEqual([errorTexts.attachmentSize]);
    expect((await upload(id, padded(await made(), 2_097_152))).status).toBe(201);
  });
});

describe('changing', () => {
  test('[UPD-03] an attachment is replaced and removed, and its file goes', async () => {
    const { id } = await desk.record(desk.staff);
    const before = await storedFiles();
    for (let count = 0; count < 4; count++) await upload(id, await png());
    const [first] = await media(id);
    const path = `complaint/media/${first?.id}`;
    const put = (file: File | null) => desk.send('PUT', path, { token: desk.staff.token, form: { file } });
    expect(await put(await png(10, 10))).toMatchObject({
      status: 200,
      body: { id: first?.id, type: 'image' },
    });
    expect((await media(id))[0]?.path).not.toBe(first?.path);
    expect(refusalOf(await put(null), 'file')).toEqual([errorTexts.notFile]);
    expect(await put(pdf())).toMatchObject({ status: 200, body: { type: 'pdf' } });
    expect(await storedFiles()).toBe(before + 4);
    expect((await desk.remove(desk.staff, path)).status).toBe(200);
    expect(await media(id)).toHaveLength(3);
    expect(await storedFiles()).toBe(before + 3);
    expect((await desk.remove(desk.staff, path)).status).toBe(404);
  });

  test('[CRE-13, UPD-03] a pdf is not replaced by a fifth image', async () => {
    const { id } = await desk.record(desk.staff);
    const { body } = await upload(id, pdf());
    for (let count = 0; count < 4; count++) await upload(id, await png());
    const form = { file: await png() };
    const refused = await desk.send('PUT', `complaint/media/${body.id}`, { token: desk.staff.token, form });
    expect(refusalOf(refused, 'file')).toEqual([errorTexts.tooManyImages]);
  });

  test('[DET-11] of a complaint from the app is refused, but who records one attaches its files', async () => {
    const { id } = await desk.record(desk.staff, { source: 'app' });
    const attached = await upload(id, await png());
    expect(attached.status).toBe(201);
    expect(refusalOf(await upload(id, pdf(), desk.mla), 'source')).toEqual([errorTexts.appComplaint]);
    const path = `complaint/media/${attached.body.id}`;
    for (const method of ['PUT', 'DELETE']) {
      const sent = { token: desk.staff.token, form: { file: pdf() } };
      expect(refusalOf(await desk.send(method, path, sent), 'source')).toEqual([errorTexts.appComplaint]);
    }
  });

  test('[DET-05] does not touch the file of an answer', async () => {
    const { id } = await desk.record(desk.staff);
    const form = { id, message: 'Done', file: pdf() };
    await desk.send('POST', 'complaint/close', { token: desk.mla.token, form });
    const { data } = (await desk.get(desk.mla, `complaint/response?complaint_id=${id}`)).body;
    const [file] = (data?.[0]?.media ?? []) as { id: number }[];
    const removed = await desk.remove(desk.mla, `complaint/media/${file?.id}`);
    expect(removed.status).toBe(404);
  });
});

describe('deleting the complaint', () => {
  const remove = (id: number, by: { token: string }) => desk.remove(by, `complaint/${id}`);

  test('[DET-14] takes its files and everything else along', async () => {
    const before = await storedFiles();
    const { id } = await desk.record(desk.mla);
    await upload(id, await png(), desk.mla);
    const form = { id, message: 'Done', file: pdf() };
    await desk.send('POST', 'complaint/close', { token: desk.mla.token, form });
    expect(await storedFiles()).toBe(before + 2);
    expect(await remove(id, desk.mla)).toMatchObject({
      status: 200,
      body: { message: 'Complaint deleted successfully.' },
    });
    expect((await desk.get(desk.mla, `complaint/${id}`)).status).toBe(404);
    expect(await storedFiles()).toBe(before);
  });
});
