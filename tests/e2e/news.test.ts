import { expect, type Page } from '@playwright/test';
import { MAX_ATTACHMENT_BYTES } from '#contract/kernel/limits.ts';
import { jpeg, pdf, png } from '../fixtures/index.ts';
import { expectAccessible } from './axe.ts';
import { payload } from './complaints.ts';
import { test } from './people.ts';

const TITLE = 'చెక్ డ్యామ్ <b>opened</b>';
/** Still matches the keyword of the list. */
const CHANGED = 'Check dam opened again';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

async function tooLarge() {
  const bytes = [await (await png()).arrayBuffer(), new Uint8Array(MAX_ATTACHMENT_BYTES)];
  return payload(new File(bytes, 'large.png', { type: 'image/png' }));
}

test('[NEWS-01, NEWS-02, IMG-01, IMG-02, CRUD-01, CRUD-02] mla adds news with an image, finds, reads, changes and deletes it', {
  tag: '@journey',
}, async ({ visit }) => {
  const page = await visit('mla', '/news');
  await expect(heading(page)).toHaveText('News');
  await page.getByRole('link', { name: 'Add' }).click();
  await expect(heading(page)).toHaveText('Add News');

  await page.getByLabel('Title').fill(TITLE);
  await page.getByRole('textbox', { name: 'Date' }).fill('20/11/2026 10:30');
  await page.getByLabel('Video link').fill('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
  await page.getByLabel('Description').fill('Two villages have water again.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Please upload an image.').first()).toBeVisible();
  await expectAccessible(page);
  const image = page.getByLabel('Image');
  await image.setInputFiles(await payload(pdf()));
  await expect(page.getByText('Only JPG and PNG images are allowed.').first()).toBeVisible();
  await image.setInputFiles(await tooLarge());
  await expect(page.getByText('File size must be less than 2MB.').first()).toBeVisible();
  await image.setInputFiles(await payload(await png()));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(heading(page)).toHaveText('News');
  await expect(row(page, TITLE)).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search' }).fill('OPENED');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: TITLE, exact: true }).click();
  await expect(heading(page)).toHaveText('View News');
  const picture = page.getByRole('img', { name: TITLE });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(40);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(heading(page)).toHaveText('Edit News');
  await expect(page.getByLabel('Title')).toHaveValue(TITLE);
  await image.setInputFiles(await tooLarge());
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('File size should not exceed 2MB.').first()).toBeVisible();
  await expect(heading(page)).toHaveText('Edit News');
  await image.setInputFiles(await payload(await jpeg(60, 50)));
  await page.getByLabel('Title').fill(CHANGED);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(heading(page)).toHaveText('News');

  await page.getByRole('button', { name: `Delete ${CHANGED}` }).click();
  const asked = page.getByRole('dialog');
  await expect(asked).toContainText(`Are you sure you want to delete the news "${CHANGED}"?`);
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Delete' }).click();
  await expect(asked).toBeHidden();
  await expect(row(page, CHANGED)).toHaveCount(0);
});
