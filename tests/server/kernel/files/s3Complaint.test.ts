import { afterAll, expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { s3Store } from '#server/kernel/files/s3.ts';
import { png } from '../../../fixtures/index.ts';
import { openDesk } from '../../complaints/desk.ts';
import { access, breakable, startS3, storageUrl } from '../../s3.ts';

/** After S3 was silent it is asked again a second later. */
const SOON_MS = 10_000;
const server = await startS3();
const way = await breakable(server.port);
const desk = await openDesk(undefined, await s3Store(storageUrl(way.port), access, () => {}));
afterAll(async () => {
  await way.close();
  await server.stop();
});

test.each(['refuses', 'is silent'] as const)(
  '[CRE-09, CRE-10] an upload while S3 %s changes nothing, and is stored once when it is sent again',
  async (fault) => {
    const { id } = await desk.record(desk.mla);
    const file = await png();
    const upload = () =>
      desk.send('POST', 'complaint/media', {
        token: desk.mla.token,
        form: { complaint_id: id, file },
        headers: { 'Idempotency-Key': `picture of ${id}` },
      });
    const attached = async () =>
      (await desk.get(desk.mla, `complaint/${id}?media=1`)).body.media as { path: string }[];

    await way.break(fault);
    const refused = await upload();
    expect([refused.status, refused.body.message]).toEqual([503, errorTexts.filesAway]);
    expect(refused.headers.get('Retry-After')).toBe('5');
    expect(await attached()).toEqual([]);
    await way.repair();
    await expect.poll(async () => (await upload()).status, { timeout: SOON_MS }).toBe(201);
    expect((await upload()).status).toBe(201);
    const [{ path } = { path: '' }, ...more] = await attached();
    expect(more).toEqual([]);

    const open = () => desk.app.fetch(new Request(`http://localhost${path}`));
    await way.break(fault);
    expect((await open()).status).toBe(503);
    await way.repair();
    await expect.poll(async () => (await open()).status, { timeout: SOON_MS }).toBe(200);
    expect((await open()).headers.get('content-type')).toBe('image/png');
  },
);
