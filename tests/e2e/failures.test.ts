import { expect } from '@playwright/test';
import { MAX_ATTACHMENT_BYTES } from '#contract/kernel/limits.ts';
import { jpeg, pdf, png, video } from '../fixtures/index.ts';
import {
  addMedia,
  attachments,
  complaintsOf,
  createComplaint,
  finish,
  newPhone,
  payload,
  recordVoice,
  upload,
  writeComplaint,
} from './complaints.ts';
import { test } from './people.ts';

const WRONG_TYPE = 'Only images, PDF files and voice recordings are allowed.';
const html = new File(['<html><script>alert(1)</script></html>'], 'photo.png', { type: 'image/png' });
const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'], 'map.svg', {
  type: 'image/svg+xml',
});
const large = async () =>
  new File([await (await png()).arrayBuffer(), new Uint8Array(MAX_ATTACHMENT_BYTES)], 'large.png', {
    type: 'image/png',
  });

test('[ERR-05] without a network the page says so, keeps typed text, and recovers automatically', {
  tag: '@journey',
}, async ({ visit }) => {
  const page = await visit('mla', '/grievance');
  await expect(page.getByRole('link', { name: /^\d{4}-\d{6}$/ }).first()).toBeVisible();
  const notice = page.getByText('There is no connection to the server.');
  await page.getByRole('combobox', { name: 'Full Name' }).fill('Lakshmi Devi');
  await page.context().setOffline(true);
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Closed', exact: true }).click();
  await expect(page.getByText('The grievances could not be loaded.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(notice).toBeHidden();
  await expect(page.getByText(/Days Took to Close/).first()).toBeVisible();
  // The filter has folded the form, which keeps what was written.
  await page.getByRole('button', { name: 'Record a grievance' }).click();
  await expect(page.getByRole('combobox', { name: 'Full Name' })).toHaveValue('Lakshmi Devi');
});

test('[CRE-11] after an upload that fails once everything is still there, and a retry makes no second complaint', async ({
  visit,
  session,
}) => {
  const phone = newPhone();
  const page = await visit('staff', '/grievance');
  await writeComplaint(page, { phone, details: 'The bridge is broken.' });
  await upload(page, [await payload(await png()), await payload(pdf())]);
  await recordVoice(page);
  let uploads = 0;
  await page.route('**/api/v1/complaint/media', (route) =>
    ++uploads === 2 ? route.abort('connectionreset') : route.continue(),
  );
  await page.getByRole('button', { name: 'Create Complaint' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'could not be uploaded' })).toContainText(
    /^Complaint \d{4}-\d{6} was created, but audio\.aac could not be uploaded\. No connection to the server/,
  );
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText(/was created\. Retry sends what is still missing\.$/)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Phone' })).toHaveValue(phone);
  await expect(attachments(page)).toHaveCount(3);

  await page.getByRole('button', { name: 'Retry' }).click();
  const number = await finish(page);
  const signedIn = await session('staff');
  const found = await complaintsOf(signedIn, phone);
  expect(found.map(({ complaint_number }) => complaint_number)).toEqual([number]);
  const detail = await signedIn.api.get(`complaint/${found[0]?.id}`, { params: { media: 1 } });
  expect((await detail.json()).media).toHaveLength(3);
});

test('[CRE-12, CRE-13, CRE-14] files too large, too many or of a wrong kind are refused in the specified words', async ({
  visit,
}) => {
  const page = await visit('staff', '/grievance');
  const toast = (text: string) => page.getByRole('alert').filter({ hasText: text });
  await upload(page, [await payload(await large())]);
  await expect(
    toast('One or more files exceed the 2MB size limit. Please upload smaller files.'),
  ).toBeVisible();
  await upload(page, [await payload(svg)]);
  await expect(toast(WRONG_TYPE)).toBeVisible();
  await expect(attachments(page)).toHaveCount(0);
  const image = await payload(await jpeg());
  await upload(page, [image, image, image, image, image]);
  await expect(toast('You cannot upload more than 4 images.')).toBeVisible();
  await expect(attachments(page)).toHaveCount(4);
});

test('[CRE-14, CRE-15] a disguised file is refused by its name, and the complaint is created without it', async ({
  visit,
  session,
}) => {
  const phone = newPhone();
  const page = await visit('staff', '/grievance');
  await writeComplaint(page, { phone, details: 'The road is washed away.' });
  await upload(page, [await payload(html), await payload(pdf())]);
  await expect(page.getByRole('alert').filter({ hasText: WRONG_TYPE })).toContainText('(photo.png)');
  await expect(attachments(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Create Complaint' }).click();
  await finish(page);
  expect(await complaintsOf(await session('staff'), phone)).toHaveLength(1);
});

test('[CRE-14, CRE-15] the API refuses a video named audio.aac, an SVG named .jpg and HTML named .png', async ({
  session,
}) => {
  const staff = await session('staff');
  const { id } = await createComplaint(staff);
  const refusals = [
    await addMedia(staff, id, new File([await video().arrayBuffer()], 'audio.aac', { type: 'audio/webm' })),
    await addMedia(staff, id, new File([await svg.arrayBuffer()], 'photo.jpg', { type: 'image/jpeg' })),
    await addMedia(staff, id, html),
  ];
  for (const response of refusals) {
    expect(response.status()).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { file: [WRONG_TYPE] } });
  }
});

for (const { what, button } of [
  { what: 'microphone', button: 'Record' },
  { what: 'position', button: 'Use current position' },
]) {
  test(`[CRE-16] without permission for the ${what} a dialog blocks the screen until a reload, which loses nothing`, async ({
    visit,
  }) => {
    const page = await visit('staff', '/grievance');
    // Chromium's fake microphone asks no permission; a page that must not use it is refused in the same way.
    await page.route('**/grievance', async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'permissions-policy': 'microphone=(), geolocation=()' };
      await route.fulfill({ response, headers });
    });
    await page.reload();
    await page.getByRole('combobox', { name: 'Full Name' }).fill('Lakshmi Devi');
    await page.getByRole('button', { name: button, exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Please enable permissions' });
    await expect(dialog).toContainText('To record audio, please enable the microphone permissions.');
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('button')).toHaveText(['Reload Page']);
    await dialog.getByRole('button', { name: 'Reload Page' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('combobox', { name: 'Full Name' })).toHaveValue('Lakshmi Devi');
  });
}
