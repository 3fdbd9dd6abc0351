import { expect } from '@playwright/test';
import { nameIn } from '#contract/kernel/named.ts';
import { common } from '#src/i18n/te/common/words.ts';
import { person as words } from '#src/i18n/te/persons/person.ts';
import { expectWhole } from './axe.ts';
import { complaintsOf, createComplaint, newPhone } from './complaints.ts';
import { test } from './people.ts';
import { expectNothingSideways } from './sideways.ts';
import { counted } from './words.ts';

const look = { locale: 'te', phone: true } as const;

/** The narrowest supported screen. */
const NARROW = { width: 360, height: 740 };

test('[PER-04, PER-05, PER-06, PER-08, PER-24] a known person by keyboard alone, in Telugu on a phone: from the phone to the case, the visit and the page', async ({
  visit,
  session,
}) => {
  const phone = newPhone();
  const staff = await session('staff');
  const { person_id, area } = await createComplaint(staff, { phone, name: 'లక్ష్మీ దేవి' });
  const page = await visit('staff', '/grievance', look);
  const box = page.getByRole('combobox', { name: common.phone, exact: true });
  await box.focus();
  let keys = 0;
  for (const key of [...phone, 'Enter']) {
    await page.keyboard.press(key);
    keys++;
  }
  await expect(page.getByRole('combobox', { name: common.fullName })).toHaveValue('లక్ష్మీ దేవి');
  expect(keys).toBeLessThanOrEqual(12);
  await expect(page.getByRole('combobox', { name: common.phone, exact: true })).toHaveValue(phone);
  await expect(page.locator('input[name="area_id"]')).toHaveValue(area ? nameIn(area, look.locale) : '');
  await expect(page.getByRole('combobox', { name: common.category })).toBeFocused();
  const card = page.getByRole('region', { name: words.choice.title });
  await expect(card.getByText(words.choice.goes)).toBeVisible();
  await page.keyboard.press('F2');
  await expect(card.getByText(`· ${words.contact.came}`)).toBeVisible();
  await page.setViewportSize(NARROW);
  await expectWhole(page);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: common.details, exact: true }).focus();
  await page.keyboard.type('వీధి దీపం లేదు');
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => complaintsOf(staff, phone)).toHaveLength(2);
  const [latest] = await complaintsOf(staff, phone);
  const { person_id: whose } = await (await staff.api.get(`complaint/${latest?.id}`)).json();
  expect(whose).toBe(person_id);

  await page.goto(`/grievance/person/${person_id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('లక్ష్మీ దేవి');
  await expect(page.getByRole('main').getByRole('link', { name: /^\d{4}-\d{6}$/ })).toHaveCount(2);
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: words.visit.title }).getByRole('listitem')).toHaveCount(2);
  await expectWhole(page);
});
test('[PER-02, PER-06, PER-23, GRD-11] chooses each of two people with one phone by arrow keys, or a third person, in Telugu on a phone', async ({
  visit,
  session,
}) => {
  const phone = newPhone();
  const staff = await session('staff');
  const father = await createComplaint(staff, { phone, name: 'Ramesh Goud' });
  const mother = await createComplaint(staff, { phone, name: 'పద్మ' });
  expect(father.person_id).not.toBe(mother.person_id);
  const page = await visit('staff', '/grievance', look);
  const name = page.getByRole('combobox', { name: common.fullName });
  await page.getByRole('combobox', { name: common.phone, exact: true }).focus();
  await page.keyboard.type(phone);
  const offers = page.getByRole('option');
  await expect(offers).toHaveCount(3);
  await expect(offers.last()).toHaveText(words.box.somebodyElse);
  await page.keyboard.press('Enter');
  await expect(name).toHaveValue('');
  await expect(offers).toHaveCount(3);
  await expectWhole(page);
  const place = (await offers.allInnerTexts()).findIndex((text) => text.startsWith('Ramesh Goud'));
  for (let step = 0; step <= place; step++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(name).toHaveValue('Ramesh Goud');

  const card = page.getByRole('region', { name: words.choice.title });
  await expectNothingSideways(page);
  await card.getByRole('button', { name: words.box.somebodyElse }).press('Enter');
  await expect(name).toBeFocused();
  await expect(page.getByRole('combobox', { name: common.phone, exact: true })).toHaveValue(phone);
  await page.keyboard.type('Anasuya');
  await expect(card).toBeHidden();
  await expectNothingSideways(page);

  // In another browser: this one keeps the started draft.
  const desk = await visit('staff', '/grievance/people', look);
  await desk.getByRole('searchbox', { name: words.box.label }).fill(phone.slice(2));
  const both = counted(words.list.count, 2);
  await expect(desk.getByText(both, { exact: true })).toBeVisible();
  await expectNothingSideways(desk);
  await desk.getByRole('link', { name: 'పద్మ' }).press('Enter');
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('పద్మ');
  await desk.getByRole('link', { name: words.page.newComplaint }).press('Enter');
  await expect(desk.getByRole('combobox', { name: common.fullName })).toHaveValue('పద్మ');
  expect(new URL(desk.url()).search).toBe('');
});
