import { beforeEach, expect, test } from 'vitest';
import { sensitiveComplaints } from '#server/messages/schema/citizens.ts';
import { messageEvents, messages } from '#server/messages/schema/messages.ts';
import { openSending, type Sending } from './sending.ts';

let office: Sending;
beforeEach(async () => {
  office = await openSending();
});

test('[MSG-01, MSG-05, MSG-09] a new case is told of in Telugu, ten minutes later, in the log and its timeline', async () => {
  const id = await office.due();
  expect(await office.states()).toEqual([['queued', null]]);
  await office.deliver();
  const [row] = await office.rows();
  expect(row).toMatchObject({
    ...{ complaint_id: id, audience: 'citizen', channel: 'sms', driver: 'log', event: 'registered' },
    ...{ phone: '9848012345', language: 'te', instead_of: null, state: 'logged', template_id: null },
    ...{ due_at: new Date('2026-03-02T04:40:00Z'), sent_on: '2026-03-02', attempts: 1 },
  });
  expect(row?.text).toMatch(
    /^మీ ఫిర్యాదు నమోదైంది\. సంఖ్య: 2026-000001\. - A1 చూడండి: https:\/\/desk\.example\.org\/s\/[\w-]{22}$/,
  );
  expect(row?.text).not.toContain('x'.repeat(22));
  expect(await office.timeline(id)).toContain('messageLogged');
});

test('[MSG-10] sends one message for an event that was recorded twice', async () => {
  const id = await office.due();
  const again = { complaint_id: id, event: 'registered', clock: '1' } as const;
  await office.db
    .insert(messageEvents)
    .values({ ...again, happened_at: office.clock.now })
    .onConflictDoNothing();
  await office.db.update(messageEvents).set({ done_at: null });
  await office.deliver();
  expect(await office.rows()).toHaveLength(1);
});

test('[MSG-11] sends only the last of the events within ten minutes, but always the registration', async () => {
  const id = await office.record(office.mla, { staff_id: office.staff.id });
  office.pass(5);
  const form = { id: id.id, message: 'Done' };
  expect(await office.send('POST', 'complaint/close', { token: office.mla.token, form })).toMatchObject({
    status: 200,
  });
  await office.deliver();
  office.pass(20);
  await office.deliver();
  const told = (await office.rows()).map(({ event, state, reason }) => [event, state, reason]);
  expect(told[0]).toEqual(['registered', 'logged', null]);
  expect(told.filter(([, state]) => state === 'logged')).toHaveLength(2);
  expect(told.at(-1)?.[1]).toBe('logged');
});

/** Another priority moves the due day. */
async function prioritise(id: number, priority: string) {
  const json = { priority };
  expect((await office.put(office.mla, `complaint/${id}`, json)).status).toBe(200);
  await office.deliver();
  office.pass(2);
}
const logged = async () =>
  (await office.rows()).filter(({ state }) => state === 'logged').map(({ event }) => event);

test('[MSG-11] sends a restored due day only when the other day was sent', async () => {
  const { id } = await office.record(office.mla);
  await prioritise(id, 'urgent');
  await prioritise(id, 'normal');
  office.pass(20);
  await office.deliver();
  expect(await logged()).toEqual(['registered']);
  await prioritise(id, 'urgent');
  office.pass(20);
  await office.deliver();
  await prioritise(id, 'normal');
  office.pass(20);
  await office.deliver();
  await prioritise(id, 'high');
  await prioritise(id, 'normal');
  office.pass(20);
  await office.deliver();
  expect(await logged()).toEqual(['registered', 'due_moved', 'due_moved']);
});

test('[MSG-11] sends the message that an undone one had replaced', async () => {
  const id = await office.due();
  await office.deliver();
  const happened_at = office.clock.now;
  await office.db
    .insert(messageEvents)
    .values({ complaint_id: id, event: 'replied', clock: '1', happened_at });
  await prioritise(id, 'urgent');
  expect((await office.rows()).map(({ event, state }) => [event, state]).slice(1)).toEqual([
    ['replied', 'suppressed'],
    ['due_moved', 'queued'],
  ]);
  await prioritise(id, 'normal');
  office.pass(20);
  await office.deliver();
  expect(await logged()).toEqual(['registered', 'replied']);
});

test('[MSG-11, REF-20] sends neither a closing that was undone before sending, nor its reopening', async () => {
  const id = await office.due();
  await office.deliver();
  await office.post(office.mla, 'complaint/close', { id, message: 'Done' });
  await office.deliver();
  office.pass(2);
  await office.post(office.mla, 'complaint/reopen', { id, reason: 'by_mistake' });
  await office.deliver();
  office.pass(20);
  await office.deliver();
  expect(await logged()).toEqual(['registered']);
  await office.post(office.mla, 'complaint/close', { id, message: 'Done' });
  await office.deliver();
  office.pass(20);
  await office.deliver();
  await office.post(office.mla, 'complaint/reopen', { id });
  await office.deliver();
  office.pass(20);
  await office.deliver();
  expect((await logged()).at(-1)).toBe('reopened');
});

test('sends nothing about a complaint that has been deleted', async () => {
  await office.due();
  await office.db.update(messages).set({ complaint_id: null });
  await office.deliver();
  expect(await office.states()).toEqual([['suppressed', 'the grievance was deleted']]);
});

test('[MSG-20] of a sensitive case nothing is told but that there is news', async () => {
  const { id } = await office.record(office.mla);
  await office.db.insert(sensitiveComplaints).values({ complaint_id: id });
  await office.deliver();
  expect((await office.rows())[0]).toMatchObject({
    text: 'మీ ఫిర్యాదు 2026-000001 గురించి ఒక సమాచారం ఉంది.',
    state: 'queued',
  });
});

test('[SLA-05] an automatic message is no first answer; one from a user is', async () => {
  await office.ruled();
  office.connect();
  const id = await office.due();
  await office.deliver();
  const [row] = await office.rows();
  expect([row?.event, row?.state]).toEqual(['registered', 'handed_over']);
  const response = async () =>
    ((await office.get(office.mla, `complaint/${id}`)).body.clock as { response: string }).response;
  expect(await response()).toBe('waiting');
  const answer = { complaint_id: id, message: 'We asked.', status: 'reviewed' };
  await office.post(office.mla, 'complaint/response', answer);
  expect(await response()).toBe('given');
});
