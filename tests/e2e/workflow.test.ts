import { expect } from '@playwright/test';
import { startSmtp, type TestSmtpServer } from '../server/kernel/mail/smtpServer.ts';
import { compact, printed } from '../server/kernel/pdf/printed.ts';
import { expectAccessible } from './axe.ts';
import { createComplaint, newPhone } from './complaints.ts';
import { test } from './people.ts';

const TELUGU = 'మా గ్రామ చెరువు గట్టు తెగిపోయింది.';
let smtp: TestSmtpServer;

test.beforeAll(async () => {
  smtp = await startSmtp({ port: Number(process.env.E2E_SMTP_PORT) });
});
test.afterAll(() => smtp.stop());

test('[DET-07, DET-08, DET-09, DET-12, LIST-12] mla forwards to a leader and gives it to staff; staff forward it to an officer, who gets the mail with the PDF', async ({
  visit,
  session,
}) => {
  const mla = await session('mla');
  const staff = await session('staff');
  const { id, complaint_number: number } = await createComplaint(mla, {
    phone: newPhone(),
    details: `<p>${TELUGU}</p>`,
  });

  const page = await visit('mla', `/grievance/${id}`);
  await page.getByRole('button', { name: 'Forward to leader' }).click();
  const leaders = page.getByRole('dialog', { name: `Forward ${number} to a leader` });
  const leader = leaders.getByRole('checkbox').first();
  await leader.check();
  await expectAccessible(page);
  const name = ((await leaders.getByRole('group').locator('label').first().textContent()) ?? '').split(
    ' · ',
  )[0];
  await leaders.getByRole('button', { name: 'Forward' }).click();
  await expect(page.getByText('Complaint forwarded successfully!')).toBeVisible();
  await expect(leaders).toBeHidden();
  await expect(page.getByText(`Forwarded to ${name}`)).toBeVisible();

  await page.getByRole('button', { name: 'Assign staff' }).click();
  const assign = page.getByRole('dialog', { name: `Assign staff to ${number}` });
  await assign.getByRole('combobox', { name: 'Staff' }).fill(staff.answer.user.name);
  await page.getByRole('option', { name: staff.answer.user.name }).click();
  await assign.getByRole('button', { name: 'Assign' }).click();
  await expect(page.getByText('Assigned Successfully')).toBeVisible();

  const atDesk = await visit('staff', '/grievance');
  await atDesk.getByRole('link', { name: number, exact: true }).click();
  await expect(atDesk.getByText(TELUGU)).toBeVisible();
  await expect(atDesk.getByRole('button', { name: 'Forward to leader' })).toBeHidden();
  await expect(atDesk.getByRole('button', { name: 'Delete' })).toBeHidden();
  await atDesk.getByRole('button', { name: 'Write to a department' }).click();
  const form = atDesk.getByRole('dialog', { name: `Write to a department about ${number}` });
  await form.getByRole('radio', { name: 'Email' }).check();
  // The officer of the category's department is suggested.
  await expect(form.getByRole('button', { name: 'Yes, forward' })).toBeEnabled();
  await expectAccessible(atDesk);
  await expect(form.getByText('Are you sure, to forward the Email?')).toBeVisible();
  await form.getByRole('button', { name: 'Yes, forward' }).click();
  await expect(atDesk.getByText('Complaint forwarded successfully!')).toBeVisible();

  const mails = atDesk.getByRole('region', { name: 'Mails to officers' });
  await expect(mails.getByText(/^Sent on /)).toBeVisible({ timeout: 60_000 });
  await expectAccessible(atDesk);
  const timeline = atDesk.getByRole('region', { name: 'Resolution history' });
  await timeline.getByRole('button', { name: 'Changes' }).click();
  await expect(timeline.getByText('Forwarded to officers by mail')).toBeVisible();

  expect(smtp.taken).toHaveLength(1);
  const [{ mail } = { mail: null }] = smtp.taken;
  expect(mail?.subject).toContain(number);
  expect(mail?.text).toContain(TELUGU);
  const [pdf] = mail?.attachments ?? [];
  expect(pdf).toMatchObject({ filename: `grievance-${number}.pdf`, mimeType: 'application/pdf' });
  const { pages } = await printed(new Uint8Array(pdf?.content as ArrayBuffer));
  expect(pages.join('')).toContain(compact(TELUGU));
});
