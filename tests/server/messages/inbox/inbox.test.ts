import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { complaintMedia, complaints } from '#server/complaints/schema/complaints.ts';
import { notices } from '#server/desk/schema/notices.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { callRequests, inboxFiles, inboxRows } from '#server/messages/schema/citizens.ts';
import { messages } from '#server/messages/schema/messages.ts';
import { persons } from '#server/persons/schema/persons.ts';
import { png } from '../../../fixtures/index.ts';
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
const picture = async () => ({
  ...{ name: 'road.png', type: 'image/png' },
  bytes: new Uint8Array(await (await png()).arrayBuffer()),
});

test('[MSG-15] a message waits for a user, matched to people by phone, also one by its id; no complaint is created', async () => {
  const before = await desk.db.$count(complaints);
  await sent({ media: [await picture()] });
  await sent({ from: '9848000000', text: 'Who are you' });
  expect(await desk.db.$count(complaints)).toBe(before);
  expect((await list()).data).toMatchObject([
    {
      ...{ phone: '9848012345', channel: 'whatsapp', text: 'The road again', state: 'open', late: false },
      persons: [{ name: 'Ramulu Goud' }],
      files: [{ name: 'road.png', path: expect.stringContaining('/api/v1/files/') }],
      free_until: '2026-03-03T04:30:00.000Z',
    },
  ]);
  const later = await sent({ text: 'And the lamp' });
  expect((await list(desk.mla, `id=${later}`)).data.map(({ text }) => text)).toEqual(['And the lamp']);
  expect((await list(desk.admin, `id=${later}`)).total).toBe(0);
  // Messages from unknown phones are in the state's inbox.
  expect((await list(desk.admin)).data.map(({ text }) => text)).toEqual(['Who are you']);
});

