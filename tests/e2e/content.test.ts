import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { MAX_ATTACHMENT_BYTES } from '#contract/kernel/limits.ts';
import { jpeg, png } from '../fixtures/index.ts';
import { expectAccessible } from './axe.ts';
import { COMPLAINT, payload } from './complaints.ts';
import { test } from './people.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const save = (page: Page, name = 'Save') => page.getByRole('button', { name, exact: true }).click();
const search = (page: Page, words: string) => page.getByRole('searchbox', { name: 'Search' }).fill(words);
const named = async (file: File, name: string) => payload(file, name);
/** The width in pixels, after the picture has loaded. */
const expectWidth = (picture: Locator, width: number) =>
  expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(width);

async function pick(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label }).fill(option);
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function pickPlace(page: Page) {
  await pick(page, 'Mandal', COMPLAINT.mandal);
  await pick(page, 'Area', COMPLAINT.area);
}

async function deleteAfter(page: Page, name: string, question: string) {
  await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
  const asked = page.getByRole('dialog');
  await expect(asked).toContainText(question);
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Delete' }).click();
  await expect(asked).toBeHidden();
}

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

test('[EVT-01, EVT-02, CRUD-01, CRUD-02] mla adds an event with an image, finds, views, changes and deletes it', async ({
  visit,
}) => {
  const page = await visit('mla', '/event');
  await page.getByRole('link', { name: 'Add' }).click();
  await expect(heading(page)).toHaveText('Add Event');
  await page.getByLabel('Name').fill('Job fair <b>today</b>');
  await page.getByRole('textbox', { name: 'Start date' }).fill('01/12/2026 09:30');
  await page.getByLabel('Duration (hours)').fill('4');
  await page.getByLabel('Organizer').fill('Camp office');
  await pick(page, 'Gallery', 'Tree planting');
  await pickPlace(page);
  await page.getByLabel('Image').setInputFiles(await payload(await png()));
  await save(page);
  await expect(heading(page)).toHaveText('Events');

  await search(page, 'JOB FAIR');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: 'Job fair <b>today</b>', exact: true }).click();
  await expect(heading(page)).toHaveText('View Event');
  await expect(page.getByText('Tree planting')).toBeVisible();
  await expectWidth(page.getByRole('img', { name: 'Job fair <b>today</b>' }), 40);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Job fair <b>today</b>');
  await page.getByLabel('Name').fill('Job fair on Friday');
  await page.getByLabel('Image').setInputFiles(await payload(await jpeg(60, 50)));
  await save(page);
  await expect(heading(page)).toHaveText('Events');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('JOB FAIR');
  await deleteAfter(
    page,
    'Job fair on Friday',
    'Are you sure you want to delete the event "Job fair on Friday"?',
  );
  await expect(page.getByRole('link', { name: 'Job fair on Friday' })).toHaveCount(0);
});

test('[GAL-01, GAL-02, GAL-03, GAL-04] mla adds a gallery with images, finds, views, changes and deletes it', async ({
  visit,
}) => {
  const page = await visit('mla', '/gallery');
  await expect(heading(page)).toHaveText('Galleries');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Add' }).click();
  await page.getByLabel('Name').fill('Boat race');
  await page.getByLabel('Description').fill('On the reservoir.');
  await pick(page, 'Event', 'Village meeting');
  await pickPlace(page);
  await save(page);
  await expect(
    page.getByText('Please upload at least one image before submitting the form.').first(),
  ).toBeVisible();
  const images = page.getByLabel('Images', { exact: true }).and(page.locator('input'));
  await images.setInputFiles([
    await named(await png(), 'start.png'),
    await named(await jpeg(60, 50), 'finish.jpg'),
  ]);
  await expect(page.getByRole('img', { name: 'finish.jpg' })).toBeVisible();
  await expectAccessible(page);
  await save(page);
  await expect(heading(page)).toHaveText('Galleries');

  await search(page, 'BOAT');
  await expect(page.locator('main h2')).toHaveText(['Boat race']);
  await expectWidth(page.getByRole('link', { name: 'Boat race', exact: true }).locator('img'), 40);
  await page.getByRole('link', { name: 'View Boat race' }).click();
  await expect(heading(page)).toHaveText('Gallery Media');
  await page.getByRole('button', { name: 'Set finish as thumbnail' }).click();
  await expect(page.getByRole('button', { name: 'Set start as thumbnail' })).toBeVisible();
  await images.setInputFiles(await named(await png(), 'crowd.png'));
  await expect(page.getByRole('button', { name: 'Open crowd' })).toBeVisible();
  await deleteAfter(page, 'start', 'Are you sure you want to delete the image "start"?');
  await expect(page.getByRole('button', { name: 'Open start' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Open finish' }).click();
  await expect(page.getByRole('dialog', { name: 'Image 1 of 2: finish' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(heading(page)).toHaveText('Update Gallery');
  await page.getByLabel('Name').fill('Boat race of the year');
  await save(page);
  const link = page.getByRole('link', { name: 'Boat race of the year', exact: true });
  await expectWidth(link.locator('img'), 60);
  await deleteAfter(
    page,
    'Boat race of the year',
    'Are you sure you want to delete the gallery "Boat race of the year" with all its images?',
  );
  await expect(link).toHaveCount(0);
});

test('[VID-01, VID-02, VID-03] mla adds a video, finds, changes and deletes it; its tile needs no other host', async ({
  visit,
}) => {
  const page = await visit('mla', '/video');
  await expect(heading(page)).toHaveText('View Videos');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Add' }).click();
  await page.getByLabel('Name').fill('Canal from above');
  await pick(page, 'Category', 'Development works');
  await page.getByLabel('Video link').fill('https://youtu.be/aqz-KE-bpKQ');
  await page.getByLabel('Description').fill('Twelve kilometres.');
  await pickPlace(page);
  await expectAccessible(page);
  await save(page);
  await expect(heading(page)).toHaveText('View Videos');

  await search(page, 'FROM ABOVE');
  const card = page.getByRole('link', { name: 'Canal from above', exact: true });
  await expect(card).toHaveAttribute('href', 'https://youtu.be/aqz-KE-bpKQ');
  await expect(card.locator('svg')).toBeVisible();
  await page.getByRole('link', { name: 'Edit Canal from above' }).click();
  await expect(heading(page)).toHaveText('Update Video');
  await page.getByLabel('Name').fill('Canal from above, 2026');
  await page.getByRole('switch', { name: 'Active' }).uncheck();
  await save(page, 'Update');
  await expect(heading(page)).toHaveText('View Videos');
  await deleteAfter(
    page,
    'Canal from above, 2026',
    'Are you sure you want to delete the video "Canal from above, 2026"?',
  );
  await expect(page.getByRole('link', { name: 'Canal from above, 2026' })).toHaveCount(0);
});

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
