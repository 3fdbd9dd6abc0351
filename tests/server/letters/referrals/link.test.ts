import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { inwardLetters } from '#server/letters/schema/letters.ts';
import { replyLinks } from '#server/letters/schema/referrals.ts';
import { sendOfficerMail } from '#server/officers/send.ts';
import { formData } from '#src/dataProvider/call.ts';
import { padded, pdf, png } from '../../../fixtures/index.ts';
import { refusalOf } from '../../complaints/desk.ts';
import { openReferrals } from './office.ts';

const desk = await openReferrals();
let ip = 0;
const json = { reply_link: true };
expect((await desk.put(desk.mla, 'referral/settings', json)).status).toBe(200);

/** A referral that went out by mail, and the token of the link in its mail. */
async function linked(given: Record<string, unknown> = {}) {
  const referral = await desk.sent({ way: 'email', ...given });
  const { rows } = await desk.db.execute<{ mail_id: number }>(
    sql`select mail_id from referrals where id = ${referral.id}`,
  );
  await sendOfficerMail(desk.services, rows[0]?.mail_id ?? 0, { last: true });
  const folder = join(desk.folder, 'outbox');
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const mails = texts.map((text) => text.replaceAll('=\r\n', '').replaceAll('=3D', '='));
  const tokens = mails.flatMap(
    (mail) => /desk\.example\.org\/api\/v1\/reply\/([\w-]{22})/.exec(mail)?.[1] ?? [],
  );
  const token = tokens.find((one) => !seen.has(one)) ?? '';
  seen.add(token);
  return { referral, token };
}
const seen = new Set<string>();

/** Each call has its own address, except in the test of addresses. */
const ask = async (token: string, form?: Record<string, unknown>, address?: string) => {
  ip += 1;
  const from = address ?? `198.51.100.${ip}`;
  const url = `http://localhost/api/v1/reply/${token}`;
  const body = form && formData({ is_final: 'true', action: 'done', text: 'Repaired.', ...form });
  const request = new Request(url, form ? { method: 'POST', body: body as FormData } : {});
  const response = await desk.app.fetch(request, { ip: from });
  return { status: response.status, text: await response.text(), headers: response.headers };
};

test('[REF-14] shows the request in Telugu or English, without script, and nothing of the citizen or of other cases', async () => {
  const { referral, token } = await linked({ subject: 'Culvert & road', request: 'Mend it <b>soon</b>' });
  const page = await ask(`${token}?lang=te`);
  expect(page.status).toBe(200);
  expect(page.text).toContain('Culvert &amp; road');
  expect(page.text).toContain('Mend it &lt;b&gt;soon&lt;/b&gt;');
  expect(page.text).toContain(`${referral.number} కు జవాబు`);
  expect(page.text).toContain('A1 కార్యాలయం');
  const english = await ask(token);
  for (const words of [`Answer to ${referral.number}`, 'Office of A1']) expect(english.text).toContain(words);
  for (const personal of ['Ramulu', '9848012345', String(referral.complaint?.complaint_number), '<script'])
    expect(page.text).not.toContain(personal);
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect([desk.logged.join('').includes(token), desk.logged.join('').includes('/reply/:token')]).toEqual([
    false,
    true,
  ]);
});

test('[GRD-17] an office without letters answers its links with 404, and with them again', async () => {
  const { token } = await linked();
  await desk.put(desk.mla, 'office/uses', { letters: false });
  expect([(await ask(token)).status, (await ask(token, {})).status]).toEqual([404, 404]);
  await desk.put(desk.mla, 'office/uses', { letters: true });
  expect((await ask(token)).status).toBe(200);
});

test('[REF-14] its answer is an inward entry by link, to be accepted like others; of its token a hash is stored', async () => {
  const { referral, token } = await linked();
  const sent = await ask(token, { their_date: '2026-03-01', file: await png() });
  expect([sent.status, sent.text.includes('Thank you')]).toEqual([200, true]);
  expect(await desk.read(referral.id)).toMatchObject({
    state: 'answered',
    replies: [{ action: 'done', text: 'Repaired.', creator: null, inward: { way: 'link' }, file: {} }],
  });
  const entries = await desk.db.select().from(inwardLetters);
  expect(entries.at(-1)).toMatchObject({
    way: 'link',
    creator_id: null,
    is_matched: true,
    their_date: '2026-03-01',
  });
  expect((await desk.act(desk.staff, referral.id, 'accept')).status).toBe(200);
  expect(JSON.stringify(await desk.db.select().from(replyLinks))).not.toContain(token);
});

