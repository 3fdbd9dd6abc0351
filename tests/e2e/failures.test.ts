import { expect } from '@playwright/test';
import { test } from './people.ts';

test('[ERR-05] without a network the page says so, keeps typed text, and recovers automatically', {
  tag: '@journey',
}, async ({ visit }) => {
  const page = await visit('mla', '/grievance');
  await expect(page.getByRole('link', { name: /^\d{4}-\d{6}$/ }).first()).toBeVisible();
  const notice = page.getByText('There is no connection to the server.');
  await page.getByRole('combobox', { name: 'Full Name' }).fill('Lakshmi Devi');
  await page.context().setOffline(true);
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Closed', exact: true }).click();
  await expect(page.getByText('The grievances could not be loaded.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(notice).toBeHidden();
  await expect(page.getByText(/Days Took to Close/).first()).toBeVisible();
  // The filter has folded the form, which keeps what was written.
  await page.getByRole('button', { name: 'Record a grievance' }).click();
  await expect(page.getByRole('combobox', { name: 'Full Name' })).toHaveValue('Lakshmi Devi');
});

test('[ERR-05, GRD-11] a save in a dialog that failed leaves the focus on its button, for another try', async ({
  visit,
}) => {
  const page = await visit('mla', '/grievance/all');
  await page
    .getByRole('link', { name: /^\d{4}-\d{6}$/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Put off…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Tomorrow' }).click();
  await page.context().setOffline(true);
  const save = dialog.getByRole('button', { name: 'Put off', exact: true });
  await save.press('Enter');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(save).toBeFocused();
  await page.context().setOffline(false);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
});

for (const { what, button } of [
  { what: 'microphone', button: 'Record' },
  { what: 'position', button: 'Use current position' },
]) {
  test(`[CRE-16] without permission for the ${what} a dialog blocks the screen until a reload, which loses nothing`, async ({
    visit,
  }) => {
    const page = await visit('staff', '/grievance');
    // Chromium's fake microphone asks no permission; a page that must not use it is refused in the same way.
    await page.route('**/grievance', async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'permissions-policy': 'microphone=(), geolocation=()' };
      await route.fulfill({ response, headers });
    });
    await page.reload();
    await page.getByRole('combobox', { name: 'Full Name' }).fill('Lakshmi Devi');
    await page.getByRole('button', { name: button, exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Please enable permissions' });
    await expect(dialog).toContainText('To record audio, please enable the microphone permissions.');
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('button')).toHaveText(['Reload Page']);
    await dialog.getByRole('button', { name: 'Reload Page' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('combobox', { name: 'Full Name' })).toHaveValue('Lakshmi Devi');
  });
}