test('[MSG-15] to an open case: its files and words go there, once; of two who take it one does', async () => {
  const { id: complaint_id } = await desk.record(desk.mla, { staff_id: desk.staff.id });
  const id = await sent({ media: [await picture()] });
  const both = await Promise.all([
    take(id, { take: 'case', complaint_id }),
    take(id, { take: 'case', complaint_id }, desk.mla),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(refusalOf(await take(id, { take: 'not_for_us' }), 'take')).toEqual([
    'Somebody has taken this already.',
  ]);
  expect(await desk.history(desk.mla, complaint_id)).toContain('The road again');
  expect(
    await desk.db.select().from(complaintMedia).where(eq(complaintMedia.complaint_id, complaint_id)),
  ).toHaveLength(1);
  expect(await desk.db.select().from(inboxFiles)).toEqual([]);
  expect((await list(desk.mla, 'state=taken')).data).toMatchObject([
    { take: 'case', complaint: { id: complaint_id }, taken_by: expect.any(Object) },
  ]);
});

test("[DET-02, MSG-15] a citizen's text is in the history unchanged, even if it looks like an event", async () => {
  const { id: complaint_id } = await desk.record(desk.mla, { staff_id: desk.staff.id });
  const id = await sent({ text: 'Resolved' });
  await take(id, { take: 'case', complaint_id });
  const { data } = (await desk.get(desk.mla, `complaint/history?complaint_id=${complaint_id}`)).body;
  expect(data).toMatchObject([
    { message: 'Resolved', code: 'text', values: { text: 'Resolved' } },
    { message: 'Assigned to sunitha', code: 'assigned', values: { to: 'sunitha' } },
  ]);
});

test('[MSG-15] a new case that was recorded from it gets the files; it already has the words', async () => {
  const { id: complaint_id } = await desk.record(desk.staff);
  const id = await sent({ media: [await picture()] });
  expect((await take(id, { take: 'new_case', complaint_id })).status).toBe(200);
  expect(await desk.history(desk.mla, complaint_id)).not.toContain('The road again');
  expect(
    await desk.db.select().from(complaintMedia).where(eq(complaintMedia.complaint_id, complaint_id)),
  ).toHaveLength(1);
});

test('[MSG-15, MSG-13] answered with a text on WhatsApp within 24 hours, and on nothing else', async () => {
  const late = await sent();
  const inTime = await sent({ at: new Date('2026-03-02T04:31:00Z') });
  const sms = await sent({ channel: 'sms' });
  expect(refusalOf(await take(sms, { take: 'answer', text: 'Yes' }), 'text')).toEqual([
    'An SMS needs a template.',
  ]);
  expect(refusalOf(await take(inTime, { take: 'answer' }), 'text')).toEqual([
    'Choose a template, or write a text.',
  ]);
  desk.clock.now = new Date('2026-03-03T04:30:30Z');
  expect(refusalOf(await take(late, { take: 'answer', text: 'Yes' }), 'text')).toEqual([
    'The 24 hours are over. Choose a template.',
  ]);
  expect((await take(inTime, { take: 'answer', text: 'Yes, we know.' })).status).toBe(200);
  expect(await desk.db.select().from(messages)).toMatchObject([
    { text: 'Yes, we know.', phone: '9848012345', channel: 'whatsapp', complaint_id: null, state: 'queued' },
  ]);
  expect((await take(sms, { take: 'answer', template_id: 9_999 })).status).toBe(422);
});

test('[MSG-15, MSG-02, MSG-03] answered with an approved template of the channel that tells nothing of a case', async () => {
  await desk.db.delete(messages);
  const text = 'Please call {#alphanumeric#}.';
  const values = [{ value: 'office_phone', shorten: false } as const];
  const given = { text, values };
  const template_id = await desk.template(given);
  const answer = (id: number, of: number) => take(id, { take: 'answer', template_id: of });
  const refused = async (channel: string, of: Promise<number>) =>
    refusalOf(await answer(await sent({ channel }), await of), 'template_id');
  const notApproved = ['This template is not approved.'];
  expect(await refused('sms', desk.template({ ...given, state: 'draft' }))).toEqual(notApproved);
  expect(await refused('whatsapp', Promise.resolve(template_id))).toEqual(notApproved);
  const elsewhere = await desk.officeOf(desk.places.A3);
  expect(await refused('sms', desk.template({ ...given, office_id: elsewhere.id }))).toEqual(notApproved);
  const id = await sent({ channel: 'sms' });
  expect(refusalOf(await answer(id, template_id), 'text')).toEqual([
    'Nothing is known for this value: office_phone',
  ]);
  expect(refusalOf(await answer(id, await desk.template()), 'text')).toEqual([
    'Nothing is known for this value: number',
  ]);
  expect(await desk.db.$count(messages)).toBe(0);
  const settings = { messages: { phone: '0870-2345678' } };
  await desk.db.update(offices).set({ settings }).where(eq(offices.id, desk.own.id));
  await desk.db.update(persons).set({ language: 'hi' });
  const missed = await sent({ channel: 'missed', text: '' });
  for (const one of [id, missed]) expect((await answer(one, template_id)).status).toBe(200);
  const answered = {
    ...{ channel: 'sms', template_id, text: 'Please call 0870-2345678.', phone: '9848012345' },
    ...{ complaint_id: null, state: 'queued', language: 'te', instead_of: 'hi' },
  };
  const made = await desk.db.select().from(messages);
  expect(made).toMatchObject([answered, answered]);
  expect((await desk.db.select().from(inboxRows).where(eq(inboxRows.id, id)))[0]).toMatchObject({
    ...{ state: 'taken', take: 'answer', message_id: made[0]?.id, complaint_id: null },
  });
});

test('[MSG-15, MSG-23] a missed call that is about a case is still to be called back; one that is not for us is over', async () => {
  const { id: complaint_id } = await desk.record(desk.mla, { staff_id: desk.staff.id });
  const ids = [await sent({ text: '', channel: 'missed' }), await sent({ text: '', channel: 'missed' })];
  await take(ids[0] ?? 0, { take: 'case', complaint_id });
  await take(ids[1] ?? 0, { take: 'not_for_us' });
  const rows = await desk.db.select().from(callRequests).orderBy(asc(callRequests.id));
  expect(rows).toMatchObject([{ complaint_id, done_at: null }, { complaint_id: null }]);
  expect(rows[1]?.done_at).not.toBeNull();
});

test('[MSG-15, MSG-23] of several missed calls about one case one is called back; of what else asks for a call nothing changes', async () => {
  await desk.db.delete(callRequests);
  const { id: complaint_id } = await desk.record(desk.mla, { staff_id: desk.staff.id });
  const asked = { complaint_id, phone: '9848012345', reason: 'asked', due_on: '2026-03-02' } as const;
  await desk.db.insert(callRequests).values(asked);
  const missed = async () => {
    const id = await sent({ text: '', channel: 'missed' });
    expect((await take(id, { take: 'case', complaint_id })).status).toBe(200);
  };
  const open = async () => {
    const rows = await desk.db.select().from(callRequests).orderBy(asc(callRequests.id));
    return rows.map(({ reason, done_at }) => [reason, done_at === null]);
  };
  await missed();
  await missed();
  expect(await open()).toEqual([
    ['asked', true],
    ['missed', true],
    ['missed', false],
  ]);
  expect(await desk.history(desk.mla, complaint_id)).toEqual(['Assigned to sunitha']);
  await desk.post(desk.staff, `complaint/${complaint_id}/call`, { result: 'reached' });
  await missed();
  expect((await open()).at(-1)).toEqual(['missed', true]);
});

test('[MSG-15] a missed call that was called back stays done', async () => {
  await desk.db.delete(callRequests);
  const { id: complaint_id } = await desk.record(desk.mla, { staff_id: desk.staff.id });
  const id = await sent({ text: '', channel: 'missed' });
  await desk.post(desk.staff, `complaint/${complaint_id}/call`, { result: 'reached' });
  await take(id, { take: 'case', complaint_id });
  expect(await desk.db.select().from(callRequests)).toMatchObject([
    { complaint_id: null, done_at: desk.clock.now },
  ]);
});

test('[MSG-15] a case belongs to adding and a template to answering; admin takes what any office got', async () => {
  const { id: complaint_id } = await desk.record(desk.mla);
  const id = await sent();
  const wrong = ['Please check the marked fields.'];
  expect(refusalOf(await take(id, { take: 'not_for_us', complaint_id }), 'complaint_id')).toEqual(wrong);
  const template_id = await desk.template();
  expect(refusalOf(await take(id, { take: 'case', complaint_id, template_id }), 'template_id')).toEqual(
    wrong,
  );
  expect((await take(id, { take: 'not_for_us' }, desk.admin)).status).toBe(200);
});

test('[MSG-15, LIST-12] a case that is not the own one is 404, a case must be named, and another office finds nothing', async () => {
  const id = await sent();
  const { id: complaint_id } = await desk.record(desk.mla, { staff_id: desk.colleague.id });
  expect((await take(id, { take: 'case', complaint_id })).status).toBe(404);
  expect(refusalOf(await take(id, { take: 'case' }), 'complaint_id')).toEqual([
    'Choose a grievance of this person.',
  ]);
  expect((await take(id, { take: 'not_for_us' }, desk.otherMla)).status).toBe(404);
  expect((await list(desk.otherMla)).total).toBe(0);
  expect((await list()).data[0]?.state).toBe('open');
});

test('[MSG-15] unanswered after one working day: late, and on My day', async () => {
  const id = await sent();
  const waiting = async () => (await desk.get(desk.staff, 'desk/day')).body.inbox_late;
  expect(await waiting()).toBeUndefined();
  desk.clock.now = new Date('2026-03-03T04:30:01Z');
  expect((await list()).data[0]?.late).toBe(true);
  expect(await waiting()).toEqual({ total: 1, data: [expect.objectContaining({ id, phone: '9848012345' })] });
  await take(id, { take: 'not_for_us' });
  expect(await waiting()).toBeUndefined();
});

test("[SLA-07, MSG-15, GRD-06] the awaited answer ends a complaint's pause automatically; another pause continues", async () => {
  const { id, version } = await desk.record(desk.mla, { staff_id: desk.staff.id });
  const dueOn = async () =>
    (await desk.get(desk.mla, `complaint/${id}`)).body as { version: number; clock: { due_on: string } };
  const due = (await dueOn()).clock.due_on;
  const pause = (reason: string) =>
    desk.post(desk.mla, 'complaint/pause', { id, reason, until: '2026-03-30' });
  await pause('court');
  await take(await sent(), { take: 'case', complaint_id: id }, desk.mla);
  expect((await dueOn()).clock).toMatchObject({ state: 'paused', paused: { reason: 'court' } });
  await desk.post(desk.mla, 'complaint/resume', { id });
  await pause('waiting_citizen');
  await desk.db.delete(notices);
  await take(await sent(), { take: 'case', complaint_id: id }, desk.mla);
  expect(await dueOn()).toMatchObject({ version, clock: { state: 'running', paused: null, due_on: due } });
  const { data } = (await desk.get(desk.mla, `complaint/timeline?complaint_id=${id}`)).body;
  expect(data?.[0]).toMatchObject({
    ...{ action: 'resumed', creator: null },
    changes: [{ field: 'pauseReason', from: 'waiting_citizen', to: null }],
  });
  const told = await desk.db.select().from(notices);
  expect(told.map(({ user_id, kind }) => [user_id, kind])).toContainEqual([desk.staff.id, 'resumed']);
});
