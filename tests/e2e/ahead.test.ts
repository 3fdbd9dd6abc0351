import { expect, type Page } from '@playwright/test';
import { test } from './people.ts';

/** Requested addresses from here on, without the origin. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}
const isCode = (path: string) => path.endsWith('.js');
const rows = (page: Page) => page.locator('main tbody tr a');

test('[AUTH-01, LIST-08] the list asks for its rows while its code still travels, and once', async ({
  visit,
}) => {
  const page = await visit('admin', '/changePassword', { fresh: true });
  const asked = requestsOf(page);
  await page.goto('/grievance/all');
  await expect(rows(page).first()).toBeVisible();
  const call = asked.indexOf('/api/v1/complaint');
  expect(call).toBeGreaterThan(-1);
  expect(asked.slice(call).some(isCode)).toBe(true);
  expect(asked.filter((path) => path === '/api/v1/complaint')).toHaveLength(1);
  expect(asked.filter((path) => path === '/config.json')).toHaveLength(1);
});

test('[SHELL-14] fonts of other scripts come when a letter of theirs is shown', async ({ visit }) => {
  const page = await visit('mla', '/changePassword', { fresh: true });
  const fonts = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
      return [...new Set(loaded.map(({ family }) => family.replaceAll('"', '')))];
    });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(fonts).toEqual(['Noto Sans']);
  await page.getByRole('button', { name: /^Language/ }).click();
  await expect.poll(fonts).toEqual(expect.arrayContaining(['Noto Sans Telugu', 'Noto Sans Devanagari']));
});

test('prefetches the target of a link on hover or focus, but a complaint only when it is opened', async ({
  visit,
}) => {
  const page = await visit('admin', '/grievance/all', { fresh: true });
  await expect(rows(page).first()).toBeVisible();
  const asked = requestsOf(page);

  await rows(page).first().hover();
  await expect.poll(() => asked.some(isCode)).toBe(true);
  expect(asked.filter((path) => /\/api\/v1\/complaint\/\d/.test(path))).toEqual([]);

  await page.getByRole('link', { name: 'News', exact: true }).focus();
  await expect.poll(() => asked.filter((path) => path === '/api/v1/news').length).toBe(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  expect(asked.filter((path) => path === '/api/v1/news')).toHaveLength(1);
});

test('a newer version of the application is told of, and loaded when the user says so', async ({ visit }) => {
  const page = await visit('mla', 'about:blank', { fresh: true });
  await page.clock.install();
  await page.goto('/changePassword');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route('**/index.html', (route) =>
    route.fulfill({ body: '<!doctype html><title>newer</title>' }),
  );
  await page.clock.fastForward('31:00');
  await expect(page.getByText('A new version is available.')).toBeVisible();
  await page.getByRole('button', { name: 'Reload Application' }).click();
  await expect(page.getByText('A new version is available.')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
