import { expect } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { complaintsOf, createComplaint, newPhone } from './complaints.ts';
import { type Session, test } from './people.ts';
import { expectNothingSideways } from './sideways.ts';
import { tabTo } from './tabTo.ts';

/** One more complaint than a page of the list shows, with one phone number. */
async function eleven(session: Session): Promise<string> {
  const phone = newPhone();
  for (let number = 1; number <= 11; number++)
    await createComplaint(session, { phone, name: `Citizen ${number}` });
  return phone;
}

test('[DESK-09, DESK-10, DESK-12] by keyboard alone all that is found is assigned and given back, also on a phone without fault for axe', async ({
  visit,
  session,
}) => {
  const mla = await session('mla');
  const phone = await eleven(mla);
  const page = await visit('mla', '/grievance/all');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(phone);
  await page.keyboard.press('Enter');
  await expect(page.getByText('11 grievances', { exact: true })).toBeVisible();
  await tabTo(page, page.getByRole('checkbox', { name: 'Select this page' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Select all 11 found' }), 'Shift+Tab');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('All 11 selected')).toHaveRole('status');
  await tabTo(page, page.getByRole('button', { name: 'Assign staff', exact: true }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Assign 11 grievances' });
  await expect(dialog.getByRole('combobox', { name: 'Staff' })).toBeFocused();
  await page.keyboard.type('sun');
  await expect(page.getByRole('option', { name: 'Sunitha Chary' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('11 of 11 grievances will be changed.')).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, dialog.getByRole('button', { name: 'Assign 11' }));
  await page.keyboard.press('Enter');
  const notice = page.getByRole('region', { name: 'Assign staff' });
  await expect(notice).toBeFocused();
  await expect(page.getByText('Assigned Successfully')).toBeVisible();
  await expect(notice.getByText('Finished: 11 of 11 done, 0 refused')).toBeVisible();
  // The notice is below the line of the list, whose button stays in one line.
  const sort = await page.getByRole('button', { name: 'Sort by date descending' }).boundingBox();
  const { y = 0 } = (await notice.boundingBox()) ?? {};
  expect(sort?.height).toBeLessThan(40);
  expect(y).toBeGreaterThanOrEqual((sort?.y ?? 0) + (sort?.height ?? 0));
  expect(new Set((await complaintsOf(mla, phone)).map(({ status }) => status))).toEqual(
    new Set(['reviewed']),
  );
  await expectAccessible(page);

  await tabTo(page, notice.getByRole('button', { name: 'Undo' }));
  await page.keyboard.press('Enter');
  const undone = page.getByRole('region', { name: 'Undo: Assign staff' });
  await expect(undone.getByText('Undone: 11 of 11 given back, 0 kept')).toBeVisible();
  expect(new Set((await complaintsOf(mla, phone)).map(({ staff, status }) => `${status} ${staff}`))).toEqual(
    new Set(['open null']),
  );
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(undone).toBeVisible();
    await expectNothingSideways(page);
  }
  await page.getByRole('button', { name: 'Recent bulk work' }).click();
  await expect(page.getByRole('dialog', { name: 'Recent bulk work' })).toBeVisible();
  await expectAccessible(page);
});
