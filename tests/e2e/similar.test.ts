import { expect } from '@playwright/test';
import { common } from '#src/i18n/te/common/words.ts';
import { complaint as words } from '#src/i18n/te/complaints/first.ts';
import { expectWhole } from './axe.ts';
import { chooseMore, createComplaint, newPhone } from './complaints.ts';
import { test } from './people.ts';
import { filled } from './words.ts';

const look = { locale: 'te', phone: true } as const;

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
