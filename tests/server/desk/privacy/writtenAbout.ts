import { desc, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { addDays, dayOf } from '#contract/kernel/day.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { causes } from '#server/persons/schema/causes.ts';
import { pdf } from '../../../fixtures/index.ts';
import type { Desk } from '../../complaints/desk.ts';
import { MARKER, NAME, PHONE } from './who.ts';

/** Asked of a department, answered with a scan and sent back; named in another letter that came. */
export async function holdReferral(desk: Desk, complaint_id: number, officer: number) {
  await desk.db.update(offices).set({ code: sql`'O' || chr(65 + ${offices.id})` });
  const call = async (path: string, sent: object) => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const answered = await desk.send('POST', path, { token: desk.mla.token, headers, ...sent });
    expect([path, answered.status]).toEqual([path, expect.toBeOneOf([200, 201])]);
    return answered.body;
  };
  const texts = { subject: `Water for ${MARKER}`, request: `${NAME} (${PHONE}) has no water` };
  const asked = { complaint_id, contact_ids: [officer], way: 'letter', portal_number: MARKER, ...texts };
  const referral = (await call('referral', { json: asked })).data?.[0]?.id;
  await call(`referral/${referral}/dispatch`, { json: {} });
  const file = new File([await pdf().arrayBuffer()], `${MARKER}-reply.pdf`, { type: 'application/pdf' });
  const reply = { way: 'letter', is_final: true, action: 'done', text: `${MARKER} has water`, file };
  await call(`referral/${referral}/reply`, { form: reply });
  const back = { reason: `${NAME} says no`, due_on: addDays(dayOf(desk.clock.now), 9) };
  await call(`referral/${referral}/sendback`, { json: back });
  const letter = { sender: 'Collectorate', way: 'letter', subject: `On ${NAME}`, note: `Call ${PHONE}` };
  await call('register/inward', { json: letter });
}

/** Written about and for: to a department, to themselves, cancelled, with everybody of a cause; one of them is still a draft. */
export async function holdInLetters(
  desk: Desk,
  { complaint_id, person_id }: { complaint_id: number; person_id: number },
  contact_id: number,
) {
  const [cause] = await desk.db.select().from(causes).orderBy(desc(causes.id));
  await desk.put(desk.mla, 'office/registers', { code: 'HZB' });
  const text = { subject: `For ${NAME}`, body: `Please help ${MARKER}, {{name}}, ${PHONE}` };
  const written = async (given: object, sends = true) => {
    const letter = { kind: 'recommendation', language: 'en', texts: { en: text }, ...given };
    const keyed = () => ({ token: desk.mla.token, headers: { 'Idempotency-Key': crypto.randomUUID() } });
    const { status, body } = await desk.send('POST', 'letter', { ...keyed(), json: letter });
    expect(status).toBe(201);
    const path = `letter/${body.id}/dispatch`;
    if (sends) expect((await desk.send('POST', path, { ...keyed(), json: {} })).status).toBe(200);
    return body.id;
  };
  const officer = { name: 'Ravi', department: 'Water', designation: 'Engineer', address: '' };
  const citizen = { name: NAME, designation: '', department: '', address: `House of ${MARKER}` };
  const copies_to = [{ text: `${NAME}, ${PHONE}` }];
  await written({
    complaint_id,
    contact_id,
    addressee: officer,
    copies_to,
    enclosures: [`Card of ${MARKER}`],
  });
  const wrong = await written({ complaint_id, addressee: citizen, their_ref: `${MARKER}/1` });
  const reason = `${MARKER} was meant`;
  expect((await desk.post(desk.mla, `letter/${wrong}/cancel`, { reason })).status).toBe(200);
  await written({ person_id, addressee: officer });
  await written({ person_id, addressee: citizen }, false);
  const people = { en: { subject: 'Water', body: '{{people}}' } };
  await written({ cause_id: cause?.id, addressee: officer, texts: people });
  await written(
    { cause_id: cause?.id, addressee: officer, texts: { en: { subject: NAME, body: PHONE } } },
    false,
  );
}
