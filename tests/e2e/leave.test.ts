import { expect } from '@playwright/test';
import { addDays, dayOf } from '#contract/kernel/day.ts';
import { closing } from '#src/i18n/en/closing/closing.ts';
import { shell } from '#src/i18n/en/common/first.ts';
import { common } from '#src/i18n/en/common/words.ts';
import { complaint as words } from '#src/i18n/en/complaints/first.ts';
import { leave as english } from '#src/i18n/en/teamwork/teamwork.ts';
import { expectAccessible, expectWhole } from './axe.ts';
import { createComplaint } from './complaints.ts';
import { test } from './people.ts';

/** A day as people type it. */
const typed = (day: string) => day.split('-').reverse().join('/');

test('[SLA-16, GRD-11] staff go on leave by keyboard alone; the deputy finds the grievance under their name, and resolves it', async ({
  visit,
  session,
}) => {
  const [head, deputy] = [await session('desk'), await session('staff2')];
  const { id, complaint_number } = await createComplaint(head);
  const unseen = await deputy.api.get(`complaint/${id}`);
  expect(unseen.status()).toBe(404);

  const own = await visit('desk', '/grievance/day', { phone: true });
  await own
    .getByRole('button', { name: shell.account.open.replace('%{name}', 'Padma Latha') })
    .press('Enter');
  await own.getByRole('menuitem', { name: shell.account.leave }).press('Enter');
  await own.getByRole('button', { name: english.add }).press('Enter');
  const dialog = own.getByRole('dialog');
  const today = dayOf(new Date());
  await dialog.getByLabel(english.from).fill(typed(today));
  await dialog.getByLabel(english.to).fill(typed(addDays(today, 1)));
  const standsIn = dialog.getByLabel(english.deputy);
  await standsIn.fill('Sunitha');
  await own.getByRole('option', { name: 'Sunitha Chary' }).waitFor();
  await standsIn.press('Enter');
  await expect(standsIn).toHaveValue('Sunitha Chary');
  await expectWhole(own);
  await dialog.getByRole('button', { name: common.save }).press('Enter');
  await expect(own.getByText(english.standsIn.replace('%{name}', 'Sunitha Chary'))).toBeVisible();
  await expectAccessible(own);

  const page = await visit('staff2', '/grievance');
  const row = page.getByRole('row').filter({ hasText: complaint_number });
  const chip = words.onBehalf.replace('%{name}', 'Padma Latha');
  await expect(row.getByRole('img', { name: chip })).toBeVisible();
  await expectAccessible(page);
  await row.getByRole('link', { name: complaint_number, exact: true }).press('Enter');
  await expect(page.getByText(chip)).toBeVisible();
  await page.getByRole('button', { name: common.resolve }).press('Enter');
  const resolving = page.getByRole('dialog');
  await resolving.getByRole('textbox').first().fill('The pipe has been mended.');
  await resolving.getByRole('radio', { name: closing.outcomes.information }).press('Space');
  await resolving.getByRole('button', { name: common.resolve }).press('Enter');
  await expect(resolving).toBeHidden();
  await expect(page.getByText('Resolved in time')).toBeVisible();
  await expectAccessible(page);

  await own.getByRole('button', { name: /^End the leave/ }).press('Enter');
  await own.getByRole('dialog').getByRole('button', { name: english.end }).press('Enter');
  await expect(own.getByText(chip)).toHaveCount(0);
  await expect.poll(async () => (await deputy.api.get(`complaint/${id}`)).status()).toBe(404);
});
