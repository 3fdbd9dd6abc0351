import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#server/transfer/seed/accounts.ts';
import { pdf } from '../fixtures/index.ts';
import {
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
import { emailOf, test } from './people.ts';

const NEW_NAME = 'Lakshmi Devi B';
const DETAILS = 'చేతి పంపు పాడైంది.';

async function writeHalf(page: Page, phone: string) {
  await writeComplaint(page, { phone, details: DETAILS });
  await upload(page, [await payload(pdf())]);
  await recordVoice(page);
  await expect(attachments(page)).toHaveCount(2);
  await expect(page.getByText('Draft saved on this device')).toBeVisible();
  await expect.poll(() => keptParts(page)).toBe(3);
}

/** How many parts of drafts the browser stores: the form, and each file. */
const keptParts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('recording');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction('drafts').objectStore('drafts').count();
          counting.onsuccess = () => resolve(counting.result);
          opening.result.close();
        };
      }),
  );

async function expectWritten(page: Page, phone: string) {
  await expect(page.getByText('What you had written is here again.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Phone' })).toHaveValue(phone);
  await expect(page.getByRole('combobox', { name: 'Area' })).toHaveValue(COMPLAINT.area);
  await expect(page.getByRole('combobox', { name: 'Full Name' })).toHaveValue(COMPLAINT.name);
  await expect(page.getByRole('textbox', { name: 'Details' })).toHaveText(DETAILS);
  await expect(attachments(page)).toContainText(['Recording 1', 'petition.pdf']);
  const sound = page.getByLabel('Recording 1', { exact: true });
  await expect.poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.readyState)).toBeGreaterThan(0);
}

async function expectEmpty(page: Page) {
  await expect(page.getByRole('textbox', { name: 'Details' })).toHaveText('');
  await expect(page.getByRole('combobox', { name: 'Phone' })).toHaveValue('');
  await expect(page.getByRole('list', { name: 'Attachments' })).toBeHidden();
  await expect(page.getByText('What you had written is here again.')).toBeHidden();
}

/** Ends the page's session on the server, as if it had expired. */
const endSession = (page: Page) =>
  page.evaluate(() => {
    const token = localStorage.getItem('token') ?? sessionStorage.getItem('token');
    return fetch('/api/v1/logout', { method: 'POST', headers: { Authorization: `Bearer ${token}` } });
  });

test('[CRE-11, AUTH-10, AUTH-13] a half-written complaint with a file and a recording outlives a reload and an expired session; sent, it is gone', async ({
  visit,
  session,
}) => {
  const phone = newPhone();
  const page = await visit('staff', '/grievance');
  await writeHalf(page, phone);
  await page.reload();
  await expectWritten(page, phone);

  await page.getByRole('combobox', { name: 'Full Name' }).fill(NEW_NAME);
  await endSession(page);
  // By key: another call of the page may notice the end first, and remove the button.
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(dialog.getByLabel('Email')).toHaveValue(emailOf('staff'));
  await dialog.getByLabel('Password').fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/grievance');
  await expect(page.getByRole('combobox', { name: 'Full Name' })).toHaveValue(NEW_NAME);

  await page.getByRole('button', { name: 'Create Complaint' }).click();
  await finish(page);
  await expectEmpty(page);
  const [complaint, ...others] = await complaintsOf(await session('staff'), phone);
  expect(others).toEqual([]);
  const { api } = await session('staff');
  const { media } = await (await api.get(`complaint/${complaint?.id}`, { params: { media: 1 } })).json();
  expect(media.map(({ type }: { type: string }) => type)).toEqual(['audio', 'pdf']);
});

test('[AUTH-10] a remark outlives Back and a reload, and another tab writes its own', async ({
  visit,
  session,
}) => {
  const { id } = await createComplaint(await session('mla'));
  const page = await visit('mla', '/grievance/all');
  await page.goto(`/grievance/${id}`);
  const remark = page.getByRole('textbox', { name: 'Remark' });
  const offer = page.getByText(/^Typed on \d/);
  await remark.fill('Rang the engineer');
  await page.goBack();
  await expect(page).toHaveURL('/grievance/all');
  await page.goForward();
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(remark).toHaveValue('Rang the engineer');
  await expect(offer).toBeHidden();

  const other = await page.context().newPage();
  await other.goto(`/grievance/${id}`);
  await other.getByRole('textbox', { name: 'Remark' }).fill('Written in another tab');
  await expect(other.getByText(/^Typed on \d/)).toBeHidden();
  await other.close();

  await remark.fill('Rang the engineer twice');
  await page.reload();
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(remark).toHaveValue('Rang the engineer twice');
  await page.getByRole('button', { name: 'Send remark' }).click();
  await expect(remark).toHaveValue('');
  await page.reload();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(offer).toBeHidden();
});
