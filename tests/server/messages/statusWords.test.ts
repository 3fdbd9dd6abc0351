import { asc } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { callRequests, personWishes } from '#server/messages/schema/citizens.ts';
import { phoneMarks } from '#server/messages/schema/messages.ts';
import { openStatus } from './statusPage.ts';

const office = await openStatus();
beforeEach(async () => {
  await office.fresh();
  await office.desk.db.delete(phoneMarks);
});

const requests = () => office.desk.db.select().from(callRequests).orderBy(asc(callRequests.id));
const pageOfClosed = async () => {
  const id = await office.closed();
  return { id, token: await office.link(id) };
};

test('[MSG-19] asks for a call once, however often it is sent; the office sees the note', async () => {
  const id = await office.record();
  const token = await office.link(id);
  const said = await office.say(token, 'call', { note: 'After six <i>please</i>' });
  expect([said.status, said.text.includes('The office will call you.')]).toEqual([200, true]);
  await office.say(token, 'call');
  expect(await requests()).toMatchObject([
    { complaint_id: id, phone: '9848012345', reason: 'asked', due_on: '2026-06-01', done_at: null },
  ]);
  expect((await requests())[0]?.office_id).not.toBeNull();
  expect((await office.timeline(id))[1]).toEqual({ action: 'callAsked', note: 'After six <i>please</i>' });
});

test('[MSG-19, REF-18] "It is not solved" is a dispute to be called back: nothing opens again before the call', async () => {
  const { id, token } = await pageOfClosed();
  expect((await office.say(token, 'not_solved')).status).toBe(200);
  expect(await requests()).toMatchObject([{ complaint_id: id, reason: 'disputed' }]);
  expect(await office.shown(id)).toMatchObject({ status: 'Resolved', closing: { verification: 'pending' } });
  expect((await office.timeline(id))[0]).toEqual({ action: 'callAsked', verifyResult: 'disputed' });
});

test('[MSG-19, REF-19] rates a closing once, and notifies the assignee of a low rating', async () => {
  const { id, token } = await pageOfClosed();
  const none = await office.say(token, 'rate');
  expect([none.status, none.text.includes('Please choose from 1 to 5.')]).toEqual([422, true]);
  expect((await office.say(token, 'rate', { rating: '2' })).status).toBe(200);
  expect((await office.shown(id)).closing).toMatchObject({ rating: 2, verification: 'pending' });
  expect(await office.told('rated_low')).toEqual([office.desk.staff.id]);
  expect((await office.say(token, 'rate', { rating: '5' })).status).toBe(422);
  expect((await office.shown(id)).closing.rating).toBe(2);
  const other = await pageOfClosed();
  await office.say(other.token, 'rate', { rating: '5' });
  expect(await office.told('rated_low')).toHaveLength(1);
});

test('[MSG-08, MSG-19] stops messages: everybody with the phone has refused, on the own word', async () => {
  const id = await office.record();
  expect((await office.say(await office.link(id), 'stop')).text).toContain('START');
  expect(await office.desk.db.select().from(phoneMarks)).toMatchObject([
    { phone: '9848012345', stopped_at: office.desk.clock.now },
  ]);
  const wishes = await office.desk.db.select().from(personWishes);
  expect(wishes.at(-1)).toMatchObject({
    purpose: 'status',
    state: 'refused',
    way: 'status_page',
    creator_id: null,
  });
});

test('[MSG-19] the office gets the note of a rating or a stop', async () => {
  const { id, token } = await pageOfClosed();
  await office.say(token, 'rate', { rating: '2', note: 'The road broke again' });
  await office.say(token, 'stop', { note: 'Too many messages' });
  expect((await office.timeline(id)).slice(0, 2)).toEqual([
    { action: 'messagesStopped', note: 'Too many messages' },
    { action: 'verified', rating: '2', note: 'The road broke again' },
  ]);
});

test('[MSG-19] an open complaint can be neither rated nor disputed', async () => {
  const token = await office.link(await office.record());
  const { text } = await office.ask(`${token}?lang=en`);
  expect([text.includes('It is not solved'), text.includes('rating')]).toEqual([false, false]);
  for (const action of ['rate', 'not_solved'])
    expect((await office.say(token, action, { rating: '5' })).status).toBe(422);
  expect(await requests()).toEqual([]);
});

test('[MSG-19] nothing is taken without the last 4 digits; 5 tries an hour a token, from however many addresses', async () => {
  const id = await office.record();
  const [token, other] = [await office.link(id), await office.link(id)];
  for (const digits of ['0000', '1234', '9848', '', '12345']) {
    const wrong = await office.say(token, 'call', { digits, note: 'Kept <b>' });
    expect([wrong.status, wrong.text.includes('Kept &lt;b&gt;')]).toEqual([422, true]);
    expect(wrong.text).toContain('These are not the last 4 digits');
  }
  // A value that is not four digits does not count as an attempt.
  await Promise.all(['0001', '0002'].map((digits) => office.say(token, 'call', { digits })));
  const full = await office.say(token, 'call');
  expect([full.status, full.headers.get('retry-after')]).toEqual([429, '3600']);
  expect(await requests()).toEqual([]);
  expect((await office.ask(token)).status).toBe(200);
  expect((await office.say(other, 'call')).status).toBe(200);
  office.at('2026-06-01', '12:00');
  expect((await office.say(token, 'call')).status).toBe(200);
});

test('[MSG-19] a number that stands for none has no digits that anybody could know', async () => {
  const token = await office.link(await office.record({ phone: '9999999999' }));
  expect((await office.say(token, 'call', { digits: '9999' })).status).toBe(422);
});

test('[MSG-19] a body that is too large or no form tells nothing and takes nothing', async () => {
  const token = await office.link(await office.record());
  const large = await office.say(token, 'call', { note: 'x'.repeat(20_000) });
  expect([large.status, large.text.includes('Something went wrong')]).toEqual([413, true]);
  expect((await office.say(token, 'call', { note: 'x'.repeat(1_001) })).text).toContain('This is too long');
  expect((await office.say(token, 'delete')).status).toBe(422);
  expect(await requests()).toEqual([]);
});
