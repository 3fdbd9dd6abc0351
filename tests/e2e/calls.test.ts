import { expect } from '@playwright/test';
import { common as commonEnglish } from '#src/i18n/en/common/words.ts';
import { recording as recordingEnglish } from '#src/i18n/en/complaints/first.ts';
import { sending } from '#src/i18n/en/messages/messages.ts';
import { common } from '#src/i18n/te/common/words.ts';
import { inbox, calls as words } from '#src/i18n/te/messages/messages.ts';
import { png } from '../fixtures/index.ts';
import { expectWhole } from './axe.ts';
import { complaintsOf, createComplaint, newPhone, writeComplaint } from './complaints.ts';
import { type Session, test } from './people.ts';

const look = { locale: 'te', phone: true } as const;

const today = () => new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);

/** A complaint whose citizen is to be called today. */
async function toCall(session: Session, name: string) {
  const complaint = await createComplaint(session, { name, phone: newPhone() });
  const data = { result: 'later', later_on: today() };
  const response = await session.api.post(`complaint/${complaint.id}/call`, { data });
  expect(response.status(), await response.text()).toBe(200);
  return complaint;
}

/** A message of a citizen from a connected service (MSG-16). */
async function send(session: Session, from: string, text: string) {
  const file = await png();
  const data = Buffer.from(await file.arrayBuffer()).toString('base64');
  const media = [{ name: 'tank.png', type: 'image/png', data }];
  const response = await session.api.post('hook/inbound/of-a-service-that-is-joined', {
    data: { channel: 'whatsapp', from, at: new Date().toISOString(), text, media },
  });
  expect(response.status(), await response.text()).toBe(200);
}

test('[MSG-23, GRD-11] who is to be called is gone through by the keyboard alone, in Telugu on a phone', async ({
  visit,
  session,
}) => {
  const mla = await session('mla');
  const name = `Gangavva ${newPhone()}`;
  const { id, phone } = await toCall(mla, name);
  const page = await visit('mla', '/grievance/calls', look);
  const list = page.getByRole('navigation', { name: words.queue });
  await expect(list).toBeVisible();
  await expectWhole(page);
  await list.getByRole('button', { name }).press('Enter');
  const card = page.getByRole('article');
  await expect(card.getByRole('heading', { name })).toBeVisible();
  await expect(card.getByRole('link', { name: phone })).toHaveAttribute('href', `tel:+91${phone}`);
  await card.getByLabel(common.note).focus();
  await page.keyboard.type('1 comes on Monday');
  await page.keyboard.press('Escape');
  await page.keyboard.press('2');
  // The next card comes automatically; the result is stored with the called person.
  await expect(card.getByRole('heading', { name })).toBeHidden();
  await list.getByRole('button', { name }).press('Enter');
  await expect(card.getByText(`${words.results.no_answer} · 1 comes on Monday`)).toBeVisible();
  await expectWhole(page);
  await page.keyboard.press('5');
  await expect(card.getByLabel(words.day)).toBeFocused();
  await expectWhole(page);
  await page.keyboard.press('Enter');
  await expect(list.getByRole('button', { name })).toBeHidden();
  const noted = await (await mla.api.get('call', { params: { complaint_id: id } })).json();
  expect(noted.data.map(({ result }: { result: string }) => result)).toEqual(['later', 'no_answer', 'later']);
});

test('[MSG-15, GRD-11] records a complaint with a picture from a received message, in Telugu on a phone', async ({
  visit,
  session,
}) => {
  const mla = await session('mla');
  const phone = newPhone();
  await createComplaint(mla, { name: 'Rajaiah', phone });
  const text = `No water at the tank ${phone}`;
  await send(mla, `91${phone}`, text);
  const page = await visit('mla', '/grievance/calls?part=inbox', look);
  await page
    .getByRole('navigation', { name: inbox.queue })
    .getByRole('button', { name: text })
    .press('Enter');
  const card = page.getByRole('article');
  await expect(card.getByRole('link', { name: 'tank.png' })).toBeVisible();
  await expectWhole(page);
  await page.keyboard.press('n');
  await expect(page.getByText(inbox.recording.from)).toBeVisible();
  await expect(page.getByLabel(new RegExp(`^${common.fullName}`))).toHaveValue('Rajaiah');
  await expect(page.getByRole('textbox', { name: common.details })).toHaveText(text);
  await expectWhole(page);
  await page.getByRole('combobox', { name: common.category }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: common.ok }).press('Enter');
  await expect.poll(async () => (await complaintsOf(mla, phone)).length).toBe(2);
  const [newest] = await complaintsOf(mla, phone);
  const whole = await (await mla.api.get(`complaint/${newest?.id}`, { params: { media: 1 } })).json();
  expect(whole.media).toMatchObject([{ name: 'tank.png' }]);
  const taken = await (await mla.api.get('inbox', { params: { state: 'taken' } })).json();
  expect(taken.data[0]).toMatchObject({ text, take: 'new_case', complaint: { id: newest?.id } });
});

test('[MSG-17, GRD-11] from Created two keys lead to the print dialog with the slip alone on its page', async ({
  visit,
}) => {
  const page = await visit('staff', '/grievance');
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset.printed = String(performance.now());
    };
  });
  await writeComplaint(page, { phone: newPhone(), details: 'No water', name: 'Lakshmi Devi' });
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: commonEnglish.ok })).toBeVisible();
  await expect(page.getByText(recordingEnglish.slipKey)).toBeVisible();
  await page.keyboard.press('F9');
  await expect(page.getByRole('dialog')).toBeHidden();
  // Although the form was sent from its end.
  await expect(page.getByRole('button', { name: sending.slip.action })).toBeInViewport();
  await expectWhole(page);
  await page.keyboard.press('F9');
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  const slip = page.locator('#printed');
  await expect(slip).toBeVisible();
  await expect(page.locator('#root')).toBeHidden();
  expect(await slip.boundingBox()).toMatchObject({ x: 0, y: 0, width: expect.closeTo(396.85, 0) });
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(slip).toBeHidden();
});
