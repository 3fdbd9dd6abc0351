import { desc, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { addDays, dayOf } from '../../../contract/day.ts';
import { causes } from '../../../server/db/schema/causes.ts';
import { files } from '../../../server/db/schema/files.ts';
import { leaders } from '../../../server/db/schema/leaders.ts';
import { offices } from '../../../server/db/schema/offices.ts';
import { pdf } from '../../fixtures/index.ts';
import { insertContact, insertDepartment } from '../complaints/contacts.ts';
import type { Desk } from '../complaints/desk.ts';
import { holdClosing } from './closing.ts';

export const PHONE = '9876501234';
export const NAME = 'Venkatalakshmi Pochampally';
/** Stands in every text that somebody could have written about the person. */
export const MARKER = 'zebrawell';
const LOCATION = '{"latitude":18.438,"longitude":79.128}';

/** Everything the product can hold about one citizen: recorded, worked on, answered, forwarded, mailed, closed. */
export async function holdCitizen(desk: Desk, given: { close?: boolean } = {}) {
  const { admin, mla, post } = desk;
  const sent = async (path: string, json: Record<string, unknown>) => {
    const answered = await post(mla, path, json);
    expect([path, answered.status]).toEqual([path, expect.toBeOneOf([200, 201])]);
    return answered;
  };
  const body = desk.body({
    name: NAME,
    phone: PHONE,
    email: `${MARKER}@example.org`,
    location: LOCATION,
    details: `<p>${MARKER} has no water.</p>`,
  });
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const created = await desk.send('POST', 'complaint', { token: mla.token, form: body, headers });
  const id = Number(created.body.id);
  const { person_id } = created.body;
  const kept = {
    other_name: `${MARKER} in Telugu`,
    address: `House of ${MARKER}`,
    note: `${MARKER} is deaf`,
  };
  const edited = await desk.send('PUT', `person/${person_id}`, { token: mla.token, json: kept });
  expect(edited.status).toBe(200);
  await sent(`person/${person_id}/visit`, { kind: 'came' });
  await holdTogether(desk, Number(person_id));
  const again = { 'Idempotency-Key': crypto.randomUUID() };
  const remark = { complaint_id: id, message: `${MARKER} called` };
  await desk.send('POST', 'complaint/history', { token: mla.token, json: remark, headers: again });
  const told = { name: NAME, phone: PHONE, details: `<p>${MARKER} came again</p>` };
  const scan = new File([await pdf().arrayBuffer()], `${MARKER}-2.pdf`, { type: 'application/pdf' });
  const addition = { token: mla.token, form: { ...told, file_1: scan } };
  const withKey = { ...addition, headers: { 'Idempotency-Key': crypto.randomUUID() } };
  expect((await desk.send('POST', `complaint/${id}/addition`, withKey)).status).toBe(201);
  const file = new File([await pdf().arrayBuffer()], `${MARKER}.pdf`, { type: 'application/pdf' });
  const media = { token: mla.token, form: { complaint_id: id, file } };
  expect((await desk.send('POST', 'complaint/media', media)).status).toBe(201);
  await desk.send('PUT', `complaint/${id}`, { token: mla.token, json: { name: `${NAME} Devi` } });
  await desk.send('PUT', `complaint/${id}`, { token: mla.token, json: { name: NAME } });
  await sent('complaint/response', { complaint_id: id, message: `Dear ${MARKER}`, status: 'responded' });

  const waiting = { reason: 'other', until: addDays(dayOf(desk.clock.now), 9), note: `${MARKER} is away` };
  await sent('complaint/pause', { id, ...waiting });
  await sent('complaint/resume', { id });
  await sent('complaint/escalate', { id, note: `${MARKER} has no water for a week` });
  await sent('complaint/deescalate', { id, note: `${MARKER} was visited` });

  const leaderId = await applyAsLeader(desk);
  await sent('leader/message', { title: `${MARKER}, come to the office`, leader_id: [leaderId] });
  const other = await desk.record(mla, { name: 'Somebody Else', phone: '9000000001' });
  const area = desk.places.V1.area_id;
  await sent('complaint/forward', { id: other.id, area, leaders: [leaderId] });

  const department = await insertDepartment(desk.db, crypto.randomUUID());
  const officer = await insertContact(desk.db, {}, { name: 'Ravi', department });
  const mail = { complaint_id: id, is_administrator: 'false', dept_id: department, officer_id: [officer] };
  await sent('complaint/officer', mail);
  await desk.services.jobs.runDue();
  await holdReferral(desk, id, officer);
  await holdInCause(desk, [id, other.id]);
  await holdInBulk(desk, [id, other.id]);
  await holdInLetters(desk, { complaint_id: id, person_id: Number(person_id) }, officer);
  await sent('division/incharge', { name: NAME, party: 'Party', phone: PHONE, ...desk.places.V1 });
  const official = {
    name: NAME,
    designation: 'Engineer',
    phone: PHONE,
    email: `${MARKER}@office.example.org`,
  };
  const contact = { ...official, ...desk.places.V1, category_id: department, is_administrator: 'false' };
  expect((await desk.post(admin, 'contact', contact)).status).toBe(201);
  const followup = { id, on: addDays(dayOf(desk.clock.now), 1), note: `Ring ${MARKER}` };
  const waits = { token: mla.token, json: followup, headers: { 'Idempotency-Key': crypto.randomUUID() } };
  expect((await desk.send('POST', 'complaint/followup', waits)).status).toBe(200);
  await holdClosing(desk, id, MARKER);
  await saveViews(desk);
  if (given.close ?? true) await sent('complaint/close', { id, message: `${MARKER} has water` });
  expect((await desk.get(admin, 'complaint?export=yes')).body.link).toEqual(expect.any(String));
  return { id, person_id: Number(person_id), other: other.id, leaderId };
}

/** Asked of a department, answered with a scan and sent back; named in another letter that came. */
async function holdReferral(desk: Desk, complaint_id: number, officer: number) {
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

/** Looked for by name, by phone and by a keyword; named in what views are called, those of the office among them. */
async function saveViews(desk: Desk) {
  const looksFor = [{ name: NAME }, { phone: PHONE.slice(0, 6) }, { term: NAME.split(' ')[0] }];
  for (const filters of looksFor) await desk.post(desk.mla, 'view', { name: 'Hers', filters });
  const shared = { name: `Roads for ${NAME}`, filters: { category: [desk.roads] }, is_shared: true };
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const saved = await desk.send('POST', 'view', { token: desk.mla.token, json: shared, headers });
  expect(saved.status).toBe(201);
}

/** Written down twice and made one, which can be undone; living with somebody; possibly the same as somebody else. */
async function holdTogether(desk: Desk, person_id: number) {
  const made = async (given: object) => {
    const json = { ...desk.places.V1, phones: [], ...given };
    return Number((await desk.post(desk.mla, 'person', json)).body.id);
  };
  const note = `${MARKER} cannot read`;
  const twin = await made({ name: `${MARKER} Lakshmi`, phones: [PHONE, '9876505678'], note });
  const person_ids = [person_id, twin];
  const merged = { person_ids, survivor_id: person_id, fields: { note: twin } };
  expect((await desk.post(desk.mla, 'person/merge', merged)).status).toBe(201);
  const sister = await made({ name: 'Her Sister' });
  const together = { person_ids: [person_id, sister] };
  expect((await desk.post(desk.mla, 'household', together)).status).toBe(201);
}

/** One of those who bring the same matter, with name and phone in whatever is written about it; answered with the others. */
async function holdInCause(desk: Desk, complaint_ids: number[]) {
  const texts = { title: `No water at ${NAME}`, note: `Call ${PHONE}` };
  const json = { ...desk.places.V1, ...texts, category_id: desk.roads, complaint_ids };
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const { status, body } = await desk.send('POST', 'cause', { token: desk.mla.token, json, headers });
  expect(status).toBe(201);
  const answer = { message: `Thank ${NAME}, ${PHONE}`, status: 'pending' };
  expect((await desk.post(desk.mla, `cause/${body.id}/answer`, answer)).status).toBe(200);
  await desk.services.jobs.runDue();
}

/** Answered and put off together with others, which is kept for a week, with what an undo would give back. */
async function holdInBulk(desk: Desk, ids: number[]) {
  const bulk = async (action: string, params: object) =>
    expect((await desk.post(desk.mla, 'bulk', { action, params, ids })).status).toBe(200);
  const on = (days: number) => addDays(dayOf(desk.clock.now), days);
  await bulk('answer', { message: `${NAME} (${PHONE}) and all others are heard` });
  await desk.post(desk.mla, 'complaint/followup', { id: ids[0], on: on(2), note: `${MARKER} is ill` });
  await bulk('followup', { on: on(3), note: `Ring ${NAME}, ${PHONE}` });
  await desk.services.jobs.runDue();
}

/** Written about and for: to a department, to themselves, cancelled, with everybody of a cause; one of them is still a draft. */
async function holdInLetters(
  desk: Desk,
  { complaint_id, person_id }: { complaint_id: number; person_id: number },
  contact_id: number,
) {
  const [cause] = await desk.db.select().from(causes).orderBy(desc(causes.id));
  await desk.send('PUT', 'office/registers', { token: desk.mla.token, json: { code: 'HZB' } });
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

/** Registered in the app, and in charge of an area with a picture and a proof. */
async function applyAsLeader(desk: Desk): Promise<number> {
  const place = { ...desk.places.V1, party: 'Party' };
  const register = { name: NAME, phone: PHONE, ...place };
  const { body } = await desk.post(desk.mla, 'app/register', register);
  const app_user_id = (body.user as { id: number }).id;
  const key = await desk.services.files.put(new TextEncoder().encode(MARKER));
  const [proof] = await desk.db
    .insert(files)
    .values({ key, name: `${MARKER}.png`, type: 'image/png', kind: 'image', size: MARKER.length })
    .returning();
  const [leader] = await desk.db
    .insert(leaders)
    .values({
      ...register,
      app_user_id,
      designation: 'volunteer',
      status: true,
      water_id_number: MARKER,
      type: 'Voter card',
      id_document_id: proof?.id,
    })
    .returning();
  return leader?.id ?? 0;
}
