import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { InwardRecord } from '#contract/letters/inward.ts';
import type { LetterRecord } from '#contract/letters/letterFields.ts';
import { runScheduler } from '#server/desk/scheduler/run.ts';
import { letters } from '#server/letters/schema/letters.ts';
import { officerMails } from '#server/officers/schema/forwarding.ts';
import { openReferrals, type Referring } from './office.ts';

let desk: Referring;
beforeEach(async () => {
  desk = await openReferrals();
});
const at = (day: string) => {
  desk.clock.now = new Date(`${day}T11:00:00+05:30`);
  return runScheduler(desk.services);
};
const read = async (id: number | null | undefined) =>
  (await desk.get(desk.mla, `letter/${id}`)).body as unknown as LetterRecord;
const kinds = async () =>
  (await desk.db.select().from(letters).orderBy(asc(letters.id))).map(({ kind, state }) => [kind, state]);
const remind = (id: number) => desk.done(desk.act(desk.dispatcher, id, 'remind'));
const template = (step: number, subject: string) =>
  desk.post(desk.mla, 'letter/template', {
    ...{ kind: `reminder_${step}`, name: `R${step}`, language: 'en' },
    texts: { en: { subject, body: `Sir,\n\nour letter {{our_ref}} about {{number}} was not answered.` } },
  });

test('[REF-09, REF-05] the next reminder is written when the office opens, and gets a number when somebody sends it', async () => {
  expect((await template(1, 'Reminder about {{number}}')).status).toBe(201);
  const { id, number, letter, complaint } = await desk.sent();
  await at('2026-03-20');
  const due = await desk.read(id);
  expect(due).toMatchObject({ reminder_due: 1, reminder_letter_id: expect.any(Number) });
  expect(await read(due.reminder_letter_id)).toMatchObject({
    ...{ kind: 'reminder_1', state: 'draft', our_ref: letter?.number, referral: { id, number } },
    addressee: { name: 'Ravi', department: 'Roads and Buildings' },
    texts: { en: { subject: `Reminder about ${complaint?.complaint_number}` } },
    created_by: null,
  });
  expect(await remind(id)).toMatchObject({
    ...{ reminders: 1, reminder_due: null, reminder_letter_id: null },
    reminded: [{ step: 1, letter: { number: 'HZB/GR/2026/0002' } }],
  });
  expect(await desk.db.$count(officerMails)).toBe(0);
  expect(await kinds()).toEqual([
    ['referral', 'dispatched'],
    ['reminder_1', 'dispatched'],
  ]);
});

test('[REF-09] reminds of what is due on the last day of the calendar', async () => {
  const { id } = await desk.sent({ due_on: '9999-12-31' });
  for (const reminders of [1, 2, 3]) expect(await remind(id)).toMatchObject({ reminders });
});

test('[REF-09] without a template it is written all the same, in the language of what was asked', async () => {
  const { id, letter } = await desk.sent({ subject: 'రహదారి', request: 'రహదారి మరమ్మతు చేయండి.' });
  await at('2026-03-20');
  const { reminder_letter_id } = await desk.read(id);
  expect(await read(reminder_letter_id)).toMatchObject({
    language: 'te',
    texts: { te: { subject: 'జ్ఞాపిక 1: రహదారి', body: expect.stringContaining(`మా లేఖ ${letter?.number} కు`) } },
  });
});

test('[REF-09] the third goes with a copy to the superior; a later one takes the place of one that was not sent', async () => {
  const { id } = await desk.sent();
  await at('2026-03-20');
  await at('2026-03-31');
  expect(await kinds()).toEqual([
    ['referral', 'dispatched'],
    ['reminder_2', 'draft'],
  ]);
  await at('2026-04-15');
  const { reminder_letter_id } = await desk.read(id);
  expect(await read(reminder_letter_id)).toMatchObject({
    kind: 'reminder_3',
    copies_to: [{ contact_id: desk.chief, text: 'Chief, Chief Engineer' }],
  });
  expect((await remind(id)).reminders).toBe(3);
  expect((await kinds()).length).toBe(2);
});

test('[REF-09] sent from the page of its letter it reminds as well; cancelled it is due once more, with a copy', async () => {
  const { id } = await desk.sent();
  await at('2026-03-20');
  const letterId = (await desk.read(id)).reminder_letter_id;
  expect((await desk.post(desk.dispatcher, `letter/${letterId}/dispatch`, {})).status).toBe(200);
  expect(await desk.read(id)).toMatchObject({ state: 'sent', reminders: 1, reminder_due: null });
  await desk.post(desk.dispatcher, `letter/${letterId}/cancel`, { reason: 'Wrong officer' });
  const again = await desk.read(id);
  expect(again).toMatchObject({ state: 'sent', reminders: 0, reminder_due: 1 });
  expect(again.reminder_letter_id).not.toBe(letterId);
  expect(await remind(id)).toMatchObject({
    reminders: 1,
    reminded: [{ letter: { number: 'HZB/GR/2026/0003' } }],
  });
});

test('[REF-22] is for the holder of the post on that day; for a vacant one without a name', async () => {
  const [left, vacant] = [await desk.sent(), await desk.sent({ contact_ids: [desk.sita] })];
  const put = (id: number, json: object) => desk.put(desk.admin, `contact/${id}`, json);
  expect((await put(desk.sita, { is_vacant: true })).status).toBe(200);
  expect((await put(desk.ravi, { successor_id: desk.chief })).status).toBe(200);
  await at('2026-03-20');
  const [one, other] = [await desk.read(left.id), await desk.read(vacant.id)];
  expect(one).toMatchObject({ contact_id: desk.ravi, addressee: { name: 'Ravi' } });
  expect(await read(one.reminder_letter_id)).toMatchObject({
    ...{ contact_id: desk.chief, addressee: { name: 'Chief', designation: 'Chief Engineer' } },
  });
  expect(await read(other.reminder_letter_id)).toMatchObject({
    addressee: { name: '', designation: 'Executive Engineer', department: 'Rural Water Supply' },
  });
  expect((await remind(vacant.id)).reminders).toBe(1);
});

test('[REF-09, REF-24] an answer, a withdrawal and the end of the grievance take the written reminder away', async () => {
  const [answered, withdrawn, closed] = [await desk.sent(), await desk.sent(), await desk.sent()];
  await at('2026-03-20');
  const isDraft = eq(letters.state, 'draft');
  expect(await desk.db.$count(letters, isDraft)).toBe(3);
  await desk.done(desk.answer(answered.id));
  await desk.act(desk.mla, withdrawn.id, 'withdraw');
  await desk.post(desk.mla, 'complaint/close', { id: closed.complaint?.id, message: 'Done' });
  expect(await desk.db.$count(letters, isDraft)).toBe(0);
});

test('[REF-10] an answer that quotes the number of a reminder is offered its referral', async () => {
  const { id } = await desk.sent();
  const { reminded } = await remind(id);
  const subject = `Your reminder ${reminded[0]?.letter?.number}`;
  const { body } = await desk.post(desk.dispatcher, 'register/inward', {
    ...{ sender: 'EE', way: 'letter', subject },
  });
  expect((body as unknown as InwardRecord).offers).toMatchObject([{ by: 'number', referral: { id } }]);
});
