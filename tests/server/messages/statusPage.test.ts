import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { complaintClocks } from '#server/deadlines/schema/clocks.ts';
import { sensitiveComplaints, statusLinks } from '#server/messages/schema/citizens.ts';
import { waitingReferrals } from '#server/public/status/find.ts';
import { openStatus } from './statusPage.ts';

const office = await openStatus();
beforeEach(() => office.fresh());

const recorded = async (given: Record<string, unknown> = {}) => {
  const id = await office.record({
    location: JSON.stringify({ latitude: 17.385, longitude: 78.486 }),
    ...given,
  });
  return { id, token: await office.link(id) };
};
const shown = async (token: string) => {
  const page = await office.ask(`${token}?lang=en`);
  expect(page.status).toBe(200);
  return page.text;
};

test('[MSG-18, MSG-07] shows number, category, day, step and when it is expected, with the notice, in three languages; nothing of anybody', async () => {
  const { id, token } = await recorded({ staff_id: '' });
  const record = await office.shown(id);
  await office.desk.db
    .update(complaintClocks)
    .set({ due_on: '2026-06-20' })
    .where(eq(complaintClocks.complaint_id, id));
  const pages = await Promise.all(['en', 'te', 'hi'].map((lang) => office.ask(`${token}?lang=${lang}`)));
  const [en = '', te = '', hi = ''] = pages.map(({ text }) => text);
  for (const text of [en, te, hi]) {
    for (const told of [String(record.complaint_number), 'Roads', '01-06-2026', '20-06-2026'])
      expect(text).toContain(told);
    for (const hidden of ['Ramulu', '9848012345', '17.385', 'road is broken', '<script', 'http'])
      expect(text).not.toContain(hidden);
    expect(Buffer.byteLength(text)).toBeLessThan(15_000);
  }
  expect([
    en.includes('The office has received it.'),
    te.includes('కార్యాలయానికి అందింది'),
    hi.includes('मिल गई'),
  ]).toEqual([true, true, true]);
  expect(en).toContain('Data Protection Board of India');
  expect((await office.ask(token)).text).toContain('<html lang="te">');
});

test('[MSG-18] opens by a link behind which a sign was copied along', async () => {
  const { token } = await recorded();
  for (const sign of ['.', ',', ')', '।', '%E0%A5%A4', '…', '">', '_', '/'])
    expect([sign, (await office.ask(`${token}${sign}?lang=en`)).status]).toEqual([sign, 200]);
  for (const other of [`${token}x`, token.slice(0, 21), `.${token}`])
    expect([other, (await office.ask(other)).status]).toEqual([other, 404]);
  expect((await office.say(`${token}.`, 'call')).status).not.toBe(404);
});

test('[MSG-18] is not cached or indexed, and sends no referrer to other hosts', async () => {
  const { token } = await recorded();
  for (const path of [token, 'A'.repeat(22)]) {
    const { headers, text } = await office.ask(path);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect(text).toContain('<meta name="robots" content="noindex, nofollow">');
  }
  const logged = office.desk.logged.join('');
  expect([logged.includes(token), logged.includes('/s/:token')]).toEqual([false, true]);
});

test('[MSG-18] tells each step in plain words: with the office, with the department since, answered, closed, and where it was merged into', async () => {
  const { id, token } = await recorded();
  const { desk } = office;
  await desk.db.update(complaints).set({ status: 'reviewed' }).where(eq(complaints.id, id));
  expect(await shown(token)).toContain('The office is working on it.');
  await desk.db.execute(
    `insert into referrals (office_id, number, complaint_id, way, subject, request, state, sent_at)
     select min(id), 1, ${id}, 'letter', '', '', 'sent', '2026-06-03T04:30:00Z' from offices`,
  );
  expect(await shown(token)).toContain('It is with the department since 03-06-2026.');
  await desk.db.execute(`update referrals set state = 'accepted' where complaint_id = ${id}`);
  await desk.db.update(complaints).set({ status: 'responded' }).where(eq(complaints.id, id));
  expect(await shown(token)).toContain('The office has answered you.');
  const other = await recorded({ details: '<p>The same road.</p>' });
  const merging = await desk.post(desk.mla, 'complaint/merge', { source_ids: [other.id], target_id: id });
  expect(merging).toMatchObject({ status: 200 });
  expect(await shown(other.token)).toContain('The office has answered you.');
  expect((await office.close(desk.staff, id)).status).toBe(200);
  expect(await shown(token)).toContain('It was closed on 01-06-2026.');
  expect(await shown(token)).not.toContain('Expected by');
});

