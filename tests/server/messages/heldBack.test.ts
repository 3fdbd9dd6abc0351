import { beforeEach, expect, test } from 'vitest';
import { phoneMarks } from '#server/messages/schema/messages.ts';
import { sendStop } from '#server/messages/stop.ts';
import { openSending, type Sending } from './sending.ts';

let office: Sending;
beforeEach(async () => {
  office = await openSending();
});

test('[MSG-11] at night nothing goes out: it waits for nine in the morning', async () => {
  office.setTo('2026-03-02T15:25:00Z'); // 20:55
  await office.due();
  office.setTo('2026-03-02T15:30:00Z');
  await office.deliver();
  office.setTo('2026-03-03T03:29:59Z');
  await office.deliver();
  expect(await office.states()).toEqual([['queued', null]]);
  office.setTo('2026-03-03T03:30:00Z');
  await office.deliver();
  expect(await office.states()).toEqual([['logged', null]]);
});

test('[MSG-11] a late message that was due before nine in the evening also waits for the morning', async () => {
  office.setTo('2026-03-02T15:15:00Z'); // 20:45, due 20:55
  await office.due();
  await office.deliver();
  expect(await office.states()).toEqual([['queued', null]]);
  office.setTo('2026-03-03T03:30:00Z');
  await office.deliver();
  expect(await office.states()).toEqual([['logged', null]]);
});

test('[MSG-11] a phone gets five on a day, and five again on the next', async () => {
  for (let at = 0; at < 6; at++) await office.due({ name: `Ramulu ${at}` });
  await office.deliver();
  const counted = (await office.states()).map(([state, reason]) => reason ?? state);
  expect(counted).toEqual([...Array(5).fill('logged'), 'too many today']);
  office.setTo('2026-03-03T05:00:00Z');
  await office.due();
  await office.deliver();
  expect((await office.states()).at(-1)).toEqual(['logged', null]);
});

test('[MSG-11] a message that could not be sent for 72 hours fails', async () => {
  const id = await office.due();
  office.setTo('2026-03-05T04:40:00Z');
  await office.deliver();
  expect(await office.states()).toEqual([['failed', 'too old']]);
  expect(await office.timeline(id)).toContain('messageFailed');
});

test.each([['0878-2245678'], ['2345678901']])('[CRE-17] %s is no mobile number', async (phone) => {
  const id = await office.due({ phone });
  expect(await office.states()).toEqual([['suppressed', 'no mobile number']]);
  expect(await office.timeline(id)).toContain('messageSuppressed');
});

test('[MSG-08, MSG-14] a stop holds what is queued and what comes, as a wrong number does', async () => {
  await office.due();
  await office.db.transaction((tx) =>
    sendStop(tx, '9848012345', { way: 'status_page', now: office.clock.now }),
  );
  expect(await office.states()).toEqual([['suppressed', 'refused by the person']]);
  await office.db.insert(phoneMarks).values({ phone: '9848099999', wrong_at: office.clock.now });
  await office.due({ name: 'Sita', phone: '9848099999' });
  await office.due();
  await office.deliver();
  expect((await office.states()).slice(1)).toEqual([
    ['suppressed', 'wrong number'],
    ['suppressed', 'refused by the person'],
  ]);
});
