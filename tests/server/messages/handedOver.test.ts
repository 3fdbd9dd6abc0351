import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { notices } from '#server/desk/schema/notices.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { takeReport, takeUnread } from '#server/messages/reports.ts';
import { sensitiveComplaints } from '#server/messages/schema/citizens.ts';
import { messages, phoneMarks } from '#server/messages/schema/messages.ts';
import { messageChannels } from '#server/messages/schema/providers.ts';
import { markUnconfirmed } from '#server/messages/settle.ts';
import { persons } from '#server/persons/schema/persons.ts';
import { openSending, type Sending } from './sending.ts';

let office: Sending;
beforeEach(async () => {
  office = await openSending();
  office.connect();
});

test('[MSG-05] default texts are sent to nobody: operators do not know them', async () => {
  await office.due();
  expect(await office.states()).toEqual([['suppressed', 'no approved template']]);
  expect(office.provider.taken).toEqual([]);
});

test('[MSG-02, MSG-03, MSG-09] an approved template goes out word for word, with what it is registered by', async () => {
  const template_id = await office.ruled();
  const id = await office.due();
  await office.deliver();
  expect((await office.rows())[0]).toMatchObject({
    ...{ template_id, state: 'handed_over', provider_id: 'P1', driver: 'http', parts: 1 },
    handed_over_at: office.clock.now,
  });
  expect(office.provider.taken[0]?.body).toMatchObject({
    message: 'Request 2026-000001 came.',
    dlt: { template: '1107161234567890123' },
  });
  expect(await office.timeline(id)).toContain('messageSent');
});

test('[MSG-05] a language without an approved template falls back, and the row says so', async () => {
  await office.ruled();
  await office.record(office.mla);
  await office.db.update(persons).set({ language: 'hi' });
  await office.db.update(offices).set({
    settings: {
      messages: {
        rules: {
          'registered.citizen.sms.hi': await office.template({ state: 'draft', language: 'hi' }),
          'registered.citizen.sms.te': await office.template(),
        },
      },
    },
  });
  await office.deliver();
  expect((await office.rows())[0]).toMatchObject({ language: 'te', instead_of: 'hi', state: 'queued' });
});

test('[MSG-20] a sensitive case takes the template that says the same, and no other', async () => {
  await office.ruled();
  const sensitive = async () => {
    const { id } = await office.record(office.mla);
    await office.db.insert(sensitiveComplaints).values({ complaint_id: id });
    await office.deliver();
    return (await office.rows()).at(-1);
  };
  expect(await sensitive()).toMatchObject({ state: 'suppressed', reason: 'no approved template' });
  const template_id = await office.template({ text: 'మీ ఫిర్యాదు {#alphanumeric#} గురించి ఒక సమాచారం ఉంది.' });
  expect(await sensitive()).toMatchObject({ state: 'queued', template_id });
});

test('[MSG-10] after a broken connection it is unconfirmed, and is not sent again automatically', async () => {
  await office.ruled();
  const id = await office.due();
  office.provider.next('breakAfter');
  await office.deliver();
  await office.deliver();
  expect(await office.states()).toEqual([['unconfirmed', 'the answer of the provider was lost']]);
  expect(office.provider.taken).toHaveLength(1);
  expect(await office.timeline(id)).toContain('messageUnconfirmed');
});

test('[MSG-10] a message claimed by an ended process becomes unconfirmed', async () => {
  await office.ruled();
  await office.due();
  const { now } = office.clock;
  await office.db.update(messages).set({ claimed_at: now });
  await office.deliver();
  expect(await office.states()).toEqual([['queued', null]]);
  office.pass(5);
  await office.deliver();
  expect(await office.states()).toEqual([['unconfirmed', 'the answer of the provider was lost']]);
  await office.db.update(messages).set({ state: 'queued', claimed_at: office.clock.now });
  await markUnconfirmed(office.db, { alone: true, now });
  expect((await office.states())[0]?.[0]).toBe('unconfirmed');
  expect(office.provider.taken).toEqual([]);
});

