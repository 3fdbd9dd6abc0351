import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { test } from './people.ts';
import { tabTo } from './tabTo.ts';

const row = (page: Page) => page.getByRole('row').nth(1);

for (const look of [
  { locale: 'en', theme: 'light', columns: 'Columns' },
  { locale: 'te', theme: 'dark', columns: 'నిలువు వరుసలు' },
] as const) {
  for (const path of ['/event', '/contacts/add']) {
    test(`[SHELL-14] axe finds nothing serious on ${path} with rows ticked, filters and columns open (${look.locale}, ${look.theme})`, async ({
      visit,
    }) => {
      const page = await visit('mla', path, look);
      await row(page).getByRole('checkbox').check();
      await expectAccessible(page);
      await row(page).getByRole('checkbox').uncheck();
      await page.locator('.add-filter').click();
      await expect(page.getByRole('menuitemcheckbox').first()).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('menuitemcheckbox').first().click();
      await expect(page.locator('.filter-field').nth(2)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: look.columns }).click();
      await expect(page.getByRole('menuitemcheckbox').first()).toBeVisible();
      await expectAccessible(page);
    });
  }
}

test('[NEWS-01, SHELL-14] the keyboard alone searches, orders, ticks and opens the rows of a list', async ({
  visit,
}) => {
  const page = await visit('mla', '/news');
  await expect(row(page)).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Sort by title ascending' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending');
  await tabTo(page, row(page).getByRole('checkbox'));
  await page.keyboard.press('Space');
  await expect(page.getByText('1 item selected')).toBeVisible();
  const link = row(page).getByRole('link').first();
  await tabTo(page, link);
  const href = await link.getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('View News');
  expect(new URL(page.url()).pathname).toBe(href);
});

test('a click on a row opens it, one on its tick or its buttons does not', async ({ visit }) => {
  const page = await visit('mla', '/news');
  const remove = page.getByRole('button', { name: /^Delete/ });
  // Records above the own place are read-only.
  const own = page.getByRole('row').filter({ has: remove }).first();
  await own.getByRole('checkbox').click();
  await own.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/news');
  await own.getByRole('cell').nth(3).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('View News');
});
