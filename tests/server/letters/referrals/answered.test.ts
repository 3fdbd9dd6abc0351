import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { ReferralRow } from '#contract/letters/referralRecord.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { referrals } from '#server/letters/schema/referrals.ts';
import { openReferrals } from './office.ts';

const desk = await openReferrals();
/** Whether the list of what departments have answered has a grievance. */
const saysSo = async (complaintId: number) =>
  (await desk.list(desk.mla, { given: 'answered', page: 1, per_page: 100 })).data.some(
    ({ id }) => id === complaintId,
  );

async function asked() {
  const { id, complaint } = await desk.sent();
  return { id, about: complaint?.id ?? 0 };
}
async function answered() {
  const one = await asked();
  await desk.done(desk.answer(one.id));
  return one;
}
const accept = (id: number) => desk.done(desk.act(desk.staff, id, 'accept'));
const becomes = (id: number, type: string) =>
  desk.send('POST', `complaint/${id}`, { token: desk.mla.token, json: { _method: 'PUT', type } });

/** Several officers are asked about one grievance. */
async function askedOfTwo() {
  const { id: about } = await desk.record(desk.mla, { staff_id: desk.staff.id });
  const { body } = await desk.draft(about, { contact_ids: [desk.ravi, desk.sita] });
  const [one = 0, other = 0] = (body.data as unknown as ReferralRow[]).map(({ id }) => id);
  for (const id of [one, other]) await desk.done(desk.act(desk.mla, id, 'dispatch'));
  return { about, one, other };
}

test('[REF-12] a list has what a department has answered from a final answer until it is accepted or sent back', async () => {
  const { id, about } = await asked();
  const [before] = await desk.db.select().from(complaints).where(eq(complaints.id, about));
  expect(await saysSo(about)).toBe(false);
  await desk.done(desk.answer(id, { is_final: false, action: null, promised_on: '2026-04-01' }));
  expect(await saysSo(about)).toBe(false);
  await desk.done(desk.answer(id));
  expect(await saysSo(about)).toBe(true);
  await desk.done(desk.act(desk.staff, id, 'sendback', { reason: 'Half of it', due_on: '2026-04-10' }));
  expect(await saysSo(about)).toBe(false);
  await desk.done(desk.act(desk.mla, id, 'dispatch'));
  await desk.done(desk.answer(id));
  expect(await saysSo(about)).toBe(true);
  await accept(id);
  expect(await saysSo(about)).toBe(false);
  const [after] = await desk.db.select().from(complaints).where(eq(complaints.id, about));
  expect(after?.version).toBe(before?.version);
});

test('[REF-12] what was sent on is an answer, and its next referral none', async () => {
  const { id, about } = await asked();
  await desk.done(desk.answer(id, { action: 'sent_on', sent_on_to: desk.sita }));
  expect(await desk.db.$count(referrals, eq(referrals.complaint_id, about))).toBe(2);
  expect(await saysSo(about)).toBe(true);
  await accept(id);
  expect(await saysSo(about)).toBe(false);
});

test('[REF-01, REF-12] a grievance that two have answered stays in the list until both answers are decided', async () => {
  const { about, one, other } = await askedOfTwo();
  await desk.done(desk.answer(one));
  expect(await saysSo(about)).toBe(true);
  await desk.done(desk.answer(other));
  await accept(one);
  expect(await saysSo(about)).toBe(true);
  await accept(other);
  expect(await saysSo(about)).toBe(false);
});

test('[REF-12] one that is withdrawn beside an answer leaves that', async () => {
  const { about, one, other } = await askedOfTwo();
  await desk.done(desk.answer(one));
  expect((await desk.act(desk.mla, other, 'withdraw')).status).toBe(200);
  expect(await saysSo(about)).toBe(true);
});

test('[SLA-09, REF-12] what is closed or a suggestion is not in the list, and is again once it is reopened or a complaint', async () => {
  const { about } = await answered();
  await desk.post(desk.mla, 'complaint/close', { id: about, message: 'Done.' });
  expect(await saysSo(about)).toBe(false);
  await desk.post(desk.mla, 'complaint/reopen', { id: about, message: 'It is broken again.' });
  expect(await saysSo(about)).toBe(true);
  expect((await becomes(about, 'suggestion')).status).toBe(200);
  expect(await saysSo(about)).toBe(false);
  expect((await becomes(about, 'complaint')).status).toBe(200);
  expect(await saysSo(about)).toBe(true);
});

test('[REF-12] an answer to a suggestion or a cause is not in the list', async () => {
  const { id: complaint_id } = await desk.record(desk.mla, { type: 'suggestion' });
  for (const about of [complaint_id, null])
    await desk.db.insert(referrals).values({
      ...{ office_id: desk.officeId, number: 1_000 + (about ?? 0), complaint_id: about, way: 'letter' },
      ...{ subject: 'Broken road', request: 'Please repair it.', state: 'answered' },
    });
  expect(await saysSo(complaint_id)).toBe(false);
  await desk.db.delete(referrals).where(eq(referrals.state, 'answered'));
});

test('[REF-12] an answer that is deleted, or belongs to another grievance, removes it', async () => {
  const [one, other] = [await answered(), await asked()];
  const isIt = eq(referrals.id, one.id);
  await desk.db.update(referrals).set({ complaint_id: other.about }).where(isIt);
  expect([await saysSo(one.about), await saysSo(other.about)]).toEqual([false, true]);
  await desk.db.delete(referrals).where(isIt);
  expect(await saysSo(other.about)).toBe(false);
  await desk.db.delete(complaints).where(eq(complaints.id, (await answered()).about));
});
