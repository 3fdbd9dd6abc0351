import { expect, type Page } from '@playwright/test';
import { type Person, test } from './people.ts';
import { expectNothingSideways } from './sideways.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Links that the role must have and must not have; groups that are not listed are the same for all. */
const SIDEBARS: Partial<Record<Person, { has: string[]; lacks: string[] }>> = {
  admin: { has: ['My Grievances', 'All Grievances', 'News'], lacks: ['Grievances'] },
  mp: { has: ['Grievances', 'All Grievances', 'News'], lacks: ['My Grievances', 'Party Leaders', 'Area'] },
  mla: {
    has: ['Grievances', 'News'],
    lacks: ['My Grievances', 'All Grievances', 'Party Leaders', 'Add User'],
  },
};

for (const [person, { has, lacks }] of Object.entries(SIDEBARS)) {
  test(`[SHELL-01, SHELL-03, SHELL-04, SHELL-05, SHELL-12] the sidebar of ${person} has the role's links, and each leads somewhere`, async ({
    visit,
  }) => {
    const page = await visit(person as Person, '/dashboard');
    const links = menu(page).getByRole('link');
    for (const name of has) await expect(links.getByText(name, { exact: true })).toBeVisible();
    for (const name of lacks) await expect(links.getByText(name, { exact: true })).toHaveCount(0);
    for (const name of ['Work', 'Letters']) await menu(page).getByRole('button', { name }).click();
    for (const link of await links.all()) {
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(heading(page)).toHaveCount(1);
      await expect(heading(page)).not.toHaveText(/Page not found|Access denied|does not work/);
    }
    await expect(page.getByRole('contentinfo')).toHaveText(`© ${new Date().getFullYear()} Party IT Office`);
  });
}

test('[SHELL-02, SHELL-10, AUTH-08] staff have one link and are brought back from anywhere else', async ({
  visit,
}) => {
  const page = await visit('staff', '/dashboard');
  await expect(page).toHaveURL('/grievance');
  await expect(menu(page).getByRole('link')).toHaveText(['Grievances']);
  await page.getByRole('button', { name: 'Account of Prasad Goud' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Change password',
    'Signed-in devices',
    'My leave',
    'Log out',
  ]);
  await page.goto('/news/create');
  await expect(page).toHaveURL('/grievance');
});

test('[AUTH-07] an mla without a complete profile is sent to it from everywhere, and told why', async ({
  visit,
}) => {
  const page = await visit('newmla', '/news');
  await expect(page).toHaveURL('/profile');
  await expect(page.getByText('Please update your profile')).toBeVisible();
  await expect(heading(page)).toHaveText('Edit Profile');
});

test('[SHELL-12, SHELL-13] unknown pages and forbidden ones say so inside the shell', async ({ visit }) => {
  const page = await visit('mla', '/nowhere/at/all');
  await expect(heading(page)).toHaveText('Page not found');
  await expect(menu(page)).toBeVisible();
  await page.goto('/masterdata');
  await expect(heading(page)).toHaveText('Access denied');
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('[SHELL-11, SHELL-14] language and colours are switched and remembered', async ({ visit }) => {
  const page = await visit('mla', '/grievance');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: 'Use dark colours' }).click();
  await expect.poll(background).not.toBe(light);
  const dark = await background();

  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitem', { name: 'తెలుగు' }).click();
  await expect(heading(page)).toHaveText('నా ఫిర్యాదులు');
  await expect(page.locator('html')).toHaveAttribute('lang', 'te');
  await page.reload();
  await expect(heading(page)).toHaveText('నా ఫిర్యాదులు');
  expect(await background()).toBe(dark);

  await page.getByRole('button', { name: 'భాష: తెలుగు' }).click();
  await page.getByRole('menuitem', { name: 'हिन्दी' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'समाचार' })).toBeVisible();
});

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
