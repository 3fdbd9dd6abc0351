import { expect } from 'vitest';
import { addDays, dayOf } from '#contract/kernel/day.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import { leaders } from '#server/leaders/schema/leaders.ts';
import { pdf } from '../../../fixtures/index.ts';
import { insertContact, insertDepartment } from '../../../worlds/contacts.ts';
import { insertRow } from '../../../worlds/insertRow.ts';
import type { Desk } from '../../complaints/desk.ts';
import { holdClosing } from './closing.ts';
import { holdMessages } from './messages.ts';
import { MARKER, NAME, PHONE } from './who.ts';
import { holdInBulk, holdInCause, holdTogether } from './withOthers.ts';
import { holdInLetters, holdReferral } from './writtenAbout.ts';

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
  const edited = await desk.put(mla, `person/${person_id}`, kept);
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
  await desk.put(mla, `complaint/${id}`, { name: `${NAME} Devi` });
  await desk.put(mla, `complaint/${id}`, { name: NAME });
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
  await holdInBulk(desk, [id, other.id], officer);
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
  await holdMessages(desk, {
    ...{ complaint_id: id, person_id: Number(person_id), phone: PHONE, marker: MARKER },
  });
  await saveViews(desk);
  if (given.close ?? true) await sent('complaint/close', { id, message: `${MARKER} has water` });
  expect((await desk.get(admin, 'complaint?export=yes')).body.link).toEqual(expect.any(String));
  return { id, person_id: Number(person_id), other: other.id, leaderId };
}

/**
 * Views that search for the person by name, phone and keyword, or mention the person in their name; personal and
 * shared.
 */
async function saveViews(desk: Desk) {
  const looksFor = [{ name: NAME }, { phone: PHONE.slice(0, 6) }, { term: NAME.split(' ')[0] }];
  for (const filters of looksFor) await desk.post(desk.mla, 'view', { name: 'Hers', filters });
  const shared = { name: `Roads for ${NAME}`, filters: { category: [desk.roads] }, is_shared: true };
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const saved = await desk.send('POST', 'view', { token: desk.mla.token, json: shared, headers });
  expect(saved.status).toBe(201);
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
  return insertRow(desk.db, leaders, {
    ...register,
    app_user_id,
    designation: 'volunteer',
    status: true,
    water_id_number: MARKER,
    type: 'Voter card',
    id_document_id: proof?.id,
  });
}
