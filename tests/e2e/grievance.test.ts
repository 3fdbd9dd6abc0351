import { expect, type Page } from '@playwright/test';
import { jpeg, pdf, png, recording } from '../fixtures/index.ts';
import { expectAccessible } from './axe.ts';
import {
  addMedia,
  attachments,
  COMPLAINT,
  complaintsOf,
  createComplaint,
  finish,
  newPhone,
  payload,
  recordVoice,
  upload,
  writeComplaint,
} from './complaints.ts';
import { signIn, signOut, test } from './people.ts';

/** A word that the demo data does not have. */
const KEYWORD = 'పావురాలగుట్ట';

async function search(page: Page, keyword: string) {
  const box = page.getByRole('searchbox', { name: 'Keyword' });
  await box.fill(keyword);
  await box.press('Enter');
}

/** Records a complaint with two images, a recording and a PDF; returns its number. */
async function recordWithAttachments(page: Page, phone: string, details: string): Promise<string> {
  await writeComplaint(page, { phone, details });
  await upload(page, [
    await payload(await png(), 'well.png'),
    await payload(pdf()),
    await payload(await jpeg()),
  ]);
  await recordVoice(page);
  await expect(attachments(page)).toContainText(['well.png', 'image.jpg', 'Recording 1', 'petition.pdf']);

  // A bad recording is played, deleted and made again.
  await page.getByLabel('Recording 1', { exact: true }).evaluate((audio: HTMLAudioElement) => audio.play());
  await page.getByRole('button', { name: 'Remove Recording 1' }).click();
  await expect(attachments(page)).toHaveCount(3);
  await recordVoice(page);
  await expect(attachments(page)).toHaveCount(4);

  // Each call waits until the dialog has shown it.
  await page.route('**/api/v1/complaint', async (route) => {
    await page.getByText('Creating complaint...').waitFor();
    await route.continue();
  });
  let sent = 0;
  await page.route('**/api/v1/complaint/media', async (route) => {
    await page.getByText(`Uploading attachments... Uploaded ${sent++} of 4`).waitFor();
    await route.continue();
  });
  await page.getByRole('button', { name: 'Create Complaint' }).click();
  const number = await finish(page);
  await page.unrouteAll({ behavior: 'wait' });
  return number;
}

/** All attachments are there, in the order of sending, and can be seen, heard and read. */
async function expectAttachments(page: Page) {
  const images = page.getByRole('list', { name: 'Images' }).getByRole('button');
  await expect(images).toHaveCount(2);
  await images.first().click();
  const viewer = page.getByRole('dialog', { name: 'Image 1 of 2: well.png' });
  const width = () => viewer.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBe(40);
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: 'Image 2 of 2: image.jpg' })).toBeVisible();
  await page.keyboard.press('Escape');

  const duration = () =>
    page
      .getByLabel('Voice recording 1', { exact: true })
      .evaluate((audio: HTMLAudioElement) => audio.duration);
  await expect.poll(async () => Math.round(await duration())).toBeLessThan(60);
  expect(await duration()).toBeGreaterThan(0.5);

  await expect(page.getByRole('button', { name: 'View petition.pdf' })).toBeVisible();
}

test('[CRE-01, CRE-03, CRE-07, CRE-08, CRE-09, CRE-10, CRE-15, LIST-02, LIST-04, DET-01] staff record a complaint with attachments, find it by phone and by a Telugu keyword, open it', {
  tag: '@journey',
}, async ({ visit, session }) => {
  const phone = newPhone();
  const page = await visit(null, '/grievance');
  await signIn(page, 'staff');
  const number = await recordWithAttachments(page, phone, `${KEYWORD} ఊరిలో మంచినీళ్లు రావడం లేదు.`);

  for (const term of [phone, KEYWORD, COMPLAINT.name]) {
    await search(page, term);
    await expect(page.getByRole('row').filter({ hasText: number })).toContainText([`${number} (internal)`]);
    if (term !== COMPLAINT.name) await expect(page.getByText('1 grievance', { exact: true })).toBeVisible();
  }
  await search(page, KEYWORD);
  await expect(page.getByText('1 grievance', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: number, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Grievance ${number}`);
  await expect(page.getByText(KEYWORD)).toBeVisible();
  await expectAttachments(page);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page.getByRole('searchbox', { name: 'Keyword' })).toHaveValue(KEYWORD);
  await signOut(page);
  expect(await complaintsOf(await session('staff'), phone)).toHaveLength(1);
});

test('[DET-03, DET-04, DET-05, DET-06, AUTH-09] mla reads what staff recorded, remarks, resolves it with a file, reopens it, signs out', {
  tag: '@journey',
}, async ({ visit, session }) => {
  const phone = newPhone();
  const staff = await session('staff');
  const details = '<p>చెరువు కట్ట తెగింది.</p>';
  const { id, complaint_number: number } = await createComplaint(staff, { phone, details });
  await addMedia(staff, id, await png(), 'well.png');
  for (const file of [pdf(), await jpeg(), recording()]) await addMedia(staff, id, file);

  const page = await visit(null, '/grievance/all');
  await signIn(page, 'mla');
  await search(page, phone);
  await page.getByRole('link', { name: number, exact: true }).click();
  await expect(page.getByText('చెరువు కట్ట తెగింది.')).toBeVisible();
  await expectAttachments(page);

  await page.getByRole('textbox', { name: 'Remark' }).fill('  ');
  await page.getByRole('button', { name: 'Send remark' }).click();
  await page.getByRole('textbox', { name: 'Remark' }).fill('The engineer is on his way.');
  await page.getByRole('button', { name: 'Send remark' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'The engineer is on his way.' })).toContainText(
    'Madhavi Reddy',
  );
  await expect(page.getByText('Nothing has happened yet.')).toBeHidden();

  await page.getByRole('button', { name: 'Resolve' }).click();
  const dialog = page.getByRole('dialog', { name: `Resolve ${number}` });
  await dialog.getByLabel('Message to the citizen').fill('The bank of the tank is closed again.');
  await dialog.getByLabel('Solved', { exact: true }).check();
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Attach a file' }).click();
  await (await chooser).setFiles([await payload(pdf('Work done'), 'report.pdf')]);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Resolve' }).click();
  await expect(page.getByText('Complaint resolved successfully!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('0 Days Took to Close')).toBeVisible();
  const answer = page.getByRole('listitem').filter({ hasText: 'The bank of the tank is closed again.' });
  await expect(answer.getByRole('button', { name: 'View report.pdf' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resolve' })).toBeHidden();

  await page.getByRole('button', { name: 'Reopen' }).click();
  const asked = page.getByRole('dialog', { name: `Reopen ${number}` });
  await expectAccessible(page);
  await asked.getByLabel('It came back').check();
  await asked.getByRole('button', { name: 'Reopen' }).click();
  await expect(page.getByText('Complaint reopened successfully!')).toBeVisible();
  await expect(page.getByText('0 of Days Open')).toBeVisible();
  await signOut(page);
  expect(await complaintsOf(await session('mla'), phone)).toMatchObject([{ status: 'open' }]);
});
