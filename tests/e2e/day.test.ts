import { expect, type Page } from '@playwright/test';
import { myDay as english } from '../../src/i18n/en/myDay.ts';
import { myDay as telugu } from '../../src/i18n/te/myDay.ts';
import { expectAccessible } from './axe.ts';
import { createComplaint } from './complaints.ts';
import { test } from './people.ts';

const LOOKS = [
  { words: english, look: { locale: 'en' }, where: 'on a desktop' },
  { words: telugu, look: { locale: 'te', phone: true }, where: 'in Telugu on a phone' },
] as const;

async function expectNothingSideways(page: Page) {
  const beyond = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(beyond).toBe(0);
}

for (const { words, look, where } of LOOKS) {
  test(`[DESK-01, DESK-04, GRD-11] a new grievance is put off from the day by keyboard alone, ${where}`, async ({
    visit,
    session,
  }) => {
    const { id, complaint_number } = await createComplaint(await session('mla'));
    const page = await visit('mla', '/grievance/day', look);
    const fresh = page.getByRole('region', { name: words.section.new_for_me });
    const link = fresh.getByRole('link', { name: complaint_number });
    await expect(link).toBeVisible();
    await expectNothingSideways(page);
    await expectAccessible(page);

    await link.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/grievance/${id}$`));
    await page.getByRole('button', { name: words.followUp.action }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: words.followUp.tomorrow }).press('Enter');
    await dialog.getByRole('textbox', { name: words.followUp.note }).press('r');
    await expectNothingSideways(page);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: words.followUp.submit }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: words.followUp.clear })).toBeVisible();
    await expectAccessible(page);

    await page.goBack();
    await expect(fresh.getByRole('listitem').first()).toBeVisible();
    await expect(link).toHaveCount(0);
    await page.goForward();
    await page.getByRole('button', { name: words.followUp.clear }).press('Enter');
    await expect(page.getByRole('button', { name: words.followUp.clear })).toHaveCount(0);
    await page.goBack();
    await expect(link).toBeVisible();
    await fresh.getByRole('link', { name: words.section.new_for_me }).press('Enter');
    await expect(page).toHaveURL(/\/grievance\/all\?given=new&followup=not_later$/);
    await expect(page.getByRole('link', { name: complaint_number, exact: true })).toBeVisible();
  });
}
