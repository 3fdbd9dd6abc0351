import { expect } from '@playwright/test';
import { common } from '#src/i18n/te/common/words.ts';
import { desk } from '#src/i18n/te/desk/desk.ts';
import { macros, replies } from '#src/i18n/te/replies/replies.ts';
import { expectAccessible } from './axe.ts';
import { complaintsOf, createComplaint, newPhone } from './complaints.ts';
import { test } from './people.ts';
import { expectNothingSideways } from './sideways.ts';

test('[DESK-02, DESK-13, DESK-14, GRD-11] in Telugu on a phone, by keyboard: a quick reply answers, a macro closes', {
  tag: '@journey',
}, async ({ visit, session }) => {
  const phone = newPhone();
  const mla = await session('mla');
  const { id, complaint_number: number } = await createComplaint(mla, { phone, name: 'Lakshmi Devi' });
  const page = await visit('mla', `/grievance/${id}`, { locale: 'te', phone: true });
  await expect(page.getByRole('button', { name: common.more })).toBeVisible();
  await page.keyboard.press('r');
  const answer = page.getByRole('tabpanel');
  const text = answer.getByRole('textbox').first();
  await expect(text).toBeFocused();
  await page.keyboard.type('/forw');
  await expect(answer.getByRole('option')).toHaveCount(1);
  await expectAccessible(page);
  await expectNothingSideways(page);
  await page.keyboard.press('Enter');
  await expect(text).toHaveValue(new RegExp(`Lakshmi Devi.*${number}.*\\{\\{officer\\}\\}`));
  await page.keyboard.press('Control+Enter');
  await expect(answer.getByRole('alert')).toHaveText('దయచేసి పూరించండి: officer');
  await expectAccessible(page);
  // The open placeholder is selected.
  await page.keyboard.type('Ravi Kumar');
  const languages = answer.getByRole('group', { name: replies.language });
  await expect(languages).toBeHidden();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(desk.answer.done)).toBeVisible();
  await expect(answer).toBeHidden();

  await page.keyboard.press('m');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox', { name: macros.apply.action })).toBeFocused();
  await page.keyboard.type('పరిష్');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(macros.apply.will)).toBeVisible();
  await expect(dialog.getByRole('textbox').first()).toHaveValue(new RegExp(`Lakshmi Devi గారూ.*${number}`));
  await expectAccessible(page);
  await expectNothingSideways(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText(macros.apply.done)).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await complaintsOf(mla, phone)).toMatchObject([{ status: 'Resolved' }]);

  await page.goto('/grievance/replies');
  await expect(page.getByRole('heading', { name: common.quickReplies })).toBeVisible();
  await expectAccessible(page);
  await expectNothingSideways(page);
  await page.goto('/grievance/settings?part=macros');
  await page.getByRole('button', { name: macros.add }).click();
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await expectNothingSideways(page);
});
