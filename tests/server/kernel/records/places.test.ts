import { expect, test } from 'vitest';
import { achievement } from '#contract/content/achievement.ts';
import { gallery } from '#contract/content/gallery.ts';
import { policy } from '#contract/content/policy.ts';
import { video } from '#contract/content/video.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { openDesk } from '../../complaints/desk.ts';
import { sampleOf } from './sample.ts';

const { places, send, tokens } = await openDesk();

test.each([policy, video, gallery])(
  '[POL-02, VID-02, GAL-02] $name: a mandal that is missing is what is wrong',
  async (contract) => {
    const { mandal_id: _, ...withoutMandal } = places.V1;
    const sample = { ...(await sampleOf(contract)), category_id: 1, policy_category_id: 1 };
    for (const token of [tokens.admin, tokens.mla]) {
      const { status, body } = await send('POST', contract.path, {
        token,
        form: { ...sample, ...withoutMandal },
      });
      expect([status, body.errors]).toEqual([422, { mandal_id: [errorTexts.required] }]);
    }
  },
);

test('[DEV-02, API-06] a development has its picture in a list too', async () => {
  const form = { ...(await sampleOf(achievement)), ...places.P1 };
  const { status, body } = await send('POST', 'achievement', { token: tokens.admin, form });
  expect(status).toBe(201);
  const { data } = (await send('GET', `achievement/media/${body.id}`, { token: tokens.admin })).body;
  const media = [
    { id: expect.any(Number), name: 'picture.png', path: expect.stringMatching(/^\/api\/v1\/files\//) },
  ];
  const one = (await send('GET', `achievement/${body.id}`, { token: tokens.admin })).body;
  const list = (await send('GET', 'achievement', { token: tokens.admin })).body;
  for (const found of [body.media, data, one.media, list.data?.[0]?.media])
    expect(found).toMatchObject(media);
});