test('[MSG-09, MSG-14] a refusal fails it with the provider’s word; an unknown number marks the phone', async () => {
  await office.ruled();
  const id = await office.due({ staff_id: office.staff.id });
  office.provider.next('wrongNumber');
  await office.deliver();
  expect(await office.states()).toEqual([['failed', 'Unknown subscriber']]);
  expect(await office.db.select().from(phoneMarks)).toMatchObject([
    { phone: '9848012345', wrong_at: office.clock.now, wrong_by: null },
  ]);
  expect(await office.db.select().from(messageChannels)).toEqual([]);
  const told = await office.db.select().from(notices).where(eq(notices.kind, 'message_failed'));
  expect(told).toMatchObject([{ user_id: office.staff.id, complaint_id: id }]);
});

test('[MSG-21] a channel that fails five times rests 1, 2, 4 minutes and keeps its queue; notifies mla and admin once', async () => {
  await office.ruled();
  await office.due();
  office.provider.next(...Array(8).fill('patience'));
  await office.deliver();
  const channel = async () => (await office.db.select().from(messageChannels))[0];
  const inMinutes = (minutes: number) => new Date(office.clock.now.getTime() + minutes * 60_000);
  expect(await channel()).toMatchObject({ failures: 5, rests_until: inMinutes(1), reason: 'HTTP 429' });
  for (const rest of [1, 2, 4]) {
    office.pass(rest - 0.1);
    await office.deliver();
    expect((await office.states())[0]?.[0]).toBe('queued');
    office.pass(0.1);
    await office.deliver();
    expect(await channel()).toMatchObject({ rests_until: inMinutes(rest * 2) });
  }
  const told = await office.db.select().from(notices).where(eq(notices.kind, 'message_failed'));
  expect(told.map(({ user_id }) => user_id).sort()).toEqual([office.admin.id, office.mla.id].sort());
  office.pass(8);
  await office.deliver();
  expect((await office.states())[0]?.[0]).toBe('handed_over');
  expect(await channel()).toMatchObject({ failures: 0, rests_until: null, told: false });
});

test('[MSG-21] failures under way at once count once: a short outage rests one minute', async () => {
  const template_id = await office.ruled();
  const { id: complaint_id } = await office.record(office.mla);
  for (let nth = 0; nth < 10; nth++)
    await office.message({ complaint_id, template_id, phone: String(9_848_000_000 + nth) });
  office.provider.next(...Array(14).fill('shut'));
  await office.deliver();
  const [channel] = await office.db.select().from(messageChannels);
  const rests_until = new Date(office.clock.now.getTime() + 60_000);
  expect(channel).toMatchObject({ failures: 5, rests_until, reason: 'HTTP 503' });
  office.pass(1);
  await office.deliver();
  const states = (await office.rows()).filter(({ event }) => event === null).map(({ state }) => state);
  expect(states).toEqual(Array(10).fill('handed_over'));
});

test('[MSG-12] a report with an unknown word is stored with its message and its channel', async () => {
  await office.ruled();
  await office.due();
  await office.deliver();
  const [{ provider_id = null } = {}] = await office.rows();
  const report = { channel: 'sms', provider_id: provider_id ?? '', word: 'PARKED' } as const;
  await takeUnread(office.services, report);
  await takeUnread(office.services, { ...report, provider_id: 'of others', word: 'LOST' });
  expect(await office.states()).toEqual([['handed_over', 'a report with an unknown word: PARKED']]);
  const channels = async () => (await office.get(office.mla, 'message/channel')).body.data?.[0];
  const at = office.clock.now.toISOString();
  expect(await channels()).toMatchObject({ channel: 'sms', unread: [{ word: 'PARKED', at }] });
  await takeReport(office.services, { channel: 'sms', provider_id: provider_id ?? '', state: 'delivered' });
  expect(await office.states()).toEqual([['delivered', null]]);
  office.pass(8 * 24 * 60);
  expect(await channels()).toMatchObject({ unread: [] });
});

test('[MSG-12] an id that a provider gives twice stays the first message’s', async () => {
  await office.ruled();
  await office.due();
  await office.deliver();
  await office.due({ name: 'Sita', phone: '9848099999' });
  office.provider.next('repeat');
  await office.deliver();
  expect((await office.rows()).map(({ state, provider_id }) => [state, provider_id])).toEqual([
    ['handed_over', 'P1'],
    ['handed_over', null],
  ]);
});
