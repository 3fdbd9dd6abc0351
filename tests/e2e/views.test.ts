import { expect, type Page } from '@playwright/test';
import { ra } from '#src/i18n/te/common/ra.ts';
import { complaint } from '#src/i18n/te/complaints/first.ts';
import { due } from '#src/i18n/te/deadlines/due.ts';
import { views } from '#src/i18n/te/desk/desk.ts';
import { expectAccessible } from './axe.ts';
import { test } from './people.ts';
import { expectNothingSideways } from './sideways.ts';
import { tabTo } from './tabTo.ts';

/** Chooses something from the menu of saved views, and waits until the menu is gone. */
async function chooseSaved(page: Page, name: string) {
  await tabTo(page, page.getByRole('button', { name: views.savedViews, exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu');
  await expect(menu.locator(':focus')).toBeVisible();
  await expectAccessible(page);
  const item = menu.getByRole('menuitem', { name, exact: true });
  const isFocused = () => item.evaluate((element) => element === document.activeElement);
  for (let steps = 0; steps < 20 && !(await isFocused()); steps++) await page.keyboard.press('ArrowDown');
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu).toBeHidden();
}

test('[DESK-05, DESK-06, DESK-07, GRD-11] in Telugu on a phone the keyboard alone filters, saves and pins a view, and opens it again', async ({
  visit,
}) => {
  const page = await visit('mla', '/grievance/all', { locale: 'te', phone: true });
  const name = `గడువు ${Date.now()}`;
  const button = (label: string, exact = true) => page.getByRole('button', { name: label, exact });
  await tabTo(page, button(complaint.list.filters));
  await page.keyboard.press('Enter');
  const deadline = page.getByRole('combobox', { name: due.fields.sla });
  await tabTo(page, deadline);
  for (const state of [due.state.overdue, due.state.at_risk]) {
    await page.keyboard.type(state);
    await page.keyboard.press('Enter');
    const label = `${due.fields.sla}: ${state}`;
    await expect(button(views.removeFilter.replace('%{label}', label))).toBeVisible();
  }
  await expect(page).toHaveURL(/\?sla=overdue&sla=at_risk$/);
  await chooseSaved(page, views.saveThis);
  const dialog = page.getByRole('dialog', { name: ra.saved_queries.new_dialog_title });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.type(name);
  await expectAccessible(page);
  await tabTo(page, dialog.getByRole('checkbox', { name: views.choice.isPinned }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(button(views.savedViews)).toBeFocused();
  const pins = page.getByRole('navigation', { name: views.pinned });
  const pin = pins.getByRole('link', { name: new RegExp(`^${name} \\d`) });
  await expect(pin).toHaveAttribute('aria-current', 'page');

  await page.goto('/grievance/all');
  await tabTo(page, pin);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?sla=overdue&sla=at_risk$/);
  const count = (await pin.textContent())?.split(' ').at(-1);
  await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${count} `) })).toBeVisible();
  await expectAccessible(page);

  await expect(button(complaint.list.filtersWithCount.replace('%{count}', '1'))).toBeVisible();
  await chooseSaved(page, views.manage.action);
  const all = page.getByRole('dialog', { name: views.manage.title });
  await tabTo(page, all.getByRole('button', { name: views.manage.behind.replace('%{name}', name) }));
  await page.keyboard.press('Enter');
  await expect(all.getByRole('listitem').nth(1)).toContainText(name);
  await expectAccessible(page);
  await expectNothingSideways(page);
});
