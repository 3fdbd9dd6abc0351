import { eq, isNotNull } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { ToCall } from '#contract/messages/citizenCall.ts';
import { callRequests, inboxRows } from '#server/messages/schema/citizens.ts';
import { phoneMarks } from '#server/messages/schema/messages.ts';
import { refusalOf } from '../../complaints/desk.ts';
import { openMessages } from '../office.ts';
import { inboxCalls } from './inboxCalls.ts';

const desk = await openMessages();
await desk.record(desk.mla);
beforeEach(async () => {
  desk.clock.now = new Date('2026-03-02T04:30:00Z');
  await desk.db.delete(inboxRows);
});

const { sent, list, take } = inboxCalls(() => desk);
const missed = async (from = '919848012345') => sent({ from, text: '', channel: 'missed' });
const callBack = (id: number, json: Record<string, unknown>, by = desk.staff) =>
  desk.post(by, `inbox/${id}/call`, json);
const waiting = async () => {
  const { data } = (await desk.get(desk.mla, 'call/list')).body as unknown as { data: ToCall[] };
  return data.map(({ inbox_id, reason, calls }) => [
    inbox_id,
    reason,
    calls.map(({ result }) => result).join(),
  ]);
};

test('[MSG-23] a missed call about no grievance is called back: who did not answer still waits, with what came of it', async () => {
  await desk.db.delete(callRequests);
  const id = await missed();
  const noted = await callBack(id, { result: 'no_answer', note: 'Rang long' });
  expect(noted.body).toMatchObject({ result: 'no_answer', phone: '9848012345', note: 'Rang long' });
  await callBack(id, { result: 'busy' });
  expect(await waiting()).toEqual([[id, 'missed', 'busy,no_answer']]);
  expect((await list()).data).toMatchObject([
    {
      id,
      state: 'open',
      calls: [{ result: 'busy' }, { result: 'no_answer', created_by: { name: 'sunitha' } }],
    },
  ]);
});

test('[MSG-23] two people who call back the same phone at the same time end its calls once', async () => {
  for (let again = 0; again < 15; again++) {
    await desk.db.delete(callRequests);
    const [one, other] = [await missed(), await missed()];
    const both = await Promise.all([
      callBack(one, { result: 'reached' }),
      callBack(other, { result: 'reached' }, desk.mla),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await waiting()).toEqual([]);
  }
});

test('[MSG-23, MSG-14] reached and a wrong number end all missed calls of the phone, and nothing that was written', async () => {
  for (const result of ['wrong_number', 'reached']) {
    await desk.db.delete(inboxRows);
    await desk.db.delete(callRequests);
    await missed();
    const words = await sent();
    const [id, other] = [await missed(), await missed('919848000000')];
    expect((await callBack(id, { result })).status).toBe(200);
    expect(await waiting()).toEqual([]);
    const rows = await desk.db
      .select()
      .from(inboxRows)
      .where(eq(inboxRows.state, 'open'))
      .orderBy(inboxRows.id);
    expect(rows.map((row) => row.id)).toEqual([words, other]);
    const ended = { take: 'called', taken_by: { name: 'sunitha' }, complaint: null };
    expect((await list(desk.mla, 'state=taken')).data).toMatchObject([
      { ...ended, id, calls: [{ result }] },
      { ...ended, calls: [] },
    ]);
    expect(refusalOf(await callBack(id, { result }), 'result')).toEqual(['Somebody has taken this already.']);
    const isWrong = isNotNull(phoneMarks.wrong_at);
    expect(await desk.db.$count(phoneMarks, isWrong)).toBe(result === 'wrong_number' ? 1 : 0);
  }
});

test('[MSG-23] who wants to be called later is on the list again on that day, and on My day when it is over', async () => {
  await desk.db.delete(callRequests);
  const id = await missed();
  for (const later_on of ['', '2026-03-01', '2029-01-01'])
    expect((await callBack(id, { result: 'later', later_on })).status).toBe(422);
  await callBack(id, { result: 'later', later_on: '2026-03-05' });
  expect(await waiting()).toEqual([]);
  desk.clock.now = new Date('2026-03-05T04:30:00Z');
  expect(await waiting()).toEqual([[id, 'later', 'later']]);
  expect((await list()).data).toMatchObject([{ id, state: 'open', late: false }]);
  desk.clock.now = new Date('2026-03-06T04:30:00Z');
  expect((await list()).data).toMatchObject([{ id, late: true }]);
  await callBack(id, { result: 'reached' });
  expect(await waiting()).toEqual([]);
});

test('[MSG-23, PER-08, SCOPE-08] calls go with the entry to a case, and are on the page of the person; other offices have none', async () => {
  const { id: complaint_id, person_id } = await desk.record(desk.mla, {
    staff_id: desk.staff.id,
    phone: '9848077777',
  });
  const id = await missed('919848077777');
  await callBack(id, { result: 'busy' });
  const ofPerson = async () => (await desk.get(desk.mla, `call?person_id=${person_id}`)).body.data;
  expect(await ofPerson()).toMatchObject([{ result: 'busy', complaint: null }]);
  expect((await callBack(id, { result: 'busy' }, desk.otherMla)).status).toBe(404);
  await take(id, { take: 'case', complaint_id });
  expect(await ofPerson()).toMatchObject([{ result: 'busy', complaint: { id: complaint_id } }]);
  expect((await callBack(id, { result: 'busy' })).status).toBe(422);
});
