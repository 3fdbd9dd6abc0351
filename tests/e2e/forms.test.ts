import { expect, type Locator, type Page } from '@playwright/test';
import { createComplaint } from './complaints.ts';
import { type Person, test } from './people.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The form of the button, with everything that it loads. */
async function formOf(page: Page, save: string) {
  const form = page.locator('form').filter({ has: button(page, save) });
  await expect(form).toBeVisible();
  await expect(form.locator('.MuiSkeleton-root')).toHaveCount(0);
  return form;
}

/** The position of each field of a form, from the top of the document. */
const places = (form: Locator) =>
  form
    .locator('input:visible, textarea:visible, [contenteditable]')
    .evaluateAll((controls) =>
      controls.map((control) => Math.round(control.getBoundingClientRect().top + window.scrollY)),
    );

const FORMS: { person: Person; path: string; save: string; last: string }[] = [
  { person: 'staff', path: '/grievance', save: 'Create Complaint', last: 'Email' },
  { person: 'admin', path: '/achievement/create', save: 'Save', last: 'Description' },
  { person: 'mla', path: '/incharger/add', save: 'Create Area In-Charge', last: 'Party' },
  { person: 'mla', path: '/changePassword', save: 'Change password', last: 'Confirm new password' },
];

for (const { person, path, save, last } of FORMS) {
  test(`[ERR-02] errors of ${path} move none of its fields, and the first is visible below the top bar`, async ({
    visit,
  }) => {
    const page = await visit(person, path);
    const form = await formOf(page, save);
    await expect(form.getByLabel(last).first()).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 500 });
    const before = await places(form);
    await button(page, save).click();
    const focused = page.locator('main [aria-invalid=true]:focus');
    await expect(focused).toBeVisible();
    expect(await places(form)).toEqual(before);

    const bar = (await page.locator('header').first().boundingBox())?.height ?? 0;
    expect(bar).toBeGreaterThan(0);
    expect((await focused.boundingBox())?.y).toBeGreaterThan(bar);
    await page.setViewportSize({ width: 1280, height: 300 });
    await focused.evaluate((field) => {
      (field as HTMLElement).blur();
      window.scrollBy(0, field.getBoundingClientRect().top - 20);
    });
    await button(page, save).evaluate((element) => (element as HTMLElement).click());
    await expect(focused).toBeVisible();
    await expect.poll(async () => (await focused.boundingBox())?.y).toBeGreaterThan(bar);
  });
}

test('[AUTH-01] the sign-in page begins in Email, and its texts of what is missing move nothing', async ({
  visit,
}) => {
  const page = await visit(null, '/');
  await expect(page.getByLabel('Email')).toBeFocused();
  const form = await formOf(page, 'Sign in');
  const before = await places(form);
  await button(page, 'Sign in').click();
  await expect(page.getByText('This field is required.').first()).toBeVisible();
  expect(await places(form)).toEqual(before);
});

test('[DET-14, NEWS-01] after a confirmed deletion the focus is on the page that follows', async ({
  visit,
  session,
}) => {
  const { id } = await createComplaint(await session('mla'));
  const page = await visit('admin', `/grievance/${id}`);
  await button(page, 'Delete').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/grievance/admin');
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1);

  await page.goto('/milestone');
  const remove = page.getByRole('button', { name: /^Delete / });
  const rows = await remove.count();
  await remove.first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(remove).not.toHaveCount(rows);
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
});
