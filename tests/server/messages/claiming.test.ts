import { beforeEach, expect, test } from 'vitest';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { claimDue } from '#server/messages/claim.ts';
import { forgetMessagesOf } from '#server/messages/erase/messageTexts.ts';
import { inboxRows, sensitiveComplaints } from '#server/messages/schema/citizens.ts';
import { messages, messageTemplates, phoneMarks } from '#server/messages/schema/messages.ts';
import { messageChannels } from '#server/messages/schema/providers.ts';
import { sendDue } from '#server/messages/send.ts';
import { type Office, openMessages } from './office.ts';

/* The conditions of a message may change between making and sending it. */

let office: Office;
let complaint_id = 0;
let template_id = 0;
beforeEach(async () => {
  office = await openMessages();
  office.connect();
  ({ id: complaint_id } = await office.record(office.mla));
  await office.deliver();
  await office.db.delete(messages);
  template_id = await office.template();
});

const states = async () => (await office.rows()).map(({ state, reason }) => [state, reason]);
const taken = () => office.provider.taken.length;

test('[MSG-14] sends nothing to a phone that has become wrong', async () => {
  await office.message({ complaint_id, template_id });
  await office.db.insert(phoneMarks).values({ phone: '9848012345', wrong_at: office.clock.now });
  await office.deliver();
  expect([await states(), taken()]).toEqual([[['suppressed', 'wrong number']], 0]);
});

test('[MSG-02] does not send a template that has been retired', async () => {
  await office.message({ complaint_id, template_id });
  await office.db.update(messageTemplates).set({ state: 'retired' });
  await office.deliver();
  expect([await states(), taken()]).toEqual([[['suppressed', 'no approved template']], 0]);
});

test('[MSG-05] does not send a default text by a provider that was connected later', async () => {
  await office.message({ complaint_id, event: 'registered' });
  await office.deliver();
  expect([await states(), taken()]).toEqual([[['suppressed', 'no approved template']], 0]);
});

test('[MSG-20] sends only the discreet text after a complaint has become sensitive', async () => {
  const text = 'There is news about your request {#alphanumeric#}.';
  const discreet = await office.template({ name: 'discreet', language: 'en', text });
  const [complaint] = await office.db.select().from(complaints);
  const number = complaint?.complaint_number ?? '';
  await office.message({ complaint_id, template_id });
  await office.message({
    ...{ complaint_id, template_id: discreet, language: 'en' },
    text: text.replace('{#alphanumeric#}', number),
  });
  await office.db.insert(sensitiveComplaints).values({ complaint_id });
  await office.deliver();
  expect([await states(), taken()]).toEqual([
    [
      ['suppressed', 'the grievance is sensitive by now'],
      ['handed_over', null],
    ],
    1,
  ]);
});

test('[MSG-10, MSG-24] erased while it is handed over, and not taken: it is not tried again', async () => {
  await office.message({ complaint_id, template_id });
  const { sms, whatsapp } = office.provider.carriers();
  office.provider.next('patience');
  const send: typeof sms.send = async (outgoing) => {
    const outcome = await sms.send(outgoing);
    const { now } = office.clock;
    await office.db.transaction((tx) => forgetMessagesOf(tx, [complaint_id], now));
    return outcome;
  };
  await sendDue({ ...office.services, carriers: { sms: { ...sms, send }, whatsapp } });
  expect([await states(), taken()]).toEqual([[['suppressed', 'the grievance was deleted']], 0]);
});

/** The next failure makes the channel rest. */
const failing = () =>
  office.db
    .insert(messageChannels)
    .values({ channel: 'sms', failures: 4, failed_at: office.clock.now, reason: 'HTTP 429' });

test('[MSG-10, MSG-11] retries a message that was not accepted, and counts it for the day of sending', async () => {
  await office.message({ complaint_id, template_id });
  await failing();
  office.provider.next('patience');
  await office.deliver();
  expect(await office.rows()).toMatchObject([
    { state: 'queued', attempts: 1, claimed_at: null, sent_on: null },
  ]);
  office.setTo('2026-03-03T04:30:00Z');
  await office.deliver();
  expect(await office.rows()).toMatchObject([{ state: 'handed_over', attempts: 2, sent_on: '2026-03-03' }]);
});

test('[MSG-21] of a channel that fails one at a time is tried', async () => {
  for (let nth = 0; nth < 8; nth++)
    await office.message({ complaint_id, template_id, phone: String(9_848_000_000 + nth) });
  await failing();
  office.provider.next(...Array(8).fill('patience'));
  await office.deliver();
  expect(await office.db.select().from(messageChannels)).toMatchObject([{ failures: 5 }]);
  expect((await office.rows()).filter(({ attempts }) => attempts > 0)).toHaveLength(1);
});

test.each([
  ['rests', 60_000, 0],
  ['is tried', -1, 1],
])('[MSG-21] while a channel that fails %s the other hands over as many as ever', async (_, rests, tried) => {
  const { now } = office.clock;
  await office.db.insert(messageChannels).values({
    ...{ channel: 'whatsapp', failures: 6, failed_at: now, reason: 'HTTP 503' },
    rests_until: new Date(now.getTime() + rests),
  });
  for (let nth = 0; nth < 6; nth++) {
    const phone = String(9_848_000_000 + nth);
    await office.message({ complaint_id, template_id, phone, channel: 'whatsapp' });
    await office.message({ complaint_id, template_id, phone });
  }
  const carriers = office.provider.carriers();
  const { claimed } = await office.db.transaction((tx) => claimDue(tx, { carriers, now }));
  const of = (channel: string) => claimed.filter(({ message }) => message.channel === channel).length;
  expect([of('sms'), of('whatsapp')]).toEqual([6, tried]);
});

test('[MSG-11] of what waits only what is due goes out, and the longest due first', async () => {
  const inMinutes = (minutes: number) => new Date(office.clock.now.getTime() + minutes * 60_000);
  for (const minutes of [-1, 1, -3, -2])
    await office.message({ complaint_id, template_id, due_at: inMinutes(minutes) });
  await failing();
  await office.deliver();
  const ids = (await office.rows()).map(({ id }) => String(id));
  expect(office.provider.taken.map(({ id }) => ids.indexOf(id))).toEqual([2, 3, 0]);
});

test('[MSG-13] own words go out within 24 hours of what was written last, by WhatsApp', async () => {
  const own = { complaint_id, channel: 'whatsapp', text: 'At ten.' } as const;
  const wrote = (hours: number, channel = 'whatsapp', phone = '9848012345') =>
    office.db.insert(inboxRows).values({
      ...{ channel, phone, text: 'When?', sent_at: new Date(office.clock.now.getTime() - hours * 3_600_000) },
    });
  await wrote(25);
  await wrote(1, 'sms');
  await wrote(1, 'whatsapp', '9848099999');
  await office.message(own);
  await office.deliver();
  await wrote(23);
  await wrote(48);
  await office.message(own);
  await office.deliver();
  expect((await office.rows()).map(({ state, reason }) => [state, reason])).toEqual([
    ['failed', 'The 24 hours are over. Choose a template.'],
    ['handed_over', null],
  ]);
});
