import { expect } from '@playwright/test';
import { nameIn } from '#contract/kernel/named.ts';
import { common } from '#src/i18n/te/common/words.ts';
import { recording as form, complaint as words } from '#src/i18n/te/complaints/first.ts';
import { expectAccessible, expectWhole } from './axe.ts';
import { chooseMore, complaintsOf, createComplaint, newPhone } from './complaints.ts';
import { test } from './people.ts';
import { filled } from './words.ts';

const look = { locale: 'te', phone: true } as const;

test("[PER-15, PER-16] adds a known person's repeated report to the existing complaint, by keyboard, in Telugu on a phone", async ({
  visit,
  session,
}) => {
  const phone = newPhone();
  const staff = await session('staff');
  const details = '<p>వీధి దీపం వెలగడం లేదు</p>';
  const { id, complaint_number: number, category } = await createComplaint(staff, { phone, details });
  const page = await visit('staff', '/grievance', look);
  await page.getByRole('combobox', { name: common.phone, exact: true }).focus();
  await page.keyboard.type(phone);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: common.category })).toBeFocused();
  await page.keyboard.insertText(nameIn(category, look.locale));
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: common.details, exact: true }).focus();
  await page.keyboard.type('వీధి దీపం ఇంకా వెలగడం లేదు');

  const panel = page.getByRole('region', { name: form.similar.title });
  const row = panel.getByRole('listitem').filter({ hasText: number });
  await expect(row).toContainText(form.similar.reasons.person);
  await expect(row).toContainText(form.similar.reasons.words);
  await expectWhole(page);

  await panel.getByRole('button', { name: filled(form.similar.addTo, { number }) }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: filled(form.similar.question, { number }) });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: form.similar.add }).press('Enter');
  await expect(page.getByText(filled(form.similar.added, { number }))).toBeVisible();
  expect(await complaintsOf(staff, phone)).toHaveLength(1);
  const { data } = await (await staff.api.get('complaint/history', { params: { complaint_id: id } })).json();
  expect(data[0].message).toBe('వీధి దీపం ఇంకా వెలగడం లేదు');
});

test('[PER-17] one that was recorded twice is merged, shown and found, and given back, in Telugu on a phone', async ({
  visit,
  session,
}) => {
  const phone = newPhone();
  const mla = await session('mla');
  const target = await createComplaint(mla, { phone });
  const source = await createComplaint(mla, { phone, details: '<p>The same pump.</p>' });
  const [number, other] = [target.complaint_number, source.complaint_number];
  const page = await visit('mla', `/grievance/${target.id}`, look);
  await chooseMore(page, words.merge.action, common.more);
  const dialog = page.getByRole('dialog', { name: filled(words.merge.title, { number }) });
  await dialog.getByRole('checkbox', { name: other }).press('Space');
  await expectWhole(page);
  await dialog.getByRole('button', { name: words.merge.submit, exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
  const part = page.getByRole('region', { name: filled(words.merge.from, { number: other }) });
  await expect(part.getByText('The same pump.')).toBeVisible();
  await expectWhole(page);

  await page.goto(`/grievance/all?phone=${phone}`);
  await expect(page.getByRole('img', { name: filled(words.merge.chip, { number }) })).toHaveCount(1);
  await expectWhole(page);

  await page.goto(`/grievance/${source.id}`);
  await expect(page.getByRole('link', { name: filled(words.merge.open, { number }) })).toBeVisible();
  await expectWhole(page);
  await page.getByRole('button', { name: filled(words.merge.undoTitle, { number: other }) }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: words.merge.undo }).press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('link', { name: filled(words.merge.open, { number }) })).toHaveCount(0);
  const { status } = await (await mla.api.get(`complaint/${source.id}`)).json();
  expect(status).toBe('open');
});