test('[MSG-18] finds referrals of a complaint or of its cause by indexes', async () => {
  const { db } = office.desk;
  const { id } = await recorded();
  // With a real number of referrals: most waiting ones belong to other complaints.
  await db.execute(sql`insert into referrals (office_id, number, complaint_id, way, subject, request, state, sent_at)
    select (select min(id) from offices), n, ${id}, 'letter', '', '', 'sent', now() from generate_series(1, 3000) n`);
  await db.execute(sql`analyze referrals`);
  const { rows } = await db.execute(sql`explain ${waitingReferrals(db, id + 1).getSQL()}`);
  await db.execute(sql`delete from referrals`);
  const plan = JSON.stringify(rows);
  for (const by of ['BitmapOr', 'referrals_by_complaint', 'referrals_by_cause']) expect(plan).toContain(by);
  expect(plan).not.toContain('SubPlan');
});

test('[MSG-18, MSG-20] unknown, revoked, erased, deleted and sensitive: the same 404 page, also for actions; a person who asked for one sees no category', async () => {
  const { desk } = office;
  const [revoked, erased, deleted, sensitive, asked] = [
    await recorded(),
    await recorded(),
    await recorded(),
    await recorded(),
    await recorded(),
  ];
  await desk.db.delete(statusLinks).where(eq(statusLinks.complaint_id, revoked.id));
  await desk.db.update(complaints).set({ erased_at: desk.clock.now }).where(eq(complaints.id, erased.id));
  await desk.db.delete(complaints).where(eq(complaints.id, deleted.id));
  await desk.db
    .insert(sensitiveComplaints)
    .values([{ complaint_id: sensitive.id }, { complaint_id: asked.id, status_page: true }]);
  const gone = ['A'.repeat(22), revoked.token, erased.token, deleted.token, sensitive.token];
  const pages = await Promise.all(
    gone.flatMap((token) => [office.ask(token), office.say(`${token}?lang=te&`, 'call')]),
  );
  pages.push(
    await office.ask('A'.repeat(21)),
    await office.ask(''),
    await office.ask('a/b'),
    await office.ask('%00'),
  );
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([404]));
  expect(new Set(pages.map(({ text }) => text)).size).toBe(1);
  expect(new Set(pages.map(({ headers }) => [...headers.keys()].join())).size).toBe(1);
  const page = await office.ask(`${asked.token}?lang=en`);
  expect([page.status, page.text.includes('Roads'), page.text.includes('Category')]).toEqual([
    200,
    false,
    false,
  ]);
});

test('[MSG-18] a wrong length or alphabet is 404 without a call of the database', async () => {
  const { desk } = office;
  const query = vi.spyOn(desk.db, 'select');
  const begun = vi.spyOn(desk.db, 'transaction');
  for (const token of [
    'A'.repeat(21),
    'A'.repeat(23),
    `${'A'.repeat(21)}.`,
    `${'A'.repeat(21)}%20`,
    'ఆ'.repeat(22),
  ]) {
    expect((await office.ask(token)).status).toBe(404);
    expect((await office.ask(token, { digits: '2345', action: 'call' })).status).toBe(404);
  }
  expect([query.mock.calls.length, begun.mock.calls.length]).toEqual([0, 0]);
  await office.ask('A'.repeat(22));
  expect(query.mock.calls.length).toBeGreaterThan(0);
  vi.restoreAllMocks();
});

test('[MSG-18] 30 a minute an address, counted with the tries of other public pages', async () => {
  const { token } = await recorded();
  const from = '203.0.113.77';
  const reply = new Request('http://localhost/api/v1/reply/nothing');
  expect((await office.desk.app.fetch(reply, { ip: from })).status).toBe(404);
  const answers = [];
  for (let n = 0; n < 30; n += 1) answers.push((await office.ask(token, undefined, from)).status);
  expect([answers.slice(0, 29).every((status) => status === 200), answers[29]]).toEqual([true, 429]);
  expect((await office.ask(token, undefined, '203.0.113.78')).status).toBe(200);
});
