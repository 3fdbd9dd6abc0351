import { expect } from '@playwright/test';
import { common as commonEnglish } from '#src/i18n/en/common/words.ts';
import {
  messages as english,
  messaging as englishPage,
  messageTemplates as englishTemplates,
} from '#src/i18n/en/messages/messages.ts';
import { common as commonTelugu } from '#src/i18n/te/common/words.ts';
import {
  messages as telugu,
  messaging as teluguPage,
  messageTemplates as teluguTemplates,
} from '#src/i18n/te/messages/messages.ts';
import { expectWhole } from './axe.ts';
import { createComplaint } from './complaints.ts';
import { test } from './people.ts';

const LOOKS = [
  {
    words: { ...english, page: englishPage, templates: englishTemplates, common: commonEnglish },
    look: { locale: 'en' },
    name: 'Came in, by hand',
    text: 'Your request {#alphanumeric#} has come to the office.',
    where: 'on a desktop',
  },
  {
    words: { ...telugu, page: teluguPage, templates: teluguTemplates, common: commonTelugu },
    look: { locale: 'te', phone: true },
    name: 'ఫిర్యాదు కార్యాలయానికి చేరిందని పౌరులకు తెలిపే సందేశం',
    text: 'నమస్కారం, మీ ఫిర్యాదు {#alphanumeric#} మా కార్యాలయానికి చేరింది.',
    where: 'in Telugu on a phone',
  },
] as const;

const IDS = ['1101456789012345678', 'HZBMLA', '1107161234567890123'] as const;

for (const { words, look, name, text, where } of LOOKS) {
  const { templates, page: tabs } = words;

  test(`[MSG-02, MSG-03, MSG-09, GRD-11] a template goes from draft to approved by keyboard, and what it says stands in the log, ${where}`, {
    tag: 'phone' in look ? [] : '@journey',
  }, async ({ visit, session }) => {
    const page = await visit('mla', '/grievance/messages', look);
    await expect(page.getByText(tabs.logOnly)).toBeVisible();
    await expectWhole(page);
    await page.getByRole('tab', { name: tabs.parts.templates }).press('Enter');
    await page.getByRole('button', { name: templates.add }).press('Enter');
    const dialog = page.getByRole('dialog').first();
    await expect(dialog.getByRole('textbox', { name: words.common.name })).toBeFocused();
    await page.keyboard.type(name);
    await dialog.getByRole('textbox', { name: templates.fields.text }).focus();
    await page.keyboard.insertText(text);
    await dialog.getByRole('combobox', { name: /^1\. / }).press('Enter');
    await page.getByRole('option', { name: templates.values.number }).press('Enter');
    await expectWhole(page);
    await dialog.getByRole('button', { name: templates.save }).press('Enter');
    await dialog.getByRole('button', { name: words.common.submit }).press('Enter');
    const step = page.getByRole('dialog').last();
    await expect(step.getByRole('button', { name: words.common.submit })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(templates.stays.submitted)).toBeVisible();
    await dialog.getByRole('button', { name: templates.step.open.approved }).press('Enter');
    await expect(step.getByRole('textbox', { name: templates.fields.entity_id })).toBeFocused();
    await expectWhole(page);
    for (const id of IDS) {
      await page.keyboard.type(id);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(templates.stays.approved)).toBeVisible();
    await expect(dialog.getByRole('heading', { level: 2 }).locator('[tabindex="-1"]')).toBeFocused();
    await expectWhole(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByText(name)).toBeVisible();
    await expectWhole(page);

    const mla = await session('mla');
    // A name without a break opportunity is in the log.
    const { id, complaint_number } = await createComplaint(mla, { name: 'W'.repeat(100) });
    const { data } = await (await mla.api.get('message/template')).json();
    const template_id = data.find((one: { name: string }) => one.name === name).id;
    const sent = await mla.api.post(`complaint/${id}/message`, { data: { channel: 'sms', template_id } });
    expect(sent.status(), await sent.text()).toBe(200);
    await page.getByRole('tab', { name: tabs.parts.log }).press('Enter');
    const row = 'phone' in look ? page.getByRole('listitem') : page.getByRole('row');
    const line = row.filter({ hasText: complaint_number }).filter({ hasText: name });
    await line.getByRole('button').first().press('Enter');
    await expect(page.getByText(text.replace('{#alphanumeric#}', complaint_number))).toBeVisible();
    await expectWhole(page);
  });

  test(`[MSG-05, MSG-22, GRD-11] rules, what would be sent, and the months, ${where}`, async ({
    visit,
    session,
  }) => {
    const { complaint_number } = await createComplaint(await session('mla'));
    const page = await visit('mla', '/grievance/messages?part=rules', look);
    await expect(page.getByRole('group', { name: words.events.registered })).toBeVisible();
    await expectWhole(page);
    await page.getByRole('tab', { name: tabs.parts.preview }).press('Enter');
    await page.getByRole('textbox', { name: tabs.preview.number }).focus();
    await page.keyboard.type(complaint_number);
    await expectWhole(page);
    await page.getByRole('tab', { name: tabs.parts.months }).press('Enter');
    await expect(page.getByRole('combobox', { name: tabs.months.month })).toBeVisible();
    await expectWhole(page);
  });
}
