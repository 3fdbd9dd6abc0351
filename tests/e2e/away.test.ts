import { expect } from '@playwright/test';
import { test } from './people.ts';

test('[ERR-05] a page opened offline appears automatically, and nothing on the screen is removed', async ({
  visit,
}) => {
  const page = await visit('mla', '/grievance', { fresh: true });
  await expect(page.getByRole('link', { name: /^\d{4}-\d{6}$/ }).first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Full Name' }).fill('Lakshmi Devi');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByText('There is no connection to the server.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('form', { name: 'Filters' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Full Name' })).toHaveValue('Lakshmi Devi');
});

test('[ERR-04, ERR-05] a page whose code failed to load has a working Try again, and also loads automatically', async ({
  visit,
}) => {
  const page = await visit('mla', '/changePassword', { fresh: true });
  const link = page.getByRole('link', { name: 'Milestones' });
  const notice = page.getByText(/^This page could not be loaded/);
  await expect(link).toBeVisible();
  await page.context().setOffline(true);
  await link.click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Milestones' })).toBeVisible();
  await expect(notice).toBeHidden();
});

test('[ERR-05] a start interrupted by a lost network restarts when it is back', async ({ visit }) => {
  const page = await visit('mla', '/milestone', { fresh: true });
  const heading = page.getByRole('heading', { level: 1, name: 'Milestones' });
  await expect(heading).toBeVisible();
  let isAway = true;
  // The page has loaded with the files that its HTML names, but nothing that is requested later.
  const named = await (await page.request.get('/')).text();
  await page.route(/\/(api|assets|config\.json)/, (route) => {
    const file = new URL(route.request().url()).pathname;
    return isAway && !named.includes(file) ? route.abort() : route.continue();
  });
  let failures = 0;
  page.on('requestfailed', (request) => {
    if (request.url().endsWith('/config.json')) failures++;
  });
  await page.reload();
  // Once for the start itself, then to check whether the server is back.
  await expect.poll(() => failures).toBeGreaterThan(1);
  await expect(heading).toBeHidden();
  isAway = false;
  await expect(heading).toBeVisible();
});
