import { expect } from '@playwright/test';
import { STATUS_WORDS } from '#server/public/status/words.ts';
import { expectWhole } from './axe.ts';
import { createComplaint } from './complaints.ts';
import { type Session, test } from './people.ts';

const NARROW = { width: 360, height: 740 };
const MAX_BYTES = 15_000;

/** A new status link of a complaint, as the office gives it to its citizen. */
async function addressOf({ api }: Session, id: number): Promise<string> {
  const response = await api.post(`complaint/${id}/statuslink`, { data: {} });
  expect(response.status(), await response.text()).toBe(200);
  return new URL((await response.json()).url).pathname;
}

async function closed(mla: Session) {
  const made = await createComplaint(mla);
  const data = { id: made.id, message: 'It is done.', outcome: 'solved', without_evidence: true };
  const answered = await mla.api.post('complaint/close', { data });
  expect(answered.status(), await answered.text()).toBe(200);
  return made;
}

test('[MSG-07, MSG-18, GRD-11] the page of a citizen in three languages on a narrow phone: small, without script, and read without its style', async ({
  visit,
  session,
}) => {
  const mla = await session('mla');
  const { id, complaint_number, phone, name } = await closed(mla);
  const address = await addressOf(mla, id);
  const page = await visit(null, 'about:blank', { phone: true });
  await page.setViewportSize(NARROW);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const [language, words] of Object.entries(STATUS_WORDS)) {
    const answer = await page.goto(`${address}?lang=${language}`);
    const bytes = (await answer?.body())?.length ?? 0;
    expect(bytes).toBeGreaterThan(1_000);
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      words.title.replace('%{number}', complaint_number),
    );
    await expect(page.locator('script')).toHaveCount(0);
    const text = await page.locator('body').innerText();
    for (const hidden of [phone, name, 'No water']) expect(text).not.toContain(hidden);
    await expectWhole(page);
    await page.evaluate(() => document.querySelector('style')?.remove());
    const plain = await page.locator('body').innerText();
    const order = [complaint_number, words.step, words.category, words.received, words.tell, words.digits];
    const places = [...order, words.notice].map((each) => plain.indexOf(each));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
    await expectWhole(page);
  }
  // Nothing but the pages themselves, not even a picture.
  expect(asked).toHaveLength(3);
});

test('[MSG-19, MSG-08] with the last four digits a citizen rates, says that it is not solved, asks for a call and stops messages', {
  tag: '@journey',
}, async ({ visit, session }) => {
  const mla = await session('mla');
  const { id, phone, person_id } = await closed(mla);
  const words = STATUS_WORDS.te;
  const page = await visit(null, await addressOf(mla, id), { phone: true });
  await page.setViewportSize(NARROW);
  const say = async (action: keyof typeof words.actions, digits = phone.slice(-4)) => {
    await page.getByRole('radio', { name: words.actions[action] }).check();
    await page.getByLabel(words.digits).fill(digits);
    await page.getByRole('button', { name: words.send }).click();
  };
  await page.getByLabel(words.rating).selectOption('4');
  await page.getByLabel(words.note).fill('చాలా ఆలస్యం');
  await say('rate', phone.endsWith('0000') ? '1111' : '0000');
  await expect(page.getByRole('alert')).toHaveText(words.wrongDigits);
  await expect(page.getByLabel(words.digits)).toHaveAccessibleDescription(words.wrongDigits);
  await expect(page.getByLabel(words.note)).toHaveValue('చాలా ఆలస్యం');
  await expectWhole(page);
  await say('rate');
  for (const action of ['not_solved', 'call', 'stop'] as const) {
    await page.getByRole('link', { name: words.back }).click();
    await say(action);
    await expect(page.getByText(words.done[action])).toBeVisible();
  }
  await expectWhole(page);
  await page.getByRole('link', { name: words.back }).click();
  // A closing can be rated once.
  await expect(page.getByRole('radio', { name: words.actions.rate })).toHaveCount(0);

  const { closing } = await (await mla.api.get(`complaint/${id}`)).json();
  expect(closing).toMatchObject({ rating: 4 });
  const { data } = await (await mla.api.get('call/list', { params: { per_page: 100 } })).json();
  const reasons = data
    .filter(({ complaint }: { complaint: { id: number } | null }) => complaint?.id === id)
    .map(({ reason }: { reason: string }) => reason);
  expect(reasons).toEqual(expect.arrayContaining(['asked', 'disputed']));
  const { wishes } = await (await mla.api.get(`person/${person_id}/wishes`)).json();
  expect(wishes).toContainEqual(expect.objectContaining({ purpose: 'status', state: 'refused' }));
});
