import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { referrals } from '#server/letters/schema/referrals.ts';
import { insertContact, insertDepartment } from '../../worlds/contacts.ts';
import { openDesk } from '../complaints/desk.ts';

type By = 'admin' | 'mp' | 'mla' | 'otherMla';

const desk = await openDesk();
const energy = await insertDepartment(desk.db, 'Energy');
const roads = await insertDepartment(desk.db, 'Roads and Buildings');
/** An officer of each for the whole state. */
const ofEnergy = await insertContact(desk.db, {}, { name: 'Ravi', department: energy });
const ofRoads = await insertContact(desk.db, {}, { name: 'Sita', department: roads });
beforeEach(async () => void (await desk.db.delete(referrals)));

const V4 = () => desk.places.V4;
async function forwarded(
  dept_id: number,
  officer: number,
  by: By = 'mla',
  given: Record<string, unknown> = {},
) {
  const { id } = await desk.record(desk[by], given);
  const body = { complaint_id: id, is_administrator: 'false', dept_id, officer_id: [officer] };
  expect((await desk.post(desk[by], 'complaint/officer', body)).status).toBe(200);
  return id;
}
async function proposed(by: By = 'mla', given: Record<string, unknown> = {}) {
  const { id } = await desk.record(desk[by], given);
  const { status, body } = await desk.get(desk[by], `complaint/officer/department?complaint_id=${id}`);
  expect(status).toBe(200);
  return body.dept_id;
}

test('[DET-08] the department that was asked last about a grievance of the category, however it was asked', async () => {
  expect(await proposed()).toBeNull();
  await forwarded(energy, ofEnergy);
  expect(await proposed()).toBe(energy);
  expect(await proposed('mla', { category_id: desk.water })).toBeNull();
  const { id } = await desk.record(desk.mla);
  const asked = {
    complaint_id: id,
    contact_ids: [ofRoads],
    way: 'phone',
    subject: 'A road',
    request: 'Mend it',
  };
  const { body } = await desk.post(desk.mla, 'referral', asked);
  expect(await proposed()).toBe(energy);
  const [draft] = body.data ?? [];
  expect((await desk.post(desk.mla, `referral/${draft?.id}/dispatch`, { version: 1 })).status).toBe(200);
  expect(await proposed()).toBe(roads);
});

test('[DET-08] ignores withdrawn referrals', async () => {
  await forwarded(energy, ofEnergy);
  const id = await forwarded(roads, ofRoads);
  await desk.db.update(referrals).set({ state: 'withdrawn' }).where(eq(referrals.complaint_id, id));
  expect(await proposed()).toBe(energy);
});

test('[DET-08] by the own office, else by any other', async () => {
  await forwarded(energy, ofEnergy);
  await forwarded(roads, ofRoads, 'otherMla', V4());
  expect(await proposed()).toBe(energy);
  expect(await proposed('otherMla', V4())).toBe(roads);
  await desk.db.delete(referrals).where(eq(referrals.category_id, roads));
  expect(await proposed('otherMla', V4())).toBe(energy);
});

test("[DET-08, DET-09] ignores a department without an officer for the complaint's place", async () => {
  const police = await insertDepartment(desk.db, 'Home');
  const officer = await insertContact(desk.db, desk.places.A3, { name: 'Kishan', department: police });
  await forwarded(energy, ofEnergy);
  await forwarded(police, officer, 'otherMla', V4());
  await desk.db.delete(referrals).where(eq(referrals.category_id, energy));
  expect(await proposed('otherMla', V4())).toBe(police);
  expect(await proposed()).toBeNull();
});
