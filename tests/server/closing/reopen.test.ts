import { readFileSync } from 'node:fs';
import { isNotNull, isNull, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OfficeSettings } from '#contract/capabilities/officeSettings.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { refusalOf } from '../complaints/desk.ts';
import { openClosing } from './office.ts';

const OVER = ['This grievance can no longer be reopened. Record a new one that refers to it.'];

const LIMIT = { reopen_max: 2, reopen_days: 30 };

const office = await openClosing();
beforeEach(() => office.fresh(0, LIMIT));

describe('[DET-06, REF-20] without a limit of the office', () => {
  beforeEach(() => office.fresh(0));

  test('a grievance is reopened as often as somebody asks, a year after its closing too', async () => {
    const { desk, at, close, closed, reopen } = office;
    const id = await closed();
    for (const day of ['2026-06-02', '2026-06-03', '2026-06-04', '2027-06-30']) {
      at(day);
      expect((await desk.get(desk.staff, `complaint/${id}`)).body.closing).toMatchObject({
        may_reopen: true,
      });
      expect((await reopen(desk.staff, id)).status).toBe(200);
      await close(desk.staff, id);
    }
  });

  test('days alone end it, and a number alone counts every reopening', async () => {
    const { desk, at, close, closed, reopen, set } = office;
    await set(0, { reopen_days: 5 });
    const [often, late] = [await closed(), await closed()];
    for (let nth = 0; nth < 4; nth += 1) {
      expect((await reopen(desk.mla, often)).status).toBe(200);
      await close(desk.mla, often);
    }
    at('2026-06-07');
    expect(refusalOf(await reopen(desk.mla, late), 'closing')).toEqual(OVER);
    await set(0, { reopen_days: null, reopen_max: 4 });
    at('2027-06-07');
    expect((await reopen(desk.mla, late)).status).toBe(200);
    expect(refusalOf(await reopen(desk.mla, often), 'closing')).toEqual(OVER);
  });
});

test('[REF-20] the migration gives 30 days to an office with a number of its own and days nowhere', async () => {
  const { desk } = office;
  const folder = 'server/kernel/db/migrations';
  const fill = readFileSync(`${folder}/0043_closing_days.sql`, 'utf8');
  const settle = async (ofState: object, own: object) => {
    const isState = isNull(offices.parliament_id);
    await desk.db.update(offices).set({ settings: {} });
    await desk.db
      .update(offices)
      .set({ settings: { closing: ofState } })
      .where(isState);
    await desk.db
      .update(offices)
      .set({ settings: { closing: own } })
      .where(isNotNull(offices.assembly_id));
    await desk.db.execute(sql.raw(fill));
    const { body } = await desk.get(desk.mla, 'office/settings');
    const { reopen_max, reopen_days } = (body as unknown as OfficeSettings).closing;
    return [reopen_max.value, reopen_days.value];
  };
  expect(await settle({}, { reopen_max: 3 })).toEqual([3, 30]);
  expect(await settle({}, { reopen_max: 3, reopen_days: 7 })).toEqual([3, 7]);
  expect(await settle({ reopen_days: 60 }, { reopen_max: 3 })).toEqual([3, 60]);
  expect(await settle({ reopen_max: 4 }, {})).toEqual([4, 30]);
  expect(await settle({}, { reopen_days: 7 })).toEqual([null, 7]);
  expect(await settle({}, { second_approval: true })).toEqual([null, null]);
});

test('[REF-20, GRD-04] reason and note are kept, and null without them; the grievance is one level up', async () => {
  const { desk, closed, reopen, rows, shown, timeline } = office;
  const id = await closed();
  expect((await reopen(desk.mla, id, { reason: 'new_facts', note: 'A new survey' })).status).toBe(200);
  expect(await rows(id)).toMatchObject([
    { reopen_reason: 'new_facts', reopen_note: 'A new survey', reopened_by: desk.mla.id, counts: true },
  ]);
  expect(await shown(id)).toMatchObject({ status: 'open', clock: { level: 1 } });
  const [up, opened] = await timeline(id);
  expect(opened).toMatchObject({ action: 'reopened', reopenReason: 'new_facts', note: 'A new survey' });
  expect(up).toMatchObject({ action: 'escalated', level: '1', escalatedTo: 'padma' });
  const plain = await closed();
  await reopen(desk.mla, plain);
  expect(await rows(plain)).toMatchObject([{ reopen_reason: null, reopen_note: null }]);
  expect((await reopen(desk.mla, await closed(), { reason: 'bored' })).status).toBe(422);
});

test('[REF-20] twice within 30 days, then no more but for admin; each time a level higher', async () => {
  const { desk, at, close, closed, reopen, shown } = office;
  const id = await closed();
  for (const [day, level] of [
    ['2026-06-03', 1],
    ['2026-06-05', 2],
  ] as const) {
    at(day);
    expect((await reopen(desk.staff, id)).status).toBe(200);
    expect((await shown(id)).clock.level).toBe(level);
    await close(desk.staff, id);
  }
  for (const who of [desk.staff, desk.deskHead, desk.mla, desk.mp])
    expect(refusalOf(await reopen(who, id), 'closing')).toEqual(OVER);
  expect((await desk.get(desk.mla, `complaint/${id}`)).body.closing).toMatchObject({ may_reopen: false });
  expect((await reopen(desk.admin, id)).status).toBe(200);
  expect((await shown(id)).clock.level).toBe(3);
});

