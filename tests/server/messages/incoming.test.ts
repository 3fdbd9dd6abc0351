import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { complaintChanges } from '#server/complaints/schema/complaintChanges.ts';
import { type Incoming, takeIncoming } from '#server/messages/incoming.ts';
import { callRequests, inboxFiles, inboxRows, personWishes } from '#server/messages/schema/citizens.ts';
import { phoneMarks } from '#server/messages/schema/messages.ts';
import { persons } from '#server/persons/schema/persons.ts';
import { bytesOf, png } from '../../fixtures/index.ts';
import { type Office, openMessages } from './office.ts';

let office: Office;
beforeEach(async () => {
  office = await openMessages();
});
const take = (given: Partial<Incoming> = {}) =>
  takeIncoming(office.services, {
    ...{ channel: 'sms', from: '+919848012345', at: office.clock.now, text: 'No water', media: [] },
    ...given,
  });
const wishes = async () =>
  (await office.db.select().from(personWishes)).map(({ state, is_last }) => [state, is_last]);

test.each(['STOP', 'ఆపు', 'रोको', ' stop. '])(
  '[MSG-08] %j stops all messages; START of the person ends it',
  async (text) => {
    const { id } = await office.record(office.mla);
    await office.deliver();
    expect(await take({ text })).toBe('stopped');
    expect(await office.rows()).toMatchObject([{ state: 'suppressed', reason: 'refused by the person' }]);
    expect(await office.db.select().from(phoneMarks)).toMatchObject([
      { phone: '9848012345', stopped_at: office.clock.now },
    ]);
    expect(await wishes()).toEqual([['refused', true]]);
    const { body } = await office.get(office.mla, `complaint/timeline?complaint_id=${id}`);
    expect(body.data?.map(({ action }) => action)).toContain('messagesStopped');
    // Written before the stop, and delivered late: it ends nothing.
    expect(await take({ text: 'START', at: new Date(office.clock.now.getTime() - 1) })).toBe('started');
    expect(await wishes()).toEqual([['refused', true]]);
    expect(await office.db.select().from(phoneMarks)).toMatchObject([{ stopped_at: office.clock.now }]);
    office.pass(1);
    await take({ text: 'START' });
    expect(await wishes()).toEqual([
      ['refused', false],
      ['given', true],
    ]);
    expect(await office.db.select().from(phoneMarks)).toMatchObject([{ stopped_at: null }]);
    expect(await office.db.$count(inboxRows)).toBe(0);
  },
);

test('[MSG-08] STOP said twice is noted once, in the timeline of open cases alone', async () => {
  const open = await office.record(office.mla);
  const closed = await office.record(office.mla);
  await office.post(office.mla, 'complaint/close', { id: closed.id, message: 'Done' });
  const stops = async () => {
    const told = eq(complaintChanges.action, 'messagesStopped');
    const rows = await office.db.select().from(complaintChanges).where(told);
    return rows.map(({ complaint_id }) => complaint_id);
  };
  await take({ text: 'STOP' });
  const { now } = office.clock;
  office.pass(5);
  await take({ text: 'STOP' });
  expect(await stops()).toEqual([open.id]);
  expect(await wishes()).toEqual([['refused', true]]);
  expect(await office.db.select().from(phoneMarks)).toMatchObject([{ stopped_at: now }]);
});

test('[MSG-08] START ends what the office has noted, too, but nothing that was said later; without a stop it notes nothing', async () => {
  const { person_id } = await office.record(office.mla);
  const refuse = () =>
    office.send('PUT', `person/${person_id}/wishes`, {
      ...{ token: office.mla.token, json: { status: 'refused', way: 'spoken' } },
    });
  await take({ text: 'START' });
  expect(await wishes()).toEqual([]);
  await refuse();
  await take({ text: 'START', at: new Date(office.clock.now.getTime() - 1) });
  expect(await wishes()).toEqual([['refused', true]]);
  await take({ text: 'START' });
  expect(await wishes()).toEqual([
    ['refused', false],
    ['given', true],
  ]);
  await take({ text: 'START' });
  expect(await wishes()).toHaveLength(2);
  expect(await office.db.select().from(phoneMarks)).toEqual([]);
});

const A = '9848012345';
const B = '9848012346';
const withPhones = (id: unknown, phones: string[]) =>
  office.db
    .update(persons)
    .set({ phones })
    .where(eq(persons.id, Number(id)));
