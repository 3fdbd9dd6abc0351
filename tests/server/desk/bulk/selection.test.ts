import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { tasks } from '#server/desk/schema/tasks.ts';
import { insertMany } from '../../complaints/many.ts';
import { refusal } from '../../persons/causes/office.ts';
import { openBulk } from './office.ts';

const office = await openBulk();
beforeEach(async () => {
  await office.db.delete(tasks);
  await office.db.delete(complaints);
});

const HIGH = { priority: 'high' };
const high = (of: object, by = office.mla) => office.ask('priority', HIGH, { ...of }, by);

test('[DESK-09, DESK-10] filters select what the list finds with them, on any page', async () => {
  const { clock, list, many, mla, post, roads, run, water, recordOf, admin } = office;
  const wanted = await many(12, { category_id: water });
  const [closed = 0] = await many(1, { category_id: water });
  await post(mla, 'complaint/close', { id: closed, message: 'Done' });
  const [other = 0] = await many(1, { category_id: roads });
  const filters = { category: [water], status: 'open', from_date: clock.now.toISOString().slice(0, 10) };
  const { total } = await list(mla, { category: water, status: 'open', page: 1 });
  const work = await run('priority', HIGH, { filters, expected_total: total });
  expect(work.job).toMatchObject({ total: 12, done: 12, refused: 0 });
  for (const [id, priority] of [
    [wanted[0], 'high'] as const,
    [closed, 'normal'] as const,
    [other, 'normal'] as const,
  ])
    expect((await recordOf(id ?? 0, admin)).priority).toBe(priority);
});

test('[DESK-10, LIST-04] words mean what the search finds with them', async () => {
  const { many, run } = office;
  await many(2, { details: '<p>The borewell is dry.</p>' });
  await many(1);
  const work = await run('priority', HIGH, { filters: { term: 'borewell' }, expected_total: 2 });
  expect(work.job.done).toBe(2);
});

test('[DESK-10] of a search that is not counted to its end nothing is done @seldom', async () => {
  await insertMany(office, 1_001);
  const given = { filters: { term: 'no water' }, expected_total: 1_000 };
  expect(refusal(await high(given))).toEqual([422, { filters: [errorTexts.searchTooBroad] }]);
});

test('[DESK-10] another number than was shown is refused, with both written as in India', async () => {
  await office.many(3);
  const { status, body } = await high({ filters: {}, expected_total: 3_412 });
  expect([status, body.message]).toEqual([409, 'The list has changed: 3 instead of 3,412.']);
  expect(body.current).toEqual({ total: 3 });
  const gone = await high({ filters: { status: 'closed' }, expected_total: 3 });
  expect(gone.body.message).toBe('The list has changed: 0 instead of 3.');
  expect(refusal(await high({ filters: {} }))).toEqual([422, { expected_total: [errorTexts.required] }]);
  expect(await office.db.$count(tasks)).toBe(0);
});

test('[DESK-10] nothing, and more than 10,000, are refused @seldom', async () => {
  const nothing = [422, { ids: ['Nothing is selected.'] }];
  expect(refusal(await high({}))).toEqual(nothing);
  expect(refusal(await high({ ids: [] }))).toEqual(nothing);
  expect(refusal(await high({ ids: [999_999] }))).toEqual(nothing);
  expect(refusal(await high({ filters: {}, expected_total: 0 }))).toEqual([
    422,
    { filters: ['Nothing is selected.'] },
  ]);
  const many = Array.from({ length: 10_001 }, (_, index) => index + 1);
  expect(refusal(await high({ ids: many }))).toEqual([422, { ids: ['At most 10,000 at once.'] }]);
  // No roll-ups: only the rows and their facts matter here.
  await office.db.execute(sql`alter table complaints disable trigger user`);
  for (let some = 0; some < 5; some++) await insertMany(office, 2_001);
  await office.db.execute(sql`alter table complaints enable trigger user`);
  await office.db.execute(
    sql`insert into complaint_facts select * from complaint_facts_now on conflict do nothing`,
  );
  expect(refusal(await high({ filters: {}, expected_total: 10_005 }))).toEqual([
    422,
    { filters: ['At most 10,000 at once.'] },
  ]);
  const dry = await high({ filters: { status: 'closed' }, expected_total: 0, dry_run: true });
  expect(refusal(dry)).toEqual([422, { filters: ['Nothing is selected.'] }]);
});

