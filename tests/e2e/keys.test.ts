import { expect, type Page } from '@playwright/test';
import { desk as telugu } from '#src/i18n/te/desk/desk.ts';
import { expectAccessible } from './axe.ts';
import { complaintsOf, createComplaint, newPhone } from './complaints.ts';
import { test } from './people.ts';
import { expectNothingSideways } from './sideways.ts';
import { tabTo } from './tabTo.ts';

const heading = (page: Page, number: string | undefined) =>
  expect(page.getByRole('heading', { name: `Grievance ${number}` })).toBeVisible();
const place = (page: Page, text: string) =>
  expect(page.getByRole('navigation', { name: 'Place in the list' }).getByRole('status')).toHaveText(text);

/** Sends what a key has opened; keys are inactive until it is closed. */
async function send(page: Page, message: string, form = page.getByRole('dialog')) {
  await expect(form.getByRole('textbox', { name: 'Message to the citizen' })).toBeFocused();
  await page.keyboard.type(message);
  await page.keyboard.press('Control+Enter');
}

test('[DESK-02, DESK-03] the keyboard alone works through a list: open, assign, next, answer, resolve', {
  tag: '@journey',
}, async ({ visit, session }) => {
  const phone = newPhone();
  const mla = await session('mla');
  const numbers: string[] = [];
  for (const name of ['Third', 'Second', 'First']) {
    numbers.unshift((await createComplaint(mla, { phone, name })).complaint_number);
  }
  const page = await visit('mla', '/grievance/all');
  // The announcement of the position loads with the keys, a moment after the rows.
  await expect(page.locator('span[role="status"]')).toBeAttached();
  await page.keyboard.press('/');
  await page.keyboard.type(phone);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row')).toHaveCount(4);
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: numbers[0], exact: true });
  await page.keyboard.press('j');
  await expect(link).toBeFocused();
  await expect(page.getByText('Row 1 of 3: First')).toHaveRole('status');
  await expectAccessible(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(link).toBeFocused();

  await page.keyboard.press('Enter');
  await heading(page, numbers[0]);
  await place(page, '1 of 3');
  await tabTo(page, page.getByRole('switch', { name: 'Then open the next one' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('a');
  const staff = page.getByRole('combobox', { name: 'Staff' });
  await expect(staff).toBeFocused();
  await page.keyboard.type('sun');
  await expect(page.getByRole('option', { name: 'Sunitha Chary' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await heading(page, numbers[1]);
  await place(page, '2 of 3');

  await page.keyboard.press('a');
  // The suggestion of a rule in the demo office.
  await expect(staff).toHaveValue('Padma Latha');
  await page.keyboard.press('Enter');
  await heading(page, numbers[2]);
  await place(page, '3 of 3');
  await page.keyboard.press('k');
  await heading(page, numbers[1]);
  await expect(page.getByRole('link', { name: 'Previous', exact: true })).toBeFocused();
  await page.keyboard.press('r');
  const answer = page.getByRole('tabpanel', { name: 'Answer' });
  await expect(answer).toBeVisible();
  await expectAccessible(page);
  await send(page, 'The engineer will come on Friday.', answer);
  await expect(answer).toBeHidden();
  await heading(page, numbers[2]);
  await page.keyboard.press('e');
  await send(page, 'The pump works again.');
  await expect(page.getByText('This was the last one of the list.')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectAccessible(page);
  expect(page.url()).not.toContain(phone);
  expect(await complaintsOf(mla, phone)).toMatchObject([
    { name: 'First', staff: { name: 'Sunitha Chary' }, status: 'reviewed' },
    { name: 'Second', staff: { name: 'Padma Latha' }, status: 'responded' },
    { name: 'Third', staff: null, status: 'Resolved' },
  ]);
});

test('[DESK-03, GRD-11] in Telugu on a phone the neighbours of a grievance are a touch away', async ({
  visit,
  session,
}) => {
  const mla = await session('mla');
  for (const name of ['Second', 'First']) await createComplaint(mla, { name });
  const page = await visit('mla', '/grievance/all', { locale: 'te', phone: true });
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  const nav = page.getByRole('navigation', { name: telugu.place.label });
  await expect(nav.getByRole('button', { name: telugu.place.previous })).toBeDisabled();
  await nav.getByRole('link', { name: telugu.place.next }).click();
  await expect(nav.getByRole('status')).toHaveText(/2$/);
  await expect(page.getByText('Second', { exact: true })).toBeVisible();
  await nav.getByRole('switch', { name: telugu.place.goOn }).check();
  await expectAccessible(page);
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNothingSideways(page);
  }
  await nav.getByRole('link', { name: telugu.place.previous }).click();
  await expect(page.getByText('First', { exact: true })).toBeVisible();
});