test('[REF-14] used, expired, withdrawn, answered otherwise, unknown and mistyped: the same 404 page', async () => {
  const [used, withdrawn, answered, expired] = [
    await linked(),
    await linked(),
    await linked(),
    await linked(),
  ];
  expect((await ask(used.token, {})).status).toBe(200);
  await desk.act(desk.mla, withdrawn.referral.id, 'withdraw');
  await desk.answer(answered.referral.id);
  const unknown = ['A'.repeat(22), 'short', `${expired.token}x`, encodeURIComponent(`/${expired.token}`)];
  const now = desk.clock.now;
  const pages = await Promise.all(
    [used, withdrawn, answered].flatMap(({ token }) => [ask(token), ask(token, {})]),
  );
  pages.push(...(await Promise.all(unknown.map((token) => ask(token)))));
  desk.clock.now = new Date(now.getTime() + 60 * 86_400_000);
  pages.push(await ask(expired.token), await ask(expired.token, {}));
  desk.clock.now = now;
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([404]));
  expect(new Set(pages.map(({ text }) => text)).size).toBe(1);
  expect((await ask(expired.token)).status).toBe(200);
});

test('[REF-14] of two who answer at once by one link, one does; a token answers its own referral alone', async () => {
  const [one, other] = [await linked(), await linked()];
  const both = await Promise.all([ask(one.token, {}), ask(one.token, {})]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect((await desk.read(one.referral.id)).replies.length).toBe(1);
  expect((await desk.read(other.referral.id)).state).toBe('sent');
});

test('[REF-14] what lacks or is too large or not what it says is told beside the form, keeps what was typed, and uses nothing up', async () => {
  const { referral, token } = await linked();
  const lacking = await ask(token, { action: '', text: 'We looked into it' });
  expect([lacking.status, lacking.text.includes('We looked into it')]).toEqual([422, true]);
  expect(lacking.text).toContain(errorTexts.required);
  const disguised = new File(['<script>alert(1)</script>'], 'photo.png', { type: 'image/png' });
  const refused = (await ask(token, { file: disguised })).text;
  expect(refused).toContain('Only images, PDF files');
  expect(refused).toContain('photo.png');
  const large = await ask(token, { file: padded(pdf(), 2_200_000) });
  expect([large.status, large.text.includes('2MB size limit')]).toEqual([413, true]);
  expect(await desk.storedFiles()).toHaveLength(1);
  expect((await desk.read(referral.id)).state).toBe('sent');
  expect((await ask(token, {})).status).toBe(200);
});

test('[REF-14] tells what is wrong in the language of the page, at a field of the form', async () => {
  const { token } = await linked();
  const inTelugu = async (form: Record<string, unknown>) => (await ask(`${token}?lang=te`, form)).text;
  expect(await inTelugu({ action: '' })).toContain('ఈ వివరం తప్పనిసరి.');
  expect(await inTelugu({ action: 'sanctioned' })).toContain('మంజూరైన మొత్తాన్ని రూపాయల్లో నమోదు చేయండి.');
  expect(await inTelugu({ is_final: 'false', promised_on: '2020-01-01' })).toContain('ఈ రోజు లేదా తర్వాతి రోజును');
  expect(await inTelugu({ file: padded(pdf(), 2_200_000) })).toContain('ఫైల్ 2 MB పరిమితిని మించింది.');
  const late = await inTelugu({ their_date: '2030-01-01' });
  expect(late).toContain('id="their_date-wrong">మీ లేఖ తేదీ ఈ రోజు తర్వాత ఉండకూడదు.');
  for (const text of Object.values(errorTexts)) expect(late).not.toContain(`-wrong">${text}`);
  expect((await ask(token, { their_date: '2030-01-01' })).text).toContain(
    'The date of your letter cannot be after',
  );
});

test('[REF-14] 30 requests a minute an address', async () => {
  const { token } = await linked();
  const answers = [];
  for (let n = 0; n < 31; n += 1) answers.push((await ask(token, undefined, '203.0.113.9')).status);
  expect([answers.slice(0, 30).every((status) => status === 200), answers[30]]).toEqual([true, 429]);
  expect((await ask(token, undefined, '203.0.113.10')).status).toBe(200);
});

test('[REF-14, REF-02] no link where it is switched off, or the office has no code to enter an answer under', async () => {
  await desk.withCode(null);
  expect((await linked()).token).toBe('');
  const json = { reply_link: true };
  const put = await desk.put(desk.mla, 'referral/settings', json);
  expect(refusalOf(put, 'reply_link')).toEqual(['Give the office a code first.']);
  await desk.withCode('HZB');
  await desk.put(desk.mla, 'referral/settings', { reply_link: null });
  expect((await linked()).token).toBe('');
});