test("[SCOPE-08, LIST-12] neither ids nor filters select complaints outside the caller's scope", async () => {
  const { admin, many, mla, otherMla, places, staff, run } = office;
  const [here = 0] = await many(1);
  const [own = 0] = await many(1, {}, staff);
  const [there = 0] = await many(1, places.V4, admin);
  const ids = [here, own, there];
  const totals = async (by: typeof mla) => [
    (await run('priority', HIGH, { ids }, by)).job.total,
    (await high({ filters: {}, expected_total: 1, dry_run: true }, by)).status,
  ];
  expect(await totals(otherMla)).toEqual([1, 200]);
  expect(await totals(staff)).toEqual([1, 200]);
  expect(await totals(mla)).toEqual([2, 409]);
});

test('[DESK-10, SCOPE-08] of ids that were shown one is of another constituency by now: it is not there, and the number tells', async () => {
  const { admin, db, many, places, recordOf } = office;
  const [here = 0] = await many(1);
  const [there = 0] = await many(1, places.V4, admin);
  for (const dry_run of [true, false]) {
    const { status, body } = await high({ ids: [here, there], expected_total: 2, dry_run });
    expect([status, body.message]).toEqual([409, 'The list has changed: 1 instead of 2.']);
    expect(body.current).toEqual({ total: 1 });
  }
  expect(await db.$count(tasks)).toBe(0);
  expect((await recordOf(here)).priority).toBe('normal');
  expect((await high({ ids: [here, there], expected_total: 1 })).status).toBe(200);
});

test.each([
  ['assign', {}, { staff_id: [errorTexts.required] }],
  ['assign', { staff_id: 999_999 }, { staff_id: [errorTexts.notChoice] }],
  ['category', { category_id: 999_999 }, { category_id: [errorTexts.notChoice] }],
  ['priority', { priority: 'now' }, { priority: [errorTexts.notChoice] }],
  ['followup', { on: '2026-03-02' }, { on: [errorTexts.followUpTooEarly] }],
  ['followup', { on: '2027-12-02' }, { on: [errorTexts.dayTooFar] }],
  ['cause', { cause_id: 999_999 }, { cause_id: [errorTexts.unknownChoice] }],
  ['answer', { message: ' ' }, { message: [errorTexts.required] }],
  ['resolve', {}, { message: [errorTexts.required] }],
  ['export', { format: 'pdf' }, { format: [errorTexts.notChoice] }],
])('[DESK-10, API-04] %s with %j is refused under its field', async (action, params, errors) => {
  const ids = await office.many(1);
  for (const dry_run of [true, false])
    expect(refusal(await office.ask(action, params, { ids, dry_run }))).toEqual([422, errors]);
});

test('[DESK-10] a filter that lists do not have is refused, since fewer filters would find more', async () => {
  await office.many(1);
  const given = { filters: { categorie: office.water }, expected_total: 1 };
  expect(refusal(await high(given))).toEqual([422, { filters: [errorTexts.invalid] }]);
});

test('[GRD-11] sent again under its key, it is done once, though its filters find nothing any more', async () => {
  const { history, many, mla, send, staff } = office;
  const ids = await many(2);
  const json = {
    action: 'assign',
    params: { staff_id: staff.id },
    filters: { staff_id: 'none' },
    expected_total: 2,
  };
  const again = () =>
    send('POST', 'bulk', { token: mla.token, json, headers: { 'Idempotency-Key': 'a-key-of-this-test' } });
  const [first, second] = [await again(), await again()];
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.body.job).toMatchObject({ id: (first.body.job as { id: number }).id });
  expect(await office.db.$count(tasks)).toBe(1);
  expect(await history(mla, ids[0] ?? 0)).toEqual(['Assigned to sunitha']);
});

test('[GRD-15] one’s own work of a week is listed, newest first; that of others does not exist', async () => {
  const { admin, get, many, mla, mp, run, clock } = office;
  const began = clock.now;
  const ids = await many(2);
  const one = await run('priority', HIGH, { ids });
  const two = await run('priority', { priority: 'urgent' }, { ids });
  const listed = async (by: typeof mla) => (await get(by, 'bulk')).body.data?.map(({ id }) => id);
  expect(await listed(mla)).toEqual([two.id, one.id]);
  expect(await listed(mp)).toEqual([]);
  expect((await get(mp, `bulk/${one.id}`)).status).toBe(404);
  expect((await get(admin, `bulk/${one.id}`)).body).toMatchObject({ id: one.id, action: 'priority' });
  clock.now = new Date(began.getTime() + 8 * 86_400_000);
  expect(await listed(mla)).toEqual([]);
  clock.now = began;
});
