import { expect, type Page } from '@playwright/test';
import { addDays, dayOf } from '#contract/kernel/day.ts';
import { common } from '#src/i18n/te/common/words.ts';
import { escalation as ladder, pausing } from '#src/i18n/te/deadlines/deadlines.ts';
import { due } from '#src/i18n/te/deadlines/due.ts';
import { myDay as words } from '#src/i18n/te/desk/desk.ts';
import { expectAccessible, expectWhole } from './axe.ts';
import { chooseMore, createComplaint } from './complaints.ts';
import { heard } from './heard.ts';
import { test } from './people.ts';
import { tabTo } from './tabTo.ts';
import { filled } from './words.ts';

const look = { locale: 'te', phone: true } as const;

/** A day as rows have it: '20 Dec', of another year '20 Dec 2026'; in the words of the browser. */
const ofYear = (page: Page, locale: string, day: string) =>
  page.evaluate(
    ([locale, day, isThisYear]) =>
      new Intl.DateTimeFormat(`${locale}-IN`, {
        ...(isThisYear ? { day: 'numeric', month: 'short' } : { dateStyle: 'medium' }),
        timeZone: 'UTC',
      }).format(new Date(day)),
    [locale, day, day.startsWith(dayOf(new Date()).slice(0, 4))] as const,
  );

test('[DESK-01, DESK-04, GRD-11] a new grievance is put off from the day by keyboard alone, in Telugu on a phone', async ({
  visit,
  session,
}) => {
  const { id, complaint_number } = await createComplaint(await session('mla'));
  const page = await visit('mla', '/grievance/day', look);
  const fresh = page.getByRole('link', { name: new RegExp(`^${words.numbers.new_for_me.name}`) });
  await fresh.press('Enter');
  const link = page.getByRole('link', { name: complaint_number, exact: true });
  await expect(link).toBeVisible();
  await expectWhole(page);

  await link.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/grievance/${id}$`));
  await chooseMore(page, words.followUp.action, common.more);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: words.followUp.tomorrow }).press('Enter');
  await dialog.getByRole('textbox', { name: words.followUp.note }).press('r');
  await expectWhole(page);
  await dialog.getByRole('button', { name: words.followUp.submit }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: words.followUp.clear })).toBeVisible();
  await expectAccessible(page);

  await page.goBack();
  await expect(page.getByRole('link', { name: /^\d{4}-\d{6}$/ }).first()).toBeVisible();
  await expect(link).toHaveCount(0);
  await page.goForward();
  await page.getByRole('button', { name: words.followUp.clear }).press('Enter');
  await expect(page.getByRole('button', { name: words.followUp.clear })).toHaveCount(0);
  await page.goBack();
  await expect(link).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('region', { name: words.next }).getByRole('listitem').first()).toBeVisible();
  await expectWhole(page);
  await fresh.press('Enter');
  await expect(page).toHaveURL(/\/grievance\/all\?given=new&followup=not_later$/);
});
test('[SLA-07, SLA-14, SLA-15, GRD-11] a deadline is paused for a reason until a day and a grievance escalated, by keyboard alone; chips say so, in Telugu on a phone', async ({
  visit,
  session,
}) => {
  const mla = await session('mla');
  const { id, complaint_number: number } = await createComplaint(mla);
  const { clock } = await (await mla.api.get(`complaint/${id}`)).json();
  const chips = async (target = page.getByRole('main')) =>
    (await heard(target)).filter((part) => part.startsWith('StaticText ')).join('\n');
  const page = await visit('mla', `/grievance/${id}`, look);
  await expect(page.getByRole('button', { name: common.more, exact: true })).toBeVisible();
  const dueOn = filled(due.chip.running, { day: await ofYear(page, look.locale, clock.due_on) });
  await expect.poll(chips).toContain(`StaticText ${dueOn}`);

  await chooseMore(page, ladder.escalate.action, common.more);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName(filled(ladder.escalate.title, { number }));
  await expect(dialog.getByRole('textbox', { name: common.note })).toBeFocused();
  await page.keyboard.press('Tab');
  await tabTo(page, dialog.getByRole('button', { name: ladder.escalate.submit }));
  await page.keyboard.press('Enter');
  // The reason is required, and its field has the focus.
  await expect(dialog.getByRole('textbox', { name: common.note })).toHaveAttribute('aria-invalid', 'true');
  await tabTo(page, dialog.getByRole('textbox', { name: common.note }), 'Shift+Tab');
  await page.keyboard.type('Promised twice');
  await expectWhole(page);
  await tabTo(page, dialog.getByRole('button', { name: ladder.escalate.submit }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(ladder.escalate.done)).toBeVisible();
  await expect(page.getByText(due.level[1]).first()).toBeVisible();
  await expect(dialog).toBeHidden();

  await chooseMore(page, pausing.action, common.more);
  await expect(dialog).toHaveAccessibleName(filled(pausing.title, { number }));
  await expect(dialog.getByRole('combobox', { name: common.reason })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option').first()).toBeFocused();
  const reason = page.getByRole('option', { name: due.pausedFor.court });
  for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowDown');
  await expect(reason).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(reason).toBeHidden();
  const until = addDays(dayOf(new Date()), 20);
  await tabTo(page, dialog.getByRole('textbox', { name: pausing.until }));
  await page.keyboard.type(until.split('-').reverse().join('/'));
  await tabTo(page, dialog.getByRole('textbox', { name: common.note }));
  await page.keyboard.type('Writ petition 12');
  await expectWhole(page);
  await tabTo(page, dialog.getByRole('button', { name: pausing.submit, exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(pausing.paused)).toBeVisible();
  await expect(page.getByRole('button', { name: pausing.resume })).toBeVisible();
  await expect(dialog).toBeHidden();
  const told = filled(due.chip.paused, {
    day: await ofYear(page, look.locale, until),
    reason: due.pausedFor.court,
  });
  expect(await chips()).toContain(`StaticText ${told}`);
  expect(await chips()).toContain(`StaticText ${due.level[1]}`);
  await expectWhole(page);

  const rows = page.getByRole('main').getByRole('listitem');
  await page.goto('/grievance/all');
  const row = rows.filter({ hasText: number }).first();
  await expect(row).toBeVisible();
  const inShort = filled(due.pausedTo, { day: await ofYear(page, look.locale, until) });
  // The more urgent in words, the other as an icon with its words.
  expect(await chips(row)).toContain(`StaticText ${due.level[1]}`);
  await expect(row.getByRole('img', { name: inShort })).toBeVisible();
  await page.goto('/grievance/all?sla=overdue');
  const late = rows.filter({ hasText: /\d{4}-\d{6}/ }).first();
  await expect(late).toBeVisible();
  const [one = '', many = one] = due.chip.overdue
    .split(' |||| ')
    .map((text) => text.replace(/%\{\w+\}/, '\\d+'));
  expect(await chips(late)).toMatch(new RegExp(`StaticText (${one}|${many})$`, 'm'));
});
