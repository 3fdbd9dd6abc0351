import { expect } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { test } from './people.ts';

test('[MD-02, MD-03] admin adds a category, renames it, and the recording form of mla offers it', {
  tag: '@journey',
}, async ({ visit }) => {
  const page = await visit('admin', '/masterdata');
  const block = page.getByRole('region', { name: 'Grievance' });
  const name = block.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Ration cards');
  await block.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(name).toHaveValue('');
  await expectAccessible(page);
  await name.fill('ration CARDS');
  await name.press('Enter');
  await expect(block.getByText('There is already one of this name.')).toBeVisible();

  await block.getByRole('button', { name: 'View' }).click();
  const table = page.getByRole('dialog', { name: 'Grievance' });
  await table.getByRole('button', { name: 'Edit Ration cards', exact: true }).click();
  await table.getByRole('textbox', { name: 'Name', exact: true }).fill('Ration cards and pensions');
  await page.keyboard.press('Enter');
  await expect(table.getByRole('cell', { name: 'Ration cards and pensions', exact: true })).toBeVisible();

  const desk = await visit('mla', '/grievance');
  await desk.getByRole('combobox', { name: 'Category' }).first().click();
  await expect(desk.getByRole('option', { name: 'Ration cards and pensions' })).toBeVisible();
});
