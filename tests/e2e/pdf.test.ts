import { expect } from '@playwright/test';
import { pdf } from '../fixtures/index.ts';
import { addMedia, createComplaint } from './complaints.ts';
import { test } from './people.ts';

test('[DET-01] a PDF that is attached is read on the page of its grievance', { tag: '@journey' }, async ({
  visit,
  session,
}) => {
  const staff = await session('staff');
  const { id } = await createComplaint(staff);
  expect((await addMedia(staff, id, pdf())).status()).toBe(201);
  const page = await visit('mla', `/grievance/${id}`);
  await page.getByRole('button', { name: 'View petition.pdf' }).click();
  const isInPdfViewer = () => page.frames().some((frame) => frame.url().startsWith('chrome-extension://'));
  await expect.poll(isInPdfViewer).toBe(true);
  await page.getByRole('dialog', { name: 'petition.pdf' }).getByRole('button', { name: 'Close' }).click();
  await expect.poll(isInPdfViewer).toBe(false);
});