/** The current preference of each person, by id. */
const holding = async () => {
  const { person_id, state, is_last } = personWishes;
  const last = await office.db.select({ person_id, state }).from(personWishes).where(eq(is_last, true));
  return Object.fromEntries(last.map((wish) => [wish.person_id, wish.state]));
};
const stopsTold = async () =>
  (await office.db.select().from(complaintChanges).where(eq(complaintChanges.action, 'messagesStopped')))
    .map(({ complaint_id }) => complaint_id)
    .sort();

test('[MSG-08] the last word counts: STOP from a phone that is stopped already, after START from another of the same person', async () => {
  const { person_id } = await office.record(office.mla);
  await withPhones(person_id, [B, A]);
  await take({ text: 'STOP' });
  office.pass(1);
  await take({ text: 'START', from: B });
  expect(await holding()).toEqual({ [String(person_id)]: 'given' });
  office.pass(1);
  await take({ text: 'STOP' });
  expect(await holding()).toEqual({ [String(person_id)]: 'refused' });
});

test("[MSG-08] STOP from a phone without a person later applies to its person, and is in that person's complaints only", async () => {
  const father = await office.record(office.mla);
  await take({ text: 'STOP' });
  const daughter = await office.record(office.mla, { name: 'Sita', phone: B });
  expect(daughter.person_id).not.toBe(father.person_id);
  await withPhones(daughter.person_id, [B, A]);
  office.pass(1);
  await take({ text: 'STOP' });
  expect(await holding()).toEqual({
    [String(father.person_id)]: 'refused',
    [String(daughter.person_id)]: 'refused',
  });
  expect(await wishes()).toHaveLength(2);
  expect(await stopsTold()).toEqual([father.id, daughter.id]);
});

test('[MSG-08, MSG-12] a repeated word counts once, whatever was said since; it is in no inbox', async () => {
  const { person_id } = await office.record(office.mla);
  const say = (text: string, provider_id: string, given: Partial<Incoming> = {}) => {
    office.pass(1);
    return take({ text, provider_id, ...given });
  };
  expect(await say('STOP', 'S1')).toBe('stopped');
  expect(await say('START', 'S2')).toBe('started');
  expect(await say('STOP', 'S3')).toBe('stopped');
  expect(await say('START', 'S2')).toBe('known');
  expect(await holding()).toEqual({ [String(person_id)]: 'refused' });
  expect(await say('START', 'S4')).toBe('started');
  expect(await say('STOP', 'S1')).toBe('known');
  expect(await holding()).toEqual({ [String(person_id)]: 'given' });
  // Identical messages without id and date count as different ones.
  for (const state of ['refused', 'given', 'refused']) {
    const text = state === 'given' ? 'START' : 'STOP';
    await say(text, text, { looksLikeOthers: true });
    expect(await holding()).toEqual({ [String(person_id)]: state });
  }
  for (const state of ['open', 'taken'])
    expect((await office.get(office.mla, `inbox?state=${state}`)).body).toMatchObject({ data: [], total: 0 });
});

test('[MSG-15, MSG-16] all else waits in the inbox of the person’s office, once, with the files that pass the checks of uploads', async () => {
  await office.record(office.mla);
  const media = [
    { bytes: await bytesOf(await png()), name: 'pump.png', type: 'image/png' },
    { bytes: new TextEncoder().encode('<script>'), name: 'pump.html', type: 'text/html' },
  ];
  expect(await take({ provider_id: 'M1', media })).toBe('kept');
  expect(await take({ provider_id: 'M1', media })).toBe('known');
  const [row, ...others] = await office.db.select().from(inboxRows);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    office_id: office.own.id,
    phone: '9848012345',
    text: 'No water',
    state: 'open',
  });
  expect(row).toMatchObject({ person_id: expect.any(Number), late_at: new Date('2026-03-03T04:30:00Z') });
  expect(await office.db.$count(inboxFiles)).toBe(1);
  expect(await office.storedFiles()).toHaveLength(1);
});

test('[MSG-15] of an unknown phone it is the state’s; a missed call is one to be called back', async () => {
  const state = await office.officeOf({ parliament_id: null, assembly_id: null });
  await take({ from: '09848099999', text: '', channel: 'missed_call' });
  expect(await office.db.select().from(inboxRows)).toMatchObject([
    { office_id: state.id, phone: '9848099999', person_id: null, channel: 'missed_call' },
  ]);
  expect(await office.db.select().from(callRequests)).toMatchObject([
    { office_id: state.id, phone: '9848099999', reason: 'missed', due_on: '2026-03-02' },
  ]);
});
