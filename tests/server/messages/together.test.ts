import { beforeEach, expect, test } from 'vitest';
import { MAX_A_DAY } from '#contract/messages/messageTimes.ts';
import type { Database } from '#server/kernel/db/open.ts';
import { claimDue } from '#server/messages/claim.ts';
import { makeMessages } from '#server/messages/makeMessages.ts';
import { messageEvents, messages } from '#server/messages/schema/messages.ts';
import { sendDue } from '#server/messages/send.ts';
import { sendStop } from '#server/messages/stop.ts';
import { freshDatabase } from '../database.ts';
import { type Office, openMessages } from './office.ts';

/* Several in parallel on one database: with `npm run test:servers` each has its own connection. */

let database: Database;
let office: Office;
beforeEach(async () => {
  database = await freshDatabase();
  office = await openMessages(database);
});

/** Messages that are due, each to the phone that `phoneOf` gives it. */
async function due(count: number, phoneOf: (nth: number) => string) {
  const { id: complaint_id } = await office.record(office.mla);
  await office.deliver();
  await office.db.delete(messages);
  const template_id = await office.template();
  for (let nth = 0; nth < count; nth++)
    await office.message({ complaint_id, template_id, phone: phoneOf(nth) });
}
const sendTogether = (count: number) => {
  const carriers = office.provider.carriers();
  return Promise.all(Array.from({ length: count }, () => sendDue({ ...office.services, carriers })));
};
const taken = () => office.provider.taken.map(({ id }) => Number(id));
const states = async () => (await office.rows()).map(({ state }) => state);

test('[MSG-10] two senders at once hand over each message once', async () => {
  await due(40, (nth) => String(9_848_000_000 + nth));
  await sendTogether(2);
  expect(new Set(await states())).toEqual(new Set(['handed_over']));
  expect(taken().sort()).toEqual((await office.rows()).map(({ id }) => id).sort());
});

test("[MSG-11] counts a phone's messages per day over all processes", async () => {
  await due(MAX_A_DAY + 25, () => '9848012345');
  await sendTogether(4);
  expect(taken()).toHaveLength(MAX_A_DAY);
  expect((await states()).filter((state) => state === 'suppressed')).toHaveLength(25);
});

/** Two events of a complaint a minute apart, whose messages were due ten minutes ago. */
async function neighbours() {
  const { id: complaint_id } = await office.record(office.mla);
  await office.db.update(messageEvents).set({ event: 'replied' });
  office.pass(1);
  await office.db
    .insert(messageEvents)
    .values({ complaint_id, event: 'due_moved', clock: '2026-06-20', happened_at: office.clock.now });
  office.pass(20);
}
const making = () => ({ ...office.services, now: office.clock.now });
const ended = async () => (await office.rows()).map(({ event, state }) => [event, state]);
const LAST_ONLY = [
  ['replied', 'suppressed'],
  ['due_moved', 'logged'],
];

test('[MSG-11] of neighbouring events of a case the last goes out alone, also when another process comes while one makes them', async () => {
  await neighbours();
  await database.db.transaction(async (tx) => {
    await makeMessages(tx, 1, making());
    // In memory there is one connection, and no other process.
    if (database.kind === 'postgresql') await sendDue(office.services);
  });
  await sendDue(office.services);
  expect(await ended()).toEqual(LAST_ONLY);
});

test('[MSG-11] a message of another process waits until newer events of the complaint are made', async () => {
  await neighbours();
  await database.db.transaction((tx) => makeMessages(tx, 1, making()));
  const { carriers } = office.services;
  const claiming = () => database.db.transaction((tx) => claimDue(tx, { carriers, now: office.clock.now }));
  expect(await claiming()).toEqual({ claimed: [], looked: 0 });
  await sendDue(office.services);
  expect(await ended()).toEqual(LAST_ONLY);
});

test('[MSG-08] does not send a message that is stopped at the moment of its claim', async () => {
  await due(1, () => '9848012345');
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const sending = begun.then(() => sendTogether(1));
  await database.db.transaction(async (tx) => {
    await sendStop(tx, '9848012345', { way: 'message', now: office.clock.now });
    begin();
    // On a server the claim finds the row locked, and does not wait.
    if (database.kind === 'postgresql') await sending;
  });
  await sending;
  expect(taken()).toEqual([]);
  expect(await states()).toEqual(['suppressed']);
});
