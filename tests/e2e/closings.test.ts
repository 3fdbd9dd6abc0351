import { expect } from '@playwright/test';
import { closed } from '#src/i18n/te/closing/closed.ts';
import { closing as words } from '#src/i18n/te/closing/closing.ts';
import { common } from '#src/i18n/te/common/words.ts';
import { complaint } from '#src/i18n/te/complaints/first.ts';
import { expectWhole } from './axe.ts';
import { createComplaint, newPhone } from './complaints.ts';
import { type Session, test } from './people.ts';
import { tabTo } from './tabTo.ts';

const look = { locale: 'te', phone: true } as const;
const name = 'కొండపల్లి వెంకటలక్ష్మీనరసమ్మ';
const message = 'పైప్‌లైన్ మరమ్మతు పూర్తయింది, నీటి సరఫరా మొదలైంది.';

/** The mla's office verifies every closing, and no earlier one is left to verify. */
async function askEverybody({ api }: Session, closing: { reopen_max?: number; ask_evidence?: boolean } = {}) {
  const all: { id: number }[] = (await (await api.get('complaint/category')).json()).data;
  const categories = all.map(({ id }) => ({ category_id: id, verify_share: 100 }));
  const none = { reopen_max: null, ask_evidence: null };
  const data = { categories, closing: { ...none, ...closing } };
  const set = await api.put('office/settings', { data });
  expect(set.status(), await set.text()).toBe(200);
  for (const tried of ['false', 'true']) {
    const { data } = await (await api.get('verify/queue', { params: { per_page: 50, tried } })).json();
    for (const { id } of data)
      await api.post(`complaint/${id}/verify`, { data: { result: 'declined', channel: 'phone' } });
  }
}

/** Recorded in the mla's constituency and closed by a user above. */
async function closedBy(closer: Session, mla: Session, name: string) {
  const made = await createComplaint(mla, { name, phone: newPhone() });
  const data = { id: made.id, message: 'It is done.', outcome: 'information' };
  const answered = await closer.api.post('complaint/close', { data });
  expect(answered.status(), await answered.text()).toBe(200);
  return made;
}

const standing = async ({ api }: Session, id: number) => (await api.get(`complaint/${id}`)).json();

test('[REF-16, REF-17, GRD-11] resolves without evidence after one question, and another user confirms, by keyboard only, in Telugu on a phone', async ({
  visit,
  session,
}) => {
  const [admin, mla] = [await session('admin'), await session('mla3')];
  await askEverybody(mla, { ask_evidence: true });
  const { id, complaint_number: number } = await createComplaint(mla, { name });
  const page = await visit('admin', `/grievance/${id}`, look);
  await expect(page.getByRole('button', { name: common.resolve, exact: true })).toBeVisible();
  await page.keyboard.press('e');
  const dialog = page.getByRole('dialog', { name: complaint.resolve.title.replace('%{number}', number) });
  await expect(dialog.getByRole('textbox').first()).toBeFocused();
  await page.keyboard.type(message);
  await tabTo(page, dialog.getByRole('radio').first());
  await expect(dialog.getByRole('radio').first()).toBeChecked();
  await expect(dialog.getByText(words.evidence.none)).toBeVisible();
  await expectWhole(page);
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: words.without.title });
  await expect(question).toBeVisible();
  await expectWhole(page);
  await tabTo(page, question.getByRole('button', { name: words.without.action, exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.without.told)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(closed.chip.pending).first()).toBeVisible();
  await expectWhole(page);
  expect((await standing(admin, id)).closing).toMatchObject({ outcome: 'solved', without_evidence: true });

  await page.goto('/grievance/verify');
  await expect(page.getByRole('heading', { level: 1, name: common.toVerify })).toBeVisible();
  await expect(page.getByRole('button', { name: words.verify.toCall.split(':')[0] })).toBeVisible();
  await expect(page.getByText(number)).toBeHidden();
  const own = await admin.api.post(`complaint/${id}/verify`, {
    data: { result: 'confirmed', channel: 'phone' },
  });
  expect([own.status(), (await own.json()).message]).toEqual([
    403,
    'Somebody else must confirm what you have closed.',
  ]);

  const others = await visit('mla3', '/grievance/verify', look);
  const asked = others.getByRole('article').filter({ has: others.getByRole('heading', { name }) });
  await expect(asked.getByText(message)).toBeVisible();
  await expectWhole(others);
  await others.keyboard.press('1');
  await expect(asked.getByRole('radio').first()).toBeChecked();
  await expect(asked.getByLabel(common.note)).toBeFocused();
  await tabTo(others, asked.getByRole('radio', { name: words.verify.noRating, exact: true }), 'Shift+Tab');
  for (let stars = 0; stars < 4; stars++) await others.keyboard.press('ArrowRight');
  await expectWhole(others);
  await tabTo(others, asked.getByLabel(common.note));
  await others.keyboard.press('Enter');
  await expect(others.getByText(words.verify.empty)).toBeVisible();
  await expectWhole(others);
  expect((await standing(mla, id)).closing).toMatchObject({ verification: 'confirmed', rating: 4 });
  await others.goto(`/grievance/${id}`);
  await expect(others.getByText(closed.chip.confirmed, { exact: true }).first()).toBeVisible();
  await expectWhole(others);
});

test('[REF-20, GRD-11] beyond the limit one key records a new grievance that refers to it, in Telugu on a phone', async ({
  visit,
  session,
}) => {
  const [admin, mla] = [await session('admin'), await session('mla3')];
  await askEverybody(mla, { reopen_max: 0 });
  const { id, complaint_number: number, phone } = await closedBy(admin, mla, name);
  const refused = await mla.api.post('complaint/reopen', { data: { id } });
  expect([refused.status(), (await refused.json()).errors.closing]).toEqual([
    422,
    ['This grievance can no longer be reopened. Record a new one that refers to it.'],
  ]);
  const page = await visit('mla3', `/grievance/${id}`, look);
  const way = page.getByRole('link', { name: words.newOne });
  await expect(way).toBeVisible();
  await expectWhole(page);
  await way.press('Enter');
  await expect(page.getByText(closed.refersTo.replace('%{number}', number))).toBeVisible();
  await expect(page.getByRole('combobox', { name: common.phone })).toHaveValue(phone);
  await expectWhole(page);
  await page.getByRole('textbox', { name: common.details }).fill('మళ్లీ నీళ్లు లేవు');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: common.ok }).press('Enter');
  const { data } = await (await mla.api.get('complaint/timeline', { params: { complaint_id: id } })).json();
  expect(data[0]).toMatchObject({ action: 'referredTo' });
});
