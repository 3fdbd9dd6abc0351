import { readSheet } from 'read-excel-file/universal';
import { beforeEach, expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import type { InwardRecord } from '#contract/letters/inward.ts';
import { inwardLetters } from '#server/letters/schema/letters.ts';
import { refusalOf } from '../../complaints/desk.ts';
import { compact, printed } from '../../kernel/pdf/printed.ts';
import { openReferrals } from './office.ts';

const desk = await openReferrals();
beforeEach(() => desk.withCode('HZB'));

const enter = (given: object = {}, by = desk.dispatcher) =>
  desk.post(by, 'register/inward', {
    sender: 'Collectorate',
    way: 'letter',
    subject: 'Your letter',
    ...given,
  });
const entered = async (given: object = {}) => {
  const { status, body } = await enter(given);
  expect(status).toBe(201);
  return body as unknown as InwardRecord;
};
const match = (id: number, json: object) =>
  desk.post(desk.dispatcher, `register/inward/${id}/match`, { ...json });
const answer = { is_final: true, action: 'done', text: 'The work is done.' };

test('[REF-10] numbers of one office and year rise without a gap, also of fifty at once', async () => {
  const first = await entered({ their_number: 'RC/12', their_date: '2026-02-20', received_on: '2026-03-01' });
  expect(first).toMatchObject({
    ...{ number: 'HZB/IN/2026/0001', sender: 'Collectorate', is_matched: false, received_on: '2026-03-01' },
    creator: { id: desk.dispatcher.id },
  });
  const all = await Promise.all(Array.from({ length: 50 }, () => entered()));
  const numbers = all.map(({ number }) => Number(number.split('/').at(-1))).sort((one, two) => one - two);
  expect(numbers).toEqual(Array.from({ length: 50 }, (_, at) => at + 2));
});

test('[REF-10] is refused for days that cannot be, nobody, and an office without a code, leaving no gap', async () => {
  const before = (await entered()).number;
  const refused = async (given: object, field: string) => refusalOf(await enter(given), field);
  expect(await refused({ received_on: '2026-03-03' }, 'received_on')).toEqual([errorTexts.receivedInFuture]);
  const days = { received_on: '2026-03-01', their_date: '2026-03-02' };
  expect(await refused(days, 'received_on')).toEqual([errorTexts.receivedBeforeWritten]);
  expect(await refused({ sender: null }, 'sender')).toEqual([errorTexts.required]);
  expect(await refused({ contact_id: 999_999 }, 'contact_id')).toEqual([errorTexts.unknownChoice]);
  await desk.withCode(null);
  expect(await refused({}, 'code')).toEqual(['Give the office a code first.']);
  await desk.withCode('HZB');
  const next = Number((await entered()).number.slice(-4));
  expect(next).toBe(Number(before.slice(-4)) + 1);
});

test('[REF-10, GRD-02] the register is for users who dispatch letters, and of their own office only', async () => {
  const { id, number } = await entered();
  expect((await desk.get(desk.staff, 'register/inward')).status).toBe(403);
  expect((await enter({}, desk.staff)).status).toBe(403);
  expect((await desk.get(desk.otherMla, `register/inward/${id}`)).status).toBe(404);
  expect((await desk.get(desk.otherMla, 'register/inward')).body.data).toEqual([]);
  const found = await desk.get(desk.mla, `register/inward?number=${number.toLowerCase()}`);
  expect(found.body).toMatchObject({ total: 1, data: [{ id }] });
  const page = await desk.get(desk.mla, 'register/inward?per_page=5&from_date=2026-03-01&to_date=2026-03-02');
  expect(page.body.data?.length).toBe(5);
});

test('[REF-10] offers those whose number, letter or grievance it names, then the longest open of the department', async () => {
  const [late, named, other] = [
    await desk.sent({ due_on: '2026-03-05' }),
    await desk.sent({ due_on: '2026-03-30' }),
    await desk.sent({ due_on: '2026-03-09', contact_ids: [desk.sita] }),
  ];
  const subject = `Reply to your request ${named.number.toLowerCase()}`;
  const { offers } = await entered({ contact_id: desk.ravi, sender: null, subject });
  const offered = offers.map(({ by, referral }) => [by, referral.id]);
  expect(offered.slice(0, 2)).toEqual([
    ['number', named.id],
    ['department', late.id],
  ]);
  expect(offers.map(({ referral }) => referral.id)).not.toContain(other.id);
  const note = `On grievance ${other.complaint?.complaint_number}`;
  expect((await entered({ note })).offers).toMatchObject([{ by: 'number', referral: { id: other.id } }]);
});

test('[REF-10] one letter answers several referrals, once', async () => {
  const [one, two] = [await desk.sent(), await desk.sent({ contact_ids: [desk.sita] })];
  const { id } = await entered();
  const waiting = () => desk.get(desk.mla, 'register/inward?unmatched=1&per_page=100');
  expect((await waiting()).body.data?.map((row) => row.id)).toContain(id);
  const matched = await match(id, { referral_ids: [one.id, two.id], ...answer });
  expect(matched.body).toMatchObject({
    ...{ is_matched: true, offers: [] },
    referrals: [{ id: one.id, number: one.letter?.number }, { id: two.id }],
  });
  for (const each of [one, two])
    expect(await desk.read(each.id)).toMatchObject({ state: 'answered', replies: [{ inward: { id } }] });
  expect((await waiting()).body.data?.map((row) => row.id)).not.toContain(id);
  expect(refusalOf(await match(id, { referral_ids: [one.id], ...answer }), 'id')).toEqual([
    errorTexts.alreadyMatched,
  ]);
});

test('[REF-10] is entered and matched by one call, all or nothing', async () => {
  const [one, over] = [await desk.sent(), await desk.sent()];
  await desk.act(desk.mla, over.id, 'withdraw');
  const enter = (json: object) =>
    desk.post(desk.mla, 'register/inward', {
      sender: 'R and B',
      subject: 'Your road',
      way: 'letter',
      ...json,
    });
  const before = await desk.db.$count(inwardLetters);
  const refused = await enter({ referral_ids: [one.id, over.id], ...answer });
  expect(refusalOf(refused, 'referral_ids')).toEqual([errorTexts.referralNotWaiting]);
  expect(refusalOf(await enter({ referral_ids: [one.id] }), 'text')).toEqual([errorTexts.required]);
  expect(await desk.db.$count(inwardLetters)).toBe(before);
  const { status, body } = await enter({ referral_ids: [one.id], ...answer });
  expect([status, body]).toMatchObject([201, { is_matched: true, referrals: [{ id: one.id }] }]);
  expect(await desk.read(one.id)).toMatchObject({
    state: 'answered',
    replies: [{ inward: { id: body.id } }],
  });
});

test('[REF-10] the register is searched by numbers, sender, subject and note', async () => {
  const { id, number } = await entered({
    ...{
      sender: 'Tahsil of Jammikunta',
      subject: 'Grievance day',
      their_number: 'C/77',
      note: 'By the peon',
    },
  });
  const found = async (keyword: string) =>
    (
      await desk.get(desk.mla, `register/inward?keyword=${encodeURIComponent(keyword)}&per_page=100`)
    ).body.data?.map((row) => row.id);
  for (const word of [number, 'c/77', 'jammi', 'grievance D', 'peon'])
    expect([word, await found(String(word))]).toEqual([word, [id]]);
  expect(await found('nothing like it')).toEqual([]);
});

test('[REF-10] without a referral it answers none; what does not wait or is elsewhere is refused, and nothing stays of it', async () => {
  const [waits, over] = [await desk.sent(), await desk.sent()];
  await desk.act(desk.mla, over.id, 'withdraw');
  const { id } = await entered();
  const refused = async (json: object) => refusalOf(await match(id, { ...answer, ...json }), 'referral_ids');
  expect(await refused({ referral_ids: [waits.id, over.id] })).toEqual([errorTexts.referralNotWaiting]);
  expect(await refused({ referral_ids: [999_999] })).toEqual([errorTexts.unknownChoice]);
  expect(refusalOf(await match(id, { referral_ids: [waits.id] }), 'text')).toEqual([errorTexts.required]);
  expect((await desk.read(waits.id)).state).toBe('sent');
  expect((await match(id, { referral_ids: [] })).body).toMatchObject({ is_matched: true, referrals: [] });
});

const unmatch = (id: number, by = desk.dispatcher) => desk.post(by, `register/inward/${id}/unmatch`, {});

test('[REF-10] a match is undone: the referral waits as before, its timeline says so, the paper is to be matched again', async () => {
  const { id, due_on, complaint } = await desk.sent();
  const before = await desk.read(id);
  const letter = await entered();
  await match(letter.id, { referral_ids: [id], is_final: false, promised_on: '2026-05-01', text: 'Soon.' });
  expect(await desk.read(id)).toMatchObject({ state: 'interim', due_on: '2026-05-01' });
  expect((await unmatch(letter.id)).body).toMatchObject({
    ...{ is_matched: false, referrals: [] },
    taken_out: {
      is_final: false,
      promised_on: '2026-05-01',
      text: 'Soon.',
      referrals: [{ id, state: 'sent' }],
    },
  });
  expect(await desk.read(id)).toMatchObject({
    state: 'sent',
    due_on,
    replies: [],
    reminders: before.reminders,
  });
  const { body } = await desk.get(desk.mla, `complaint/timeline?complaint_id=${complaint?.id}`);
  expect(body.data?.[0]).toMatchObject({ action: 'referralUnmatched' });
  const again = await match(letter.id, { referral_ids: [id], ...answer });
  expect(again.body).toMatchObject({ is_matched: true, referrals: [{ id }] });
  expect((await desk.read(id)).state).toBe('answered');
});

test('[REF-10] a match with no referral is undone, too; one of others, not matched or decided of is not', async () => {
  const none = await entered();
  expect(refusalOf(await unmatch(none.id), 'id')).toEqual([errorTexts.notMatched]);
  await match(none.id, { referral_ids: [] });
  expect((await unmatch(none.id, desk.staff)).status).toBe(403);
  expect((await unmatch(none.id, desk.otherMla)).status).toBe(404);
  expect((await unmatch(none.id)).body).toMatchObject({ is_matched: false, taken_out: null });
  const { id } = await desk.sent();
  await match(none.id, { referral_ids: [id], ...answer });
  await desk.done(desk.act(desk.mla, id, 'accept'));
  expect(refusalOf(await unmatch(none.id), 'state')).toEqual([errorTexts.matchDecided]);
  expect(await desk.read(id)).toMatchObject({ state: 'accepted', replies: [{ inward: { id: none.id } }] });
});

test('[REF-10] undoing a match takes back the draft to the officer to whom it was sent on', async () => {
  const { id } = await desk.sent();
  const letter = await entered();
  const on = { is_final: true, action: 'sent_on', sent_on_to: desk.sita, text: 'Ask them.' };
  await match(letter.id, { referral_ids: [id], ...on });
  const drafts = async () => (await desk.get(desk.mla, 'referral?stage=to_send')).body.total;
  const before = Number(await drafts());
  expect((await unmatch(letter.id)).body.taken_out).toMatchObject({
    ...{ action: 'sent_on', reason: null, sent_on_to: desk.sita, text: 'Ask them.' },
  });
  expect(await drafts()).toBe(before - 1);
});

test('[REF-10] what waits is found by number, name and text, and cut to a department, the longest due first', async () => {
  const request = 'The sluice of the big tank leaks.';
  const late = await desk.sent({ due_on: '2026-03-04', request });
  const early = await desk.sent(
    { due_on: '2026-03-03', request, contact_ids: [desk.sita] },
    { name: 'Yakub Pasha' },
  );
  const found = async (query: object, by = desk.dispatcher) => {
    const parameters = new URLSearchParams({ ...query });
    return (await desk.get(by, `referral/waiting?${parameters}`)).body.data?.map(({ id }) => id);
  };
  expect(await found({ term: 'SLUICE' })).toEqual([early.id, late.id]);
  expect(await found({ term: 'sluice', category_id: String(desk.roadsDepartment) })).toEqual([late.id]);
  for (const term of [early.number.toLowerCase(), early.complaint?.complaint_number, early.letter?.number])
    expect(await found({ term })).toEqual([early.id]);
  const [code = '', shown = ''] = [early.letter?.number ?? '', early.complaint?.complaint_number ?? ''];
  const bare = (number: string) => number.replace(/([-/])0+(\d+)$/, '$1$2');
  for (const term of [
    `#${bare(shown)}.`,
    shown.replace('-', '–'),
    `${bare(early.number)},`,
    `${bare(code)}.`,
  ])
    expect([term, await found({ term })]).toEqual([term, [early.id]]);
  expect(await found({ term: 'sita' })).toContain(early.id);
  expect(await found({ term: 'yakub' }, desk.mla)).toEqual([early.id]);
  expect(await found({ term: '%' })).toEqual([]);
});

test('[REF-07, REF-10] the register of a period is a PDF, an Excel file and a csv, in the order of its days', async () => {
  const { id, letter } = await desk.sent();
  const answered = await entered({ sender: 'Late', received_on: '2026-02-27', their_number: 'RC/7' });
  await match(answered.id, { referral_ids: [id], ...answer });
  const early = await entered({ sender: 'Early', received_on: '2026-02-26', subject: '=cmd|x' });
  const of = async (format: string) => {
    const period = `from_date=2026-02-26&to_date=2026-02-27&language=en`;
    const { body } = await desk.get(desk.mla, `register/inward?export=yes&format=${format}&${period}`);
    expect(body).toMatchObject({ data: [], total: 2 });
    return (await desk.app.fetch(new Request(`http://localhost${body.link}`))).arrayBuffer();
  };
  const rows = await readSheet(new Blob([await of('xlsx')]));
  expect(rows.map(([each]) => each)).toEqual(['Number', early.number, answered.number]);
  expect(rows[2]?.slice(1, 4)).toEqual([new Date('2026-02-27T00:00:00Z'), 'Late', 'RC/7']);
  expect(rows[2]?.[7]).toBe(letter?.number);
  const { pages } = await printed(new Uint8Array(await of('pdf')));
  for (const words of ['Inward register', '26-02-2026 to 27-02-2026', early.number, 'To be matched'])
    expect(pages[0]).toContain(compact(words));
  expect(Buffer.from(await of('csv')).toString()).toContain("'=cmd|x");
  expect((await desk.get(desk.staff, 'register/inward?export=yes')).status).toBe(403);
});
