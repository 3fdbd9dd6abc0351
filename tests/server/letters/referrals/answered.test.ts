import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { ReferralRow } from '#contract/letters/referralRecord.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { referrals } from '#server/letters/schema/referrals.ts';
import { openReferrals } from './office.ts';

const desk = await openReferrals();

/** Two officers are asked about one grievance. */
async function asked() {
  const { id: about } = await desk.record(desk.mla, { staff_id: desk.staff.id });
  const { body } = await desk.draft(about, { contact_ids: [desk.ravi, desk.sita] });
  const [one = 0, other = 0] = (body.data as unknown as ReferralRow[]).map(({ id }) => id);
  for (const id of [one, other]) await desk.done(desk.act(desk.mla, id, 'dispatch'));
  return { about, one, other };
}
const close = (id: number, withdraw_referrals: unknown, given: object = {}) =>
  desk.post(desk.mla, 'complaint/close', { id, message: 'Repaired.', withdraw_referrals, ...given });
const states = async (...ids: number[]) => Promise.all(ids.map(async (id) => (await desk.read(id)).state));

test('[REF-24] a closing withdraws all referrals that still wait, with its own call', async () => {
  const { about, one, other } = await asked();
  expect((await close(about, true)).status).toBe(200);
  expect(await states(one, other)).toEqual(['withdrawn', 'withdrawn']);
  const { body } = await desk.get(desk.mla, `complaint/timeline?complaint_id=${about}`);
  const actions = (body.data ?? []).map(({ action }) => action);
  expect(actions.slice(0, 3)).toEqual(['resolved', 'referralWithdrawn', 'referralWithdrawn']);
});

test('[REF-24] a closing withdraws only what it names, and only of its own grievance', async () => {
  const { about, one, other } = await asked();
  const elsewhere = await asked();
  expect((await close(about, [one, elsewhere.one])).status).toBe(200);
  expect(await states(one, other, elsewhere.one)).toEqual(['withdrawn', 'sent', 'sent']);
  const untold = await asked();
  expect((await close(untold.about, undefined)).status).toBe(200);
  expect((await close(elsewhere.about, false)).status).toBe(422);
  expect(await states(untold.one, elsewhere.one)).toEqual(['sent', 'sent']);
});

test('[REF-24] an answered referral stays, and a refused closing withdraws nothing', async () => {
  const { about, one, other } = await asked();
  await desk.done(desk.answer(one));
  expect((await close(about, true, { outcome: 'not_possible' })).status).toBe(422);
  expect(await states(one, other)).toEqual(['answered', 'sent']);
  expect((await close(about, true)).status).toBe(200);
  expect(await states(one, other)).toEqual(['answered', 'withdrawn']);
});

test('[GRD-17, REF-24] a closing in an office without letters withdraws nothing', async () => {
  const { about, one, other } = await asked();
  expect((await desk.put(desk.mla, 'office/uses', { letters: false })).status).toBe(200);
  expect((await close(about, true)).status).toBe(200);
  expect((await desk.put(desk.mla, 'office/uses', { letters: true })).status).toBe(200);
  expect(await states(one, other)).toEqual(['sent', 'sent']);
});

/** Whether the list of what departments have answered has a grievance. */
const saysSo = async (complaintId: number) =>
  (await desk.list(desk.mla, { given: 'answered', page: 1, per_page: 100 })).data.some(
    ({ id }) => id === complaintId,
  );

async function askedOne() {
  const { id, complaint } = await desk.sent();
  return { id, about: complaint?.id ?? 0 };
}
async function answered() {
  const one = await askedOne();
  await desk.done(desk.answer(one.id));
  return one;
}
const accept = (id: number) => desk.done(desk.act(desk.staff, id, 'accept'));
const becomes = (id: number, type: string) =>
  desk.send('POST', `complaint/${id}`, { token: desk.mla.token, json: { _method: 'PUT', type } });

test('[REF-12] a list has what a department has answered from a final answer until it is accepted or sent back', async () => {
  const { id, about } = await askedOne();
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
  const { id, about } = await askedOne();
  await desk.done(desk.answer(id, { action: 'sent_on', sent_on_to: desk.sita }));
  expect(await desk.db.$count(referrals, eq(referrals.complaint_id, about))).toBe(2);
  expect(await saysSo(about)).toBe(true);
  await accept(id);
  expect(await saysSo(about)).toBe(false);
});

test('[REF-01, REF-12] a grievance that two have answered stays in the list until both answers are decided', async () => {
  const { about, one, other } = await asked();
  await desk.done(desk.answer(one));
  expect(await saysSo(about)).toBe(true);
  await desk.done(desk.answer(other));
  await accept(one);
  expect(await saysSo(about)).toBe(true);
  await accept(other);
  expect(await saysSo(about)).toBe(false);
});

test('[REF-12] one that is withdrawn beside an answer leaves that', async () => {
  const { about, one, other } = await asked();
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
  const [one, other] = [await answered(), await askedOne()];
  const isIt = eq(referrals.id, one.id);
  await desk.db.update(referrals).set({ complaint_id: other.about }).where(isIt);
  expect([await saysSo(one.about), await saysSo(other.about)]).toEqual([false, true]);
  await desk.db.delete(referrals).where(isIt);
  expect(await saysSo(other.about)).toBe(false);
  await desk.db.delete(complaints).where(eq(complaints.id, (await answered()).about));
});
