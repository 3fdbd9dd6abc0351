import { expect } from '@playwright/test';
import { common as commonEnglish } from '#src/i18n/en/common/words.ts';
import {
  referrals as askingEnglish,
  letters as english,
  registers as registersEnglish,
} from '#src/i18n/en/letters/letters.ts';
import { common as commonTelugu } from '#src/i18n/te/common/words.ts';
import {
  referrals as askingTelugu,
  registers as registersTelugu,
  letters as telugu,
} from '#src/i18n/te/letters/letters.ts';
import { expectAccessible, expectWhole } from './axe.ts';
import { createComplaint } from './complaints.ts';
import { test } from './people.ts';
import { expectNothingSideways } from './sideways.ts';

const LOOKS = [
  {
    words: english,
    asking: askingEnglish,
    registers: registersEnglish,
    common: commonEnglish,
    look: { locale: 'en' },
    where: 'on a desktop',
  },
  {
    words: telugu,
    asking: askingTelugu,
    registers: registersTelugu,
    common: commonTelugu,
    look: { locale: 'te', phone: true },
    where: 'in Telugu on a phone',
  },
] as const;

for (const { words, asking, registers, look, where, common } of LOOKS) {
  test(`[REF-03, REF-05, REF-06, GRD-11] from a grievance to a printed, numbered letter with at most six keys, ${where}`, {
    tag: 'phone' in look ? [] : '@journey',
  }, async ({ visit, session }) => {
    const { id } = await createComplaint(await session('mla'));
    const page = await visit('mla', `/grievance/${id}`, look);
    await expect(page.getByRole('button', { name: common.more, exact: true })).toBeVisible();
    let keys = 0;
    const press = async (key: string) => {
      keys += 1;
      await page.keyboard.press(key);
    };
    await press('l');
    const form = page.getByRole('dialog');
    await expect(form.getByRole('button', { name: asking.draft.seeFirst })).toBeEnabled();
    await expectWhole(page);
    await form.getByRole('button', { name: asking.draft.seeFirst }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: words.draft })).toBeVisible();
    await expect(page.getByRole('textbox', { name: common.name, exact: true })).not.toHaveValue('');
    await expect(page.getByRole('img', { name: /1|one|ఒక/ })).toBeVisible();
    await expectNothingSideways(page);
    await page.getByRole('textbox', { name: common.name, exact: true }).focus();
    await press('Control+Enter');
    const question = page.getByRole('dialog', { name: words.send.title });
    await expect(question.getByRole('button', { name: common.send })).toBeFocused();
    await expectAccessible(page);
    const opened = page.context().waitForEvent('page');
    await press('Enter');
    await opened;
    // With the officer, and the key that prints the open PDF, there are six.
    expect(keys).toBeLessThanOrEqual(4);
    const title = page.getByRole('heading', { level: 1, name: /^HZB\/GR\/\d{4}\/\d{4}$/ });
    await expect(title).toBeVisible();
    const number = await title.innerText();
    const link = await page.getByRole('link', { name: common.openPdf }).getAttribute('href');
    const pdf = await page.request.get(link ?? '');
    expect([pdf.status(), (await pdf.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    await expectWhole(page);

    await page.goto('/grievance/registers');
    await expect(page.getByRole('link', { name: number, exact: true })).toBeVisible();
    await expectWhole(page);
    await page.getByRole('tab', { name: registers.parts.inward }).press('Enter');
    await expect(page.getByText(/HZB\/IN\/\d{4}\/\d{4}/).first()).toBeVisible();
    await expectWhole(page);
  });
}
