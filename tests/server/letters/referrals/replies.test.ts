import { beforeEach, expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { notices } from '#server/desk/schema/notices.ts';
import { pdf } from '../../../fixtures/index.ts';
import { refusalOf } from '../../complaints/desk.ts';
import { openReferrals } from './office.ts';

const desk = await openReferrals();
beforeEach(async () => {
  desk.clock.now = new Date('2026-03-02T04:30:00Z');
  await desk.withCode('HZB');
});
const reply = (id: number, given: object) => desk.done(desk.answer(id, { ...given }));

test('[REF-12, REF-11] registers a final answer with its scan, and notifies the assignee of the grievance', async () => {
  const { id, complaint } = await desk.sent();
  const form = {
    ...{ way: 'letter', is_final: true, action: 'sanctioned', amount: '250000.5', text: 'Sanctioned.' },
    ...{ received_on: '2026-03-02', their_number: 'EE/44', their_date: '2026-02-27', file: pdf() },
  };
  const { token } = desk.dispatcher;
  const answered = await desk.done(desk.send('POST', `referral/${id}/reply`, { token, form }));
  expect(answered).toMatchObject({
    ...{ state: 'answered', overdue: false, reminder_due: null },
    replies: [
      {
        ...{ is_final: true, action: 'sanctioned', amount: 250000.5, text: 'Sanctioned.', accepted_at: null },
        inward: { number: 'HZB/IN/2026/0001', way: 'letter' },
        creator: { id: desk.dispatcher.id },
        file: { path: expect.stringContaining('/files/') },
      },
    ],
  });
  const told = await desk.db.select().from(notices);
  expect(told.map(({ user_id, kind, complaint_id }) => [user_id, kind, complaint_id])).toContainEqual([
    desk.staff.id,
    'reply_in',
    complaint?.id,
  ]);
  expect(refusalOf(await desk.answer(id), 'state')).toEqual([errorTexts.referralNotWaiting]);
});

test('[REF-12] interim ones are repeated, each moves the due day to what was promised', async () => {
  const { id } = await desk.sent();
  const first = await reply(id, { is_final: false, promised_on: '2026-03-27', action: 'done' });
  expect(first).toMatchObject({ state: 'interim', due_on: '2026-03-27', replies: [{ action: null }] });
  const second = await reply(id, { is_final: false, promised_on: '2026-04-10' });
  expect([second.state, second.due_on, second.replies.length]).toEqual(['interim', '2026-04-10', 2]);
  expect((await reply(id, {})).state).toBe('answered');
});

test('[REF-12] an office without a code notes the answer without the register; what came late is no day to come', async () => {
  const { id } = await desk.sent();
  const refused = async (given: object, field: string) =>
    refusalOf(await desk.answer(id, { ...given }), field);
  expect(await refused({ received_on: '2026-03-03' }, 'received_on')).toEqual([errorTexts.receivedInFuture]);
  const early = { received_on: '2026-02-20', their_date: '2026-02-21' };
  expect(await refused(early, 'received_on')).toEqual([errorTexts.receivedBeforeWritten]);
  await desk.withCode(null);
  expect((await reply(id, {})).replies).toMatchObject([{ inward: null, creator: { id: desk.staff.id } }]);
});

test('[REF-12] each kind asks for what it needs, under the field', async () => {
  const { id } = await desk.sent();
  const cases: [object, string, string][] = [
    [{ text: '' }, 'text', errorTexts.required],
    [{ action: null }, 'action', errorTexts.required],
    [{ action: 'sanctioned' }, 'amount', errorTexts.amountNeeded],
    ...[-1, 0.001, '1e5', '0x10', '1,00,000'].map((amount): [object, string, string] => [
      { action: 'sanctioned', amount },
      'amount',
      errorTexts.notAmount,
    ]),
    [{ action: 'rejected' }, 'reason', errorTexts.required],
    [{ action: 'sent_on', sent_on_to: 999_999 }, 'sent_on_to', errorTexts.unknownChoice],
    [{ is_final: false }, 'promised_on', errorTexts.required],
    [{ is_final: false, promised_on: '2026-03-01' }, 'promised_on', errorTexts.dueInPast],
    [{ is_final: false, promised_on: '2027-03-03' }, 'promised_on', errorTexts.dayTooFar],
    [{ way: 'link' }, 'way', errorTexts.notChoice],
  ];
  for (const [given, field, text] of cases)
    expect(refusalOf(await desk.answer(id, { ...given }), field)).toEqual([text]);
  const drafted = await desk.drafted();
  expect(refusalOf(await desk.answer(drafted.id), 'state')).toEqual([errorTexts.referralNotWaiting]);
});

test('[REF-12] what was sent on makes the draft of the next referral', async () => {
  const { id, complaint } = await desk.sent();
  const answered = await reply(id, { action: 'sent_on', sent_on_to: desk.sita });
  expect(answered.replies).toMatchObject([{ reason: 'Sita, Executive Engineer, Rural Water Supply' }]);
  const { body } = await desk.get(desk.mla, `referral?complaint_id=${complaint?.id}`);
  expect(body.data).toMatchObject([
    { addressee: { name: 'Sita' }, state: 'draft', subject: 'Broken road', way: 'letter' },
    { id, state: 'answered' },
  ]);
});

test('[REF-13] accepted by the person in charge, proposing how to close, and closing nothing', async () => {
  const { id, complaint } = await desk.sent();
  const stands = async () =>
    (await desk.db.select().from(complaints)).find((one) => one.id === complaint?.id);
  const before = await stands();
  expect(refusalOf(await desk.act(desk.staff, id, 'accept'), 'state')).toEqual([
    errorTexts.referralNotAnswered,
  ]);
  await reply(id, { action: 'rejected', reason: 'No budget this year' });
  expect((await desk.act(desk.dispatcher, id, 'accept')).body.message).toBe(errorTexts.notInCharge);
  const { body } = await desk.act(desk.staff, id, 'accept');
  expect(body).toMatchObject({
    state: 'accepted',
    replies: [{ accepted_by: { id: desk.staff.id } }],
    proposal: { outcome: 'not_possible', message: 'Repaired.', reason: 'No budget this year', file_id: null },
  });
  expect(await stands()).toEqual(before);
});

test('[REF-13, REF-09] sent back with a reason and a new day, it is sent again and its reminders restart', async () => {
  const { id } = await desk.sent({ way: 'email' });
  await reply(id, {});
  const back = (given: object) => desk.act(desk.deskHead, id, 'sendback', { ...given });
  expect(refusalOf(await back({ due_on: '2026-04-01' }), 'reason')).toEqual([errorTexts.required]);
  expect(refusalOf(await back({ reason: 'No', due_on: '2026-03-01' }), 'due_on')).toEqual([
    errorTexts.dueInPast,
  ]);
  const sentBack = await desk.done(back({ reason: 'Only half of it', due_on: '2026-04-01' }));
  expect(sentBack).toMatchObject({
    ...{ state: 'sent_back', due_on: '2026-04-01' },
    replies: [{ sent_back_reason: 'Only half of it', sent_back_by: { id: desk.deskHead.id } }],
  });
  const again = await desk.done(desk.act(desk.dispatcher, id, 'dispatch'));
  expect([again.state, again.due_on, again.reminders]).toEqual(['sent', '2026-04-01', 0]);
});

test('[REF-01] withdrawn from a draft, while it waits, and never once it is over', async () => {
  const { id } = await desk.sent();
  expect(await desk.act(desk.staff, id, 'withdraw')).toMatchObject({ status: 200 });
  expect((await desk.read(id)).state).toBe('withdrawn');
  for (const action of ['withdraw', 'dispatch', 'remind', 'accept', 'sendback'])
    expect((await desk.act(desk.mla, id, action, { reason: 'x', due_on: '2026-04-01' })).status).toBe(422);
  const drafted = await desk.drafted();
  expect((await desk.act(desk.staff, drafted.id, 'withdraw')).status).toBe(200);
});

test('[SLA-07, REF-12, GRD-06] a final reply ends the pause that waited for it, an interim one does not', async () => {
  const { id, complaint } = await desk.sent();
  const read = async () => (await desk.get(desk.mla, `complaint/${complaint?.id}`)).body;
  const { version, clock } = (await read()) as { version: number; clock: { due_on: string } };
  const pause = { id: complaint?.id, reason: 'with_department', until: '2026-03-30' };
  await desk.post(desk.staff, 'complaint/pause', pause);
  await reply(id, { is_final: false, promised_on: '2026-03-20' });
  expect((await read()).clock).toMatchObject({ state: 'paused' });
  await reply(id, {});
  expect(await read()).toMatchObject({ version, clock: { state: 'running', due_on: clock.due_on } });
  const { data } = (await desk.get(desk.mla, `complaint/timeline?complaint_id=${complaint?.id}`)).body;
  expect(data?.slice(0, 2)).toMatchObject([
    { action: 'resumed', creator: null, changes: [{ field: 'pauseReason', from: 'with_department' }] },
    { action: 'referralAnswered' },
  ]);
});
