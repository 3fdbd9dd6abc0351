import { expect } from '@playwright/test';
import { notices as english } from '#src/i18n/en/desk/notices.ts';
import { notices as telugu } from '#src/i18n/te/desk/notices.ts';
import { expectAccessible } from './axe.ts';
import { createComplaint, newPhone } from './complaints.ts';
import { test } from './people.ts';
import { expectNothingSideways } from './sideways.ts';

const LOOKS = [
  { words: english, locale: 'en', theme: 'light', phone: false },
  { words: telugu, locale: 'te', theme: 'dark', phone: true },
] as const;

for (const { words, ...look } of LOOKS) {
  test(`[GRD-08, GRD-11] a grievance that was assigned is announced, opened by keyboard and read (${look.locale})`, async ({
    session,
    visit,
  }) => {
    const [mla, staff] = [await session('mla'), await session('staff2')];
    const page = await visit('staff2', '/changePassword', look);
    const bell = page.getByRole('banner').getByRole('button', { name: words.title });
    await expect(bell).toHaveAccessibleName(/,/);
    const { id, complaint_number } = await createComplaint(mla, { phone: newPhone() });
    const assigned = { complaint_id: id, staff_id: staff.answer.user.id };
    expect((await mla.api.post('complaint/staff/assign', { data: assigned })).ok()).toBe(true);
    // The page becomes visible again.
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    const text = words.kinds.assigned.replace('%{number}', complaint_number);
    await expect(page.locator('[aria-live="polite"]', { hasText: text })).toHaveCount(1);
    await bell.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: words.title });
    const notice = panel.getByRole('link', { name: text });
    await expect(notice).toContainText(words.isUnread);
    await expectAccessible(page);
    await expectNothingSideways(page);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(bell).toBeFocused();
    await page.keyboard.press('Enter');
    await notice.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/grievance/${id}`);
    await expect(panel).toBeHidden();
    await bell.click();
    await expect(notice).not.toContainText(words.isUnread);
  });
}
