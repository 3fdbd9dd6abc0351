import { expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import type { ReferralFigures } from '#contract/letters/referralFigures.ts';
import { refusalOf } from '../../complaints/desk.ts';
import { compact, printed } from '../../kernel/pdf/printed.ts';
import { openReferrals } from './office.ts';

const desk = await openReferrals();
const [late, soon] = [await desk.sent({ due_on: '2026-03-03' }), await desk.sent({ due_on: '2026-03-30' })];
const water = await desk.sent({ due_on: '2026-03-10', contact_ids: [desk.sita] });
const quick = await desk.sent();
await desk.drafted();
const roads = [late.id, soon.id];
desk.clock.now = new Date('2026-03-06T06:30:00Z');
await desk.done(desk.answer(quick.id));
desk.clock.now = new Date('2026-03-12T06:30:00Z');
await desk.done(desk.answer(water.id));
desk.clock.now = new Date('2026-03-16T06:30:00Z');
const waiting = async (query: string, by = desk.dispatcher) =>
  (await desk.get(by, `referral/waiting?${query}`)).body;

test('[REF-15] what departments are waited for, oldest due day first, by department, officer and age', async () => {
  expect(await waiting('')).toMatchObject({
    total: 2,
    data: [
      { id: roads[0], overdue: true, days: 14 },
      { id: roads[1], overdue: false },
    ],
  });
  expect((await waiting(`category_id=${desk.roadsDepartment}`)).total).toBe(2);
  expect((await waiting(`category_id=${desk.waterDepartment}`)).total).toBe(0);
  expect((await waiting(`contact_id=${desk.ravi}&overdue=1`)).data).toMatchObject([{ id: roads[0] }]);
  expect((await waiting('per_page=1&page=2')).data).toMatchObject([{ id: roads[1] }]);
});

test('[REF-15, SCOPE-08] staff have those of their own grievances; another office has none of them', async () => {
  expect((await waiting('', desk.staff)).total).toBe(2);
  expect((await waiting('', desk.colleague)).total).toBe(0);
  expect((await waiting('', desk.otherMla)).total).toBe(0);
  expect((await waiting(`office_id=${desk.officeId}`, desk.admin)).total).toBe(2);
  expect((await desk.get(desk.otherMla, `referral/waiting?office_id=${desk.officeId}`)).status).toBe(404);
});

test('[REF-15] per officer asked, answered, overdue and the median of working days; per department what waits', async () => {
  const figures = (await desk.get(desk.mla, 'referral/figures')).body as unknown as ReferralFigures;
  expect(figures.departments).toMatchObject([
    { department: { name: 'Roads and Buildings' }, waiting: 2, overdue: 1 },
  ]);
  expect(figures.officers).toMatchObject([
    { name: 'Ravi', asked: 3, answered: 1, overdue: 1, median_days: 4 },
    { name: 'Sita', asked: 1, answered: 1, overdue: 0, median_days: 9 },
  ]);
});

test('[REF-15] the department with most overdue referrals comes first', async () => {
  const more = [];
  for (const due_on of ['2026-03-27', '2026-03-27', '2026-03-27'])
    more.push(await desk.sent({ due_on, contact_ids: [desk.sita] }));
  const figures = (await desk.get(desk.mla, 'referral/figures')).body as unknown as ReferralFigures;
  expect(figures.departments).toMatchObject([
    { department: { name: 'Roads and Buildings' }, overdue: 1 },
    { department: { name: 'Rural Water Supply' }, waiting: 3, overdue: 0 },
  ]);
  for (const { id } of more) expect(await desk.act(desk.mla, id, 'withdraw')).toMatchObject({ status: 200 });
});

test('[REF-15] the three columns of a newcomer', async () => {
  const stage = async (name: string) => (await desk.get(desk.mla, `referral?stage=${name}`)).body.total;
  expect([await stage('to_send'), await stage('waiting'), await stage('answered')]).toEqual([1, 2, 2]);
});

test('[REF-09] due days follow from way and department, the nearest that is set; null gives one back', async () => {
  const put = (json: Record<string, unknown>, by = desk.mla) => desk.put(by, 'referral/settings', json);
  const row = { category_id: desk.roadsDepartment, email: 3 };
  expect(await put({ days: [row, { category_id: null, email: 5, letter: 20 }] })).toMatchObject({
    status: 200,
    body: {
      days: [
        { category_id: null, email: { value: 5, from: 'own' }, phone: { value: 15, from: 'default' } },
        { category_id: desk.roadsDepartment, email: { value: 3 }, letter: { value: 20, from: 'own' } },
        { category_id: desk.waterDepartment, email: { value: 5 } },
      ],
    },
  });
  expect((await desk.sent({ way: 'email' })).due_on).toBe('2026-03-19');
  expect((await desk.sent({ way: 'email', contact_ids: [desk.sita] })).due_on).toBe('2026-03-21');
  await put({ days: [{ ...row, email: null }] });
  expect((await desk.sent({ way: 'email' })).due_on).toBe('2026-03-21');
  expect(refusalOf(await put({ days: [{ category_id: 999_999, email: 2 }] }), 'days')).toEqual([
    errorTexts.unknownChoice,
  ]);
  expect((await put({ by_itself: true }, desk.staff)).status).toBe(403);
});

test('[REF-15] the review sheet of a department lists what it owes, for users who send or answer for the office', async () => {
  expect((await desk.post(desk.staff, 'referral/review', {})).status).toBe(403);
  const { body } = await desk.post(desk.dispatcher, 'referral/review', { category_id: desk.roadsDepartment });
  const open = (url: string) => desk.app.fetch(new Request(`http://localhost${url}`));
  for (let times = 0; times < 2; times += 1) {
    const file = await open(String(body.url));
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const text = (await printed(new Uint8Array(await file.arrayBuffer()))).pages.join('');
    for (const words of ['Roads and Buildings', 'Broken road', '02-03-2026', '03-03-2026'])
      expect(text).toContain(compact(words));
  }
  expect((await open(`${String(body.url).split('?')[0]}?expires=1&signature=x`)).status).toBe(404);
});

test('[REF-15] the review sheets of all departments are one PDF, in the language of the office, with outward numbers', async () => {
  const review = async (json: Record<string, unknown>) => {
    const { body } = await desk.post(desk.dispatcher, 'referral/review', json);
    const file = await desk.app.fetch(new Request(`http://localhost${body.url}`));
    return (await printed(new Uint8Array(await file.arrayBuffer()))).pages;
  };
  const asked = await desk.sent({ contact_ids: [desk.sita], subject: 'Dry tap', due_on: '2026-03-30' });
  const [roadsPage, waterPage, ...others] = await review({ all: true, language: 'te' });
  expect(others).toEqual([]);
  for (const words of ['Roads and Buildings', 'జావక నం.', 'సమాధానం, చర్య', '16-03-2026 నాటికి', 'HZB/GR/2026/0001'])
    expect(roadsPage).toContain(compact(words));
  expect(waterPage).toContain(compact('Rural Water Supply'));
  expect(waterPage).toContain(compact(String(asked.letter?.number)));
  const te = { subject: 'విషయం', body: 'పాఠ్యం' };
  const template = { kind: 'referral', name: 'x', language: 'te', texts: { te } };
  const made = await desk.post(desk.mla, 'letter/template', template);
  expect((await review({ category_id: desk.roadsDepartment }))[0]).toContain(compact('జావక నం.'));
  await desk.remove(desk.mla, `letter/template/${made.body.id}`);
});
