import { expect, type Page } from '@playwright/test';
import { COMPLAINT, complaintsOf, newPhone } from './complaints.ts';
import { test } from './people.ts';
import { tabTo } from './tabTo.ts';

/** Types the start of an option into a searchable select and chooses the first one. */
async function typeChoice(page: Page, select: string, option: string) {
  await tabTo(page, page.getByRole('combobox', { name: select, exact: true }));
  await page.keyboard.type(option);
  await page.getByRole('option', { name: option, exact: true }).waitFor();
  await page.keyboard.press('Enter');
}

for (const [person, path, tabs] of [
  ['staff', '/grievance', 5],
  ['mp', '/grievance', 6],
  ['admin', '/grievance/admin', 7],
] as const) {
  test(`[CRE-01] from Phone to Details ${tabs} Tabs are enough for ${person}`, async ({ visit }) => {
    const page = await visit(person, path);
    const details = page.getByRole('textbox', { name: 'Details' });
    await expect(details).toBeVisible();
    await page.getByRole('combobox', { name: 'Phone' }).focus();
    for (let pressed = 0; pressed < tabs; pressed++) await page.keyboard.press('Tab');
    await expect(details).toBeFocused();
  });
}

test('[CRE-01] the Tab key reaches Details before its editor has loaded', async ({ visit }) => {
  const page = await visit('staff', '/profile');
  let load = () => {};
  const isAwaited = new Promise<void>((done) => {
    load = done;
  });
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('ProseMirror')) await isAwaited;
    await route.fulfill({ response });
  });
  await page.goto('/grievance');
  await page.getByRole('combobox', { name: 'Phone' }).focus();
  for (let pressed = 0; pressed < 5; pressed++) await page.keyboard.press('Tab');
  await expect(page.getByRole('progressbar', { name: 'Details' })).toBeFocused();
  load();
  await expect(page.getByRole('textbox', { name: 'Details' })).toBeFocused();
});

test('[CRE-01, CRE-10] the keyboard alone leads from the first field to a created complaint and into the next', {
  tag: '@journey',
}, async ({ visit, session }) => {
  const phone = newPhone();
  const page = await visit('staff', '/grievance');
  const first = page.getByRole('combobox', { name: 'Phone' });
  await expect(first).toBeFocused();
  await page.keyboard.type(phone);
  await page.keyboard.press('Tab');
  await page.keyboard.type('లక్ష్మీ దేవి');
  await typeChoice(page, 'Category', COMPLAINT.category);
  await typeChoice(page, 'Mandal', COMPLAINT.mandal);
  await typeChoice(page, 'Area', COMPLAINT.area);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Details' })).toBeFocused();
  await page.keyboard.type('A hand pump is needed.');
  await page.keyboard.press('Alt+F10');
  await expect(page.getByRole('button', { name: 'Bold' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Details' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Bold' })).toBeFocused();
  await page.keyboard.press('Tab');
  await tabTo(page, page.getByRole('button', { name: 'Record', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('timer')).not.toHaveText('0:00');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Recording 1' })).toBeVisible();
  await typeChoice(page, 'Origin', 'Senior Party Leader');
  await tabTo(page, page.getByRole('textbox', { name: 'Email', exact: true }));
  await page.keyboard.type('lakshmi@example.org');
  await tabTo(page, page.getByRole('radio', { name: 'Complaint', exact: true }));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, page.getByRole('button', { name: 'Create Complaint', exact: true }));
  await page.keyboard.press('Enter');

  const done = page.getByRole('dialog', { name: /^Complaint Created Successfully, Complaint Number: / });
  await expect(done.getByRole('button', { name: 'Ok' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(done).toBeHidden();
  await expect(first).toBeFocused();
  await page.keyboard.type(phone);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Category' })).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Full Name' })).toHaveValue('లక్ష్మీ దేవి');
  expect(await complaintsOf(await session('staff'), phone)).toMatchObject([
    { name: 'లక్ష్మీ దేవి', type: 'suggestion', origin: 'Senior Party Leader' },
  ]);
});