test('[REF-20] a reopening counts for 30 days', async () => {
  const { desk, at, close, closed, reopen } = office;
  const id = await closed();
  for (const day of ['2026-06-02', '2026-06-20']) {
    at(day);
    await reopen(desk.mla, id);
    await close(desk.mla, id);
  }
  at('2026-07-02', '10:59');
  expect(refusalOf(await reopen(desk.mla, id), 'closing')).toEqual(OVER);
  at('2026-07-02', '11:00');
  expect((await reopen(desk.mla, id)).status).toBe(200);
});

describe('[REF-20] the window', () => {
  test('is 30 days from closing, to the minute; remarks do not move it, and an answer is a reopening', async () => {
    const { desk, at, closed, reopen } = office;
    const [late, inTime] = [await closed(), await closed()];
    at('2026-06-20');
    await desk.post(desk.mla, 'complaint/history', { complaint_id: late, message: 'Seen' });
    at('2026-07-01', '11:00');
    expect((await reopen(desk.mla, inTime)).status).toBe(200);
    at('2026-07-01', '11:01');
    expect(refusalOf(await reopen(desk.mla, late), 'closing')).toEqual(OVER);
    const answer = { complaint_id: late, message: 'Once more', status: 'responded' };
    expect(refusalOf(await desk.post(desk.mla, 'complaint/response', answer), 'closing')).toEqual(OVER);
    expect((await desk.post(desk.admin, 'complaint/response', answer)).status).toBe(201);
  });

  test('holds for what was closed before closings were kept, and a first reopening of it is counted', async () => {
    const { desk, at, close, record, reopen, rows } = office;
    const closedOn = async (day: string) => {
      const id = await record();
      const closed_at = new Date(`${day}T11:00:00+05:30`);
      await desk.db.update(complaints).set({ status: 'Resolved', closed_at });
      return id;
    };
    at('2026-06-10');
    const id = await closedOn('2026-06-05');
    expect((await reopen(desk.mla, id)).status).toBe(200);
    expect(await rows(id)).toMatchObject([{ verification: 'none', counts: true, closed_by: null }]);
    await close(desk.mla, id);
    expect((await reopen(desk.mla, id)).status).toBe(200);
    await close(desk.mla, id);
    expect(refusalOf(await reopen(desk.mla, id), 'closing')).toEqual(OVER);
    expect(refusalOf(await reopen(desk.mla, await closedOn('2026-05-01')), 'closing')).toEqual(OVER);
  });

  test('and the limit are the office’s', async () => {
    const { desk, at, closed, close, reopen, set } = office;
    await set(0, { reopen_max: 1, reopen_days: 5 });
    const [once, late] = [await closed(), await closed()];
    await reopen(desk.mla, once);
    await close(desk.mla, once);
    expect(refusalOf(await reopen(desk.mla, once), 'closing')).toEqual(OVER);
    at('2026-06-07');
    expect(refusalOf(await reopen(desk.mla, late), 'closing')).toEqual(OVER);
  });
});

test('[REF-20] by mistake, within 10 minutes and by who closed it, counts not and goes no level up', async () => {
  const { desk, at, close, closed, reopen, rows, shown } = office;
  const id = await closed(desk.staff);
  for (let nth = 0; nth < 3; nth += 1) {
    at('2026-06-01', '11:10');
    expect((await reopen(desk.staff, id, { reason: 'by_mistake' })).status).toBe(200);
    at('2026-06-01', '11:00');
    await close(desk.staff, id);
  }
  expect((await shown(id)).clock.level).toBe(0);
  expect((await rows(id)).map(({ counts }) => counts)).toEqual([false, false, false, false]);
  at('2026-06-01', '11:30');
  await reopen(desk.staff, id, { reason: 'by_mistake' });
  expect((await rows(id)).at(-1)?.counts).toBe(true);
  const other = await closed(desk.staff);
  await reopen(desk.mla, other, { reason: 'by_mistake' });
  expect(await rows(other)).toMatchObject([{ counts: true }]);
});

test('[REF-20] of one that can no longer be reopened a new one is recorded that refers to it, which both tell', async () => {
  const { desk, closed, timeline } = office;
  const id = await closed();
  const { complaint_number: old } = (await desk.get(desk.mla, `complaint/${id}`)).body;
  const made = await desk.record(desk.mla, { refers_to: id });
  expect((await timeline(made.id))[0]).toMatchObject({ action: 'created', refersTo: old });
  expect((await timeline(id))[0]).toMatchObject({ action: 'referredTo', referredBy: made.complaint_number });
  const theirs = await desk.record(desk.otherMla, desk.places.V4);
  const form = desk.body({ refers_to: theirs.id });
  const refused = await desk.send('POST', 'complaint', { token: desk.mla.token, form });
  expect(refusalOf(refused, 'refers_to')).toHaveLength(1);
});
