import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expectWhollyInView } from './inView.ts';
import { test } from './people.ts';
import { expectNothingSideways } from './sideways.ts';

const panel = (page: Page, name: string) => page.getByRole('region', { name });
const drawn = (within: Locator) => within.locator('svg a');
/** The figure at the end of a link's label: 'Kannapur, Open: 4'. */
const figureOf = async (link: Locator) => Number((await link.getAttribute('aria-label'))?.match(/\d+$/)?.[0]);

/** The open list has so many complaints, over all pages. */
async function expectList(page: Page, total: number) {
  await expect(page).toHaveURL(/\/grievance\/all/);
  const words = total === 1 ? '1 grievance' : `${total} grievances`;
  await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^\d{4}-\d{6}$/ })).toHaveCount(Math.min(10, total));
}

test('[DASH-02, DASH-03, DASH-07] admin reaches the parts of a bar by keyboard, also of unassigned complaints', async ({
  visit,
}) => {
  const page = await visit('admin', '/dashboard');
  const staff = panel(page, 'Grievances by assigned staff');
  const first = drawn(staff).first();
  await expect(first).toBeVisible();
  await staff.getByRole('button', { name: 'Show as table' }).focus();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  expect(await first.getAttribute('aria-label')).toMatch(/^Not assigned, Open: \d+$/);
  const figure = await figureOf(first);
  await page.keyboard.press('Enter');
  await expectList(page, figure);
  await expect(page.getByRole('button', { name: 'Remove filter Staff: Not assigned' })).toBeVisible();
});

for (const look of [
  { locale: 'en', theme: 'light', phone: false },
  { locale: 'te', theme: 'dark', phone: true },
] as const)
  test(`[DASH-07, SHELL-11] charts and their tables pass axe and fit (${look.locale}, ${look.theme})`, async ({
    visit,
  }) => {
    const page = await visit('mla', '/dashboard', look);
    await expect(page.locator('svg.recharts-surface')).toHaveCount(2);
    await expect(page.getByRole('tabpanel').getByRole('table')).toBeVisible();
    await expectAccessible(page);
    for (const toggle of await page.locator('button[aria-expanded=false][aria-controls]').all()) {
      if (await toggle.isVisible()) await toggle.click();
    }
    await expect(page.getByRole('table')).toHaveCount(3);
    await expectAccessible(page);
    await expectNothingSideways(page);
  });

for (const [width, height] of [
  [1366, 768],
  [390, 844],
] as const) {
  test(`[DASH-01] at ${width} pixels mla finds the way to record a grievance without scrolling`, async ({
    visit,
  }) => {
    const page = await visit('mla', '/dashboard');
    await page.setViewportSize({ width, height });
    const link = page.getByRole('main').getByRole('link', { name: 'Record a grievance' });
    await expectWhollyInView(link);
    await link.click();
    await expect(page).toHaveURL(/\/grievance$/);
  });
}
