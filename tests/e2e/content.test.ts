import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { MAX_ATTACHMENT_BYTES } from '#contract/kernel/limits.ts';
import { test } from './people.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const save = (page: Page, name = 'Save') => page.getByRole('button', { name, exact: true }).click();

/** A photo from a phone: stored sideways with an EXIF rotation, and too large only by its pixels. */
async function photo() {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const bytes = await sharp({
    create: { width: 3_000, height: 2_000, channels: 3, background: '#000', noise },
  })
    .jpeg({ quality: 95 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(bytes.byteLength).toBeGreaterThan(MAX_ATTACHMENT_BYTES);
  return { name: 'IMG_0042.jpeg', mimeType: 'image/jpeg', buffer: bytes };
}

test('[IMG-02, GAL-02] a photo that is too large by its resolution is made smaller, upright, before it is sent', async ({
  visit,
  session,
}) => {
  const page = await visit('mla', '/milestone/create');
  await page.getByLabel('Title').fill('Ten thousand answers');
  await page.getByLabel('Description').fill('Counted on Monday.');
  await page.getByLabel('Image').setInputFiles(await photo());
  const shown = page.getByRole('img', { name: 'IMG_0042.jpg' });
  await expect(shown).toBeVisible();
  await save(page);
  await expect(heading(page)).toHaveText('Milestones');
  const { api } = await session('mla');
  const { data } = await (await api.get('milestone')).json();
  const { image_path } = data.find(({ title }: { title: string }) => title === 'Ten thousand answers');
  const sent = await (await api.get(image_path)).body();
  expect(sent.byteLength).toBeLessThanOrEqual(MAX_ATTACHMENT_BYTES);
  const { width = 0, height = 0 } = await sharp(sent).metadata();
  expect(height).toBeGreaterThan(width);
});
