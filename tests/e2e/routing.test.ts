import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { COMPLAINT, finish, newPhone, writeComplaint } from './complaints.ts';
import { test } from './people.ts';

/** Types what an option begins with, and takes it by Enter. */
async function pick(within: Locator, label: string, option: string) {
  const select = within.getByRole('combobox', { name: label });
  await select.fill(option);
  await expect(within.page().getByRole('option', { name: option, exact: true })).toBeVisible();
  await select.press('Enter');
}
const openOf = async (page: Page, name: string) => {
  const link = page.getByRole('link', { name: new RegExp(`^Open of ${name}: `) });
  await expect(link).toBeVisible();
  return Number(await link.innerText());
};

test('[SLA-17, SLA-18, SLA-19, SLA-21, GRD-11] a head of the desk sets a rule, a grievance is recorded with what it suggests, given so, and stands in the workload', async ({
  visit,
}) => {
  const head = await visit('desk', '/grievance/settings?part=routing');
  const rules = head.getByRole('region', { name: 'Routing rules' });
  await expect(rules.getByRole('listitem')).toHaveCount(6);
  await expectAccessible(head);
  await head.getByRole('button', { name: 'Add a rule' }).press('Enter');
  const dialog = head.getByRole('dialog', { name: 'Add a rule' });
  await expect(dialog.getByRole('textbox', { name: 'Name of the rule' })).toBeFocused();
  await head.keyboard.type('Water, Shankarapatnam');
  await pick(dialog, 'Categories', COMPLAINT.category);
  await pick(dialog, 'Mandals', COMPLAINT.mandal);
  await pick(dialog, 'Who gets it', 'Padma Latha');
  await expectAccessible(head);
  await dialog.getByRole('button', { name: 'Take over' }).press('Enter');
  const up = head.getByRole('button', { name: 'Move Water, Shankarapatnam up' });
  await up.focus();
  for (let nth = 0; nth < 6; nth++) await head.keyboard.press('Enter');
  await expect(up).toBeFocused();
  await expect(rules.getByRole('listitem').first()).toContainText('Water, Shankarapatnam');
  await head.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  const preview = head.getByRole('dialog', { name: 'What these rules would have done' });
  await expect(preview.getByRole('row', { name: /^1\. Water, Shankarapatnam \d+$/ })).toBeVisible();
  await expectAccessible(head);
  await preview.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(head.getByText('The office settings have been saved.')).toBeVisible();

  const page = await visit('mla', '/grievance');
  await writeComplaint(page, { phone: newPhone(), details: 'No water' });
  const why = /Rule "Water, Shankarapatnam": Padma Latha, \d+ open\./;
  await expect(page.getByRole('status').filter({ hasText: why })).toBeVisible();
  await page.getByRole('button', { name: 'Create Complaint' }).click();
  const number = await finish(page);

  const tabs = head.getByRole('navigation', { name: 'Pages of the office' });
  await tabs.getByRole('button', { name: 'More' }).press('Enter');
  await head.getByRole('menuitem', { name: 'Workload' }).press('Enter');
  await expect(head.getByRole('heading', { level: 1, name: 'Workload' })).toBeVisible();
  const unassigned = await openOf(head, 'Unassigned');
  await expectAccessible(head);
  await page.getByRole('link', { name: number }).first().click();
  await page.getByRole('button', { name: 'Assign staff' }).click();
  const assign = page.getByRole('dialog', { name: `Assign staff to ${number}` });
  await expect(assign.getByRole('combobox', { name: 'Staff' })).toHaveValue('Padma Latha');
  await expect(assign.getByText(why)).toBeVisible();
  await assign.getByRole('button', { name: 'Assign' }).click();
  await expect(page.getByText('Assigned Successfully')).toBeVisible();

  await head.reload();
  expect(await openOf(head, 'Unassigned')).toBe(unassigned - 1);
  const link = head.getByRole('link', { name: /^New in 7 days of Padma Latha: / });
  const count = await link.innerText();
  await link.press('Enter');
  await expect(head.getByText(`${count} grievance`, { exact: false }).first()).toBeVisible();
  await expect(head.getByRole('link', { name: number, exact: true })).toBeVisible();
});
