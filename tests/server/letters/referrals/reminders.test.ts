import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { runScheduler } from '#server/desk/scheduler/run.ts';
import { referralReminders } from '#server/letters/schema/referrals.ts';
import { officerMails } from '#server/officers/schema/forwarding.ts';
import { refusalOf } from '../../complaints/desk.ts';
import { openReferrals, type Referring } from './office.ts';

let desk: Referring;
beforeEach(async () => {
  desk = await openReferrals();
});
const at = (day: string, time = '11:00') => {
  desk.clock.now = new Date(`${day}T${time}:00+05:30`);
  return runScheduler(desk.services);
};
const drafts = async () =>
  (await desk.db.select().from(referralReminders).orderBy(asc(referralReminders.id))).map(
    ({ step, dropped, sent_at }) => [step, dropped ? 'dropped' : sent_at ? 'sent' : 'draft'],
  );
const addresses = async () =>
  (await desk.db.select().from(officerMails).orderBy(asc(officerMails.id))).map(({ address }) => address);
const byItself = (by_itself: boolean | null) => desk.put(desk.mla, 'referral/settings', { by_itself });

test('[REF-09] drafted when the office opens on the due day, then 7 and 15 working days later, each once', async () => {
  const { id } = await desk.sent();
  await at('2026-03-19');
  await at('2026-03-20', '07:00');
  expect(await drafts()).toEqual([]);
  await at('2026-03-20');
  await at('2026-03-20', '15:00');
  expect(await drafts()).toEqual([[1, 'draft']]);
  expect(await desk.read(id)).toMatchObject({ reminder_due: 1, reminders: 0, overdue: false });
  const again = desk.act(desk.dispatcher, id, 'remind');
  expect(await desk.done(again)).toMatchObject({ reminder_due: null, reminders: 1 });
  await at('2026-03-31');
  expect(await drafts()).toEqual([
    [1, 'sent'],
    [2, 'draft'],
  ]);
  await at('2026-04-15');
  expect(await drafts()).toEqual([
    [1, 'sent'],
    [2, 'dropped'],
    [3, 'draft'],
  ]);
  await at('2026-07-15');
  expect((await drafts()).length).toBe(3);
});

test('[REF-09] mails go out by themselves where that is switched on; the third with a copy to the superior', async () => {
  expect((await byItself(true)).status).toBe(200);
  const { id } = await desk.sent({ way: 'email' });
  const byHand = await desk.sent({ way: 'letter' });
  await at('2026-03-20');
  await at('2026-03-31');
  await at('2026-04-15');
  expect(await addresses()).toEqual([...Array(4).fill('ravi@example.org'), 'chief@example.org']);
  expect(await desk.read(id)).toMatchObject({ reminders: 3, reminder_due: null });
  expect(await desk.read(byHand.id)).toMatchObject({ reminders: 0, reminder_due: 3 });
  const { body } = await desk.get(
    desk.mla,
    `complaint/timeline?complaint_id=${(await desk.read(id)).complaint?.id}`,
  );
  const told = body.data?.filter(({ action }) => action === 'referralReminded');
  expect(told?.map(({ creator }) => creator)).toEqual([null, null, null]);
  expect(refusalOf(await desk.act(desk.mla, id, 'remind'), 'state')).toEqual([errorTexts.remindedEnough]);
});

test('[REF-09] who cannot be written to is left for a person to see', async () => {
  await byItself(true);
  const { id } = await desk.sent({ way: 'email' });
  await desk.put(desk.admin, `contact/${desk.ravi}`, { is_vacant: true });
  await at('2026-03-20');
  expect(await desk.read(id)).toMatchObject({ reminder_due: 1, reminders: 0 });
  expect(refusalOf(await desk.act(desk.mla, id, 'remind'), 'contact_id')).toEqual([errorTexts.postVacant]);
});

test('[REF-09] the ladder stops with an answer and with a withdrawal', async () => {
  const [answered, withdrawn] = [await desk.sent(), await desk.sent()];
  await at('2026-03-20');
  await desk.done(desk.answer(answered.id));
  await desk.act(desk.mla, withdrawn.id, 'withdraw');
  await at('2026-05-20');
  expect((await drafts()).map(([, state]) => state)).toEqual(['dropped', 'dropped']);
});

test('[REF-09, SLA-07] while the grievance waits nobody is reminded; after that, of the step that is due then', async () => {
  const { id, complaint } = await desk.sent();
  await at('2026-03-16');
  const pause = { id: complaint?.id, reason: 'court', until: '2026-03-30' };
  expect((await desk.post(desk.mla, 'complaint/pause', pause)).status).toBe(200);
  await at('2026-03-23');
  expect(await drafts()).toEqual([]);
  await at('2026-03-31');
  expect(await drafts()).toEqual([[2, 'draft']]);
  expect((await desk.read(id)).reminder_due).toBe(2);
});

test('[REF-24, REF-09] closing the grievance stops the ladder and leaves the referral waiting', async () => {
  const { id, complaint } = await desk.sent();
  await at('2026-03-20');
  await desk.post(desk.mla, 'complaint/close', { id: complaint?.id, message: 'Done' });
  await at('2026-05-20');
  expect(await drafts()).toEqual([[1, 'dropped']]);
  expect(await desk.read(id)).toMatchObject({
    state: 'sent',
    reminder_due: null,
    complaint: { closed: true },
  });
});

test('[REF-09] by hand before it is due, the next step follows from the due day; mails say which reminder of what', async () => {
  const { id } = await desk.sent({ way: 'email' });
  await desk.done(desk.act(desk.mla, id, 'remind'));
  expect(await drafts()).toEqual([[1, 'sent']]);
  await at('2026-03-20');
  expect(await drafts()).toEqual([[1, 'sent']]);
  await at('2026-03-31');
  expect(await drafts()).toEqual([
    [1, 'sent'],
    [2, 'draft'],
  ]);
  const [reminder] = await desk.db.select().from(referralReminders).where(eq(referralReminders.step, 1));
  expect(reminder?.mail_id).not.toBeNull();
});

test('[GRD-17] an office without letters sends no reminders, and none later for what was due while off', async () => {
  await byItself(true);
  await desk.sent({ way: 'email' });
  await desk.put(desk.mla, 'office/uses', { letters: false });
  const before = await addresses();
  await at('2026-03-20');
  expect([await drafts(), await addresses()]).toEqual([[], before]);
  await desk.put(desk.mla, 'office/uses', { letters: true });
  await at('2026-04-15');
  expect([await drafts(), await addresses()]).toEqual([[], before]);
});
