import { expect } from '@playwright/test';
import { common } from '#src/i18n/en/common/words.ts';
import { recording as recordingEnglish } from '#src/i18n/en/complaints/first.ts';
import { causes as english } from '#src/i18n/en/persons/persons.ts';
import { closing } from '#src/i18n/te/closing/closing.ts';
import { common as telugu } from '#src/i18n/te/common/words.ts';
import { causes as words } from '#src/i18n/te/persons/persons.ts';
import { expectAccessible, expectWhole } from './axe.ts';
import { createComplaint, newPhone, writeComplaint } from './complaints.ts';
import { type Session, test } from './people.ts';
import { counted } from './words.ts';

const look = { locale: 'te', phone: true } as const;
const title = 'కొత్తపల్లి గ్రామంలో తాగునీటి పైప్‌లైన్ పగిలిపోవడంతో నీటి సరఫరా పూర్తిగా నిలిచిపోయింది';
const message = 'పైప్‌లైన్ మరమ్మతు పూర్తయింది.';

/** A cause with complaints of as many people, created through the API. */
async function causeOf(session: Session, count: number, title: string) {
  const members = [];
  for (let index = 0; index < count; index++) members.push(await createComplaint(session));
  const [first] = members;
  if (!first) throw new Error('a cause of nothing');
  const { parliament_id, assembly_id, mandal_id, area_id, category_id } = first;
  const place = { parliament_id, assembly_id, mandal_id, area_id };
  const data = { title, category_id, ...place, complaint_ids: members.map(({ id }) => id) };
  const response = await session.api.post('cause', { data });
  expect(response.status(), await response.text()).toBe(201);
  const cause: { id: number; number: string } = await response.json();
  return { ...cause, members };
}

test('[PER-18, PER-19, REF-16, GRD-11, GRD-15] fifteen grievances get one answer, by keyboard alone, in Telugu on a phone', async ({
  visit,
  session,
}) => {
  const mla = await session('mla');
  const { id, members } = await causeOf(mla, 15, title);
  const page = await visit('mla', '/grievance/causes', look);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expectWhole(page);
  await page.getByRole('link', { name: title }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/grievance/cause/${id}$`));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('link', { name: members[0]?.complaint_number })).toBeVisible();
  await expectWhole(page);

  await page.getByRole('button', { name: words.answer.action }).press('Enter');
  const dialog = page.getByRole('dialog', { name: words.answer.title });
  await expect(dialog.getByRole('textbox', { name: words.answer.message })).toBeFocused();
  await page.keyboard.type(message);
  await dialog.getByRole('radio', { name: closing.outcomes.solved, exact: true }).press('Space');
  await dialog.getByRole('button', { name: words.answer.check }).press('Enter');
  const told = dialog.getByRole('status').filter({ hasText: counted(words.answer.possible, 15) });
  await expect(told).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('button', { name: counted(words.answer.send, 14) })).toBeEnabled();
  await expectWhole(page);
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: counted(words.answer.send, 15) }).press('Enter');
  await expect(dialog).toBeHidden();

  const work = page.getByRole('region', { name: words.work.title });
  await expect(work.getByRole('status')).toContainText(telugu.finished, { timeout: 30_000 });
  await expect(page.getByText(counted(words.answers.given, 15))).toBeVisible();
  await expect(page.getByText(words.states.answered, { exact: true })).toBeVisible();
  await expectWhole(page);
  const answered = await Promise.all(
    members.map(async (member) => (await (await mla.api.get(`complaint/${member.id}`)).json()).status),
  );
  expect(new Set(answered)).toEqual(new Set(['Resolved']));
  const results = await page.request.get((await work.getByRole('link').getAttribute('href')) ?? '');
  expect((await results.text()).trim().split('\n')).toHaveLength(16);
  await page.reload();
  await expect(work.getByRole('status')).toContainText(telugu.finished);
  await work.getByRole('button', { name: telugu.dismiss }).press('Enter');
  await expect(work).toBeHidden();
});

test('[PER-16, PER-18, GRD-11] a grievance is recorded in one cause with a similar one, and leads there', async ({
  visit,
  session,
}) => {
  const staff = await session('staff');
  const page = await visit('staff', '/grievance');
  const [one, two] = [newPhone(), newPhone()] as const;
  const words = recordingEnglish.similar;
  await writeComplaint(page, {
    phone: one,
    details: 'No water at the old tank',
    name: 'Rajaiah',
  });
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: common.ok }).press('Enter');
  await page.goto('/grievance');
  await writeComplaint(page, { phone: two, details: 'No water at the tank', name: 'Bhoomaiah' });
  const [first] = (await (await staff.api.get('complaint', { params: { phone: one } })).json()).data;
  const similar = page.getByRole('region', { name: words.title });
  const same = words.sameCauseOf.replace('%{number}', first.complaint_number);
  await similar.getByRole('button', { name: same }).press('Enter');
  await expect(page.getByText(words.goesWith.replace('%{number}', first.complaint_number))).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: common.ok }).press('Enter');
  const chip = page.getByRole('status').getByRole('link', { name: /^Shared problem C-\d{4}-\d{4}: / });
  await expect(chip).toBeVisible();
  await expectAccessible(page);
  await chip.press('Enter');
  await expect(page).toHaveURL(/\/grievance\/cause\/\d+$/);
  await expect(page.getByRole('link', { name: first.complaint_number })).toBeVisible();
  await expect(page.getByRole('button', { name: english.answer.action })).toBeHidden();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectWhole(page);
});
