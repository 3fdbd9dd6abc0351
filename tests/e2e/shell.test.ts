import { expect, type Page } from '@playwright/test';
import { test } from './people.ts';
import { expectNothingSideways } from './sideways.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('[SHELL-01] on a phone the menu lies over the page, and no page scrolls sideways', async ({ visit }) => {
  const page = await visit('mla', '/grievance/all', { phone: true });
  await expect(page.getByRole('link', { name: /^\d{4}-\d{6}$/ })).toHaveCount(10);
  await expectNothingSideways(page);
  await expect(menu(page)).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu(page).getByRole('link', { name: 'Grievances' }).click();
  await expect(menu(page)).toBeHidden();
  await expect(heading(page)).toHaveText('My Grievances');
  await expect(page.getByRole('textbox', { name: 'Details' })).toBeVisible();
  await expectNothingSideways(page);
});

for (const locale of ['en', 'te'] as const) {
  test(`[LIST-14] at 1280 and at 1024 pixels beside the open menu every column is in sight, in ${locale}`, async ({
    visit,
    session,
  }) => {
    const { api } = await session('mla');
    const { data } = await (await api.get('complaint?page=1&per_page=1')).json();
    const { parliament_id, assembly_id, mandal_id, area_id, category_id } = await (
      await api.get(`complaint/${data[0].id}`)
    ).json();
    const place = { parliament_id, assembly_id, mandal_id, area_id, category_id };
    const name = 'వెంకట సుబ్రహ్మణ్యేశ్వరప్రసాదరావు Venkatasubrahmanyeswaraprasadarao';
    const form = { ...place, name, phone: '9848012345', details: '<p>x</p>', type: 'suggestion' };
    await api.post('complaint', { multipart: form as Record<string, string> });
    const page = await visit('mla', '/grievance/all', { locale });
    await expect(page.getByText(name).first()).toBeVisible();
    for (const width of [1280, 1024]) {
      await page.setViewportSize({ width, height: 768 });
      const wider = () =>
        page.evaluate(() =>
          [document.documentElement, ...document.querySelectorAll('main *')]
            .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
            .map(({ outerHTML }) => outerHTML.slice(0, 200)),
        );
      await expect.poll(wider, `at ${width} pixels`).toEqual([]);
      /** Cells that go beyond their row, into the one below. */
      const lower = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('main tbody td')]
            .filter((cell) => {
              const row = cell.closest('tr')?.getBoundingClientRect();
              return row && cell.getBoundingClientRect().bottom > row.bottom + 1;
            })
            .map(({ outerHTML }) => outerHTML.slice(0, 200)),
        );
      await expect.poll(lower, `at ${width} pixels`).toEqual([]);
      /** Phones that are broken into lines. */
      const broken = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('main td.phone')]
            .filter(({ firstChild }) => {
              const range = document.createRange();
              if (firstChild) range.selectNodeContents(firstChild);
              return range.getClientRects().length > 1;
            })
            .map(({ textContent }) => textContent),
        );
      await expect.poll(broken, `at ${width} pixels`).toEqual([]);
      const assign = page.getByRole('button', { name: /Assign staff to|కేటాయించు/ }).first();
      const right = () => assign.evaluate((button) => button.getBoundingClientRect().right);
      await expect.poll(right).toBeLessThan(width);
    }
  });
}
