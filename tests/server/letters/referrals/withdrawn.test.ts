import { expect, test } from 'vitest';
import type { ReferralRow } from '#contract/letters/referralRecord.ts';
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
