import { eq, isNotNull, isNull } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { ToCall } from '#contract/messages/citizenCall.ts';
import { complaintClocks } from '#server/deadlines/schema/clocks.ts';
import { isAt } from '#server/desk/offices/officesOf.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { callRequests, citizenCalls, inboxRows } from '#server/messages/schema/citizens.ts';
import { phoneMarks } from '#server/messages/schema/messages.ts';
import { complaintPersons, persons } from '#server/persons/schema/persons.ts';
import { refusalOf } from '../../complaints/desk.ts';
import { openStatus } from '../statusPage.ts';

const office = await openStatus();
beforeEach(async () => {
  await office.fresh();
  await office.desk.db.delete(inboxRows);
  await office.desk.db.delete(callRequests);
  await office.desk.db.delete(phoneMarks);
});

const call = (id: number, result: string, given: Record<string, unknown> = {}, by = office.desk.staff) =>
  office.desk.post(by, `complaint/${id}/call`, { result, ...given });
const list = async (by = office.desk.mla, query = '') => {
  const { status, body } = await office.desk.get(by, `call/list?${query}`);
  expect(status).toBe(200);
  return body as unknown as { data: ToCall[]; total: number; refused: number };
};
const reasons = async (by = office.desk.mla) => (await list(by)).data.map(({ reason }) => reason);
const asked = async (given: Record<string, unknown> = {}) => {
  const id = await office.record(given);
  await office.say(await office.link(id), 'call');
  return id;
};

test('[MSG-23, SLA-05] reached: a first answer, and on the list no more; with a note in the timeline', async () => {
  const id = await asked();
  expect(await reasons()).toEqual(['asked']);
  const noted = await call(id, 'reached', { note: 'The road is at the school' });
  expect(noted.body).toMatchObject({
    result: 'reached',
    phone: '9848012345',
    created_by: { name: 'sunitha' },
  });
  const [clock] = await office.desk.db
    .select()
    .from(complaintClocks)
    .where(eq(complaintClocks.complaint_id, id));
  expect(clock?.responded_at).toEqual(office.desk.clock.now);
  expect(await reasons()).toEqual([]);
  expect((await office.timeline(id))[0]).toEqual({
    ...{ action: 'called', callResult: 'reached', note: 'The road is at the school' },
  });
});

test('[MSG-23, SLA-05] no answer and busy: no answer to the citizen, who is still on the list, with what came of it', async () => {
  const id = await asked();
  await call(id, 'no_answer');
  await call(id, 'busy');
  const [row] = (await list()).data;
  expect(row?.calls.map(({ result }) => result)).toEqual(['busy', 'no_answer']);
  const [clock] = await office.desk.db
    .select()
    .from(complaintClocks)
    .where(eq(complaintClocks.complaint_id, id));
  expect(clock?.responded_at).toBeNull();
});

test('[MSG-23, MSG-14] a wrong number marks the phone, by who heard so', async () => {
  const id = await asked();
  await call(id, 'wrong_number');
  expect(await office.desk.db.select().from(phoneMarks)).toMatchObject([
    { phone: '9848012345', wrong_by: office.desk.staff.id },
  ]);
  expect((await list()).data).toMatchObject([{ reason: 'asked', wrong: true }]);
});

test('[MSG-14] a phone is said to be wrong only by who had to call it: of the case, its person, or a call that the own office owes', async () => {
  const { db, clock } = office.desk;
  const id = await asked();
  const officeOf = async (seat: Parameters<typeof isAt>[0]) =>
    (await db.select().from(offices).where(isAt(seat)))[0]?.id;
  const { A1, A3 } = office.desk.places;
  const missed = (phone: string, office_id: number | undefined) =>
    db.insert(callRequests).values({ phone, office_id, reason: 'missed', due_on: '2026-06-01' });
  await missed('9848077777', await officeOf(A3));
  await missed('9848088888', await officeOf(A1));
  for (const result of ['wrong_number', 'reached'])
    for (const phone of ['9848077777', '9848099999'])
      expect(refusalOf(await call(id, result, { phone }), 'phone')).toEqual([
        'This phone is not one of the person of this grievance.',
      ]);
  expect(await db.$count(phoneMarks)).toBe(0);
  const [of] = await db.select().from(complaintPersons).where(eq(complaintPersons.complaint_id, id));
  await db
    .update(persons)
    .set({ phones: ['9848012345', '9848066666'] })
    .where(eq(persons.id, of?.person_id ?? 0));
  for (const phone of ['9848088888', '9848066666', '9848012345'])
    expect((await call(id, 'wrong_number', { phone })).status).toBe(200);
  expect(await db.$count(phoneMarks)).toBe(3);
  // A successful call shows that the phone is right.
  await db.update(phoneMarks).set({ stopped_at: clock.now });
  await call(id, 'reached', { phone: '9848066666' });
  const [mark] = await db.select().from(phoneMarks).where(eq(phoneMarks.phone, '9848066666'));
  expect(mark).toMatchObject({ wrong_at: null, wrong_by: null, stopped_at: clock.now });
  expect(await db.$count(phoneMarks, isNotNull(phoneMarks.wrong_at))).toBe(2);
});

test('[MSG-23] who was reached is on the list of the own office and the state’s no more, and on that of others still', async () => {
  const { db, places } = office.desk;
  const state = { parliament_id: null, assembly_id: null };
  const missed = { phone: '9848012345', reason: 'missed', due_on: '2026-06-01' } as const;
  for (const seat of [places.A1, places.A3, state]) {
    const [of] = await db.select().from(offices).where(isAt(seat));
    await db.insert(callRequests).values({ ...missed, office_id: of?.id });
  }
  await call(await office.record(), 'reached');
  const left = await db.select().from(callRequests).where(isNull(callRequests.done_at));
  const [elsewhere] = await db.select().from(offices).where(isAt(places.A3));
  expect(left.map(({ office_id }) => office_id)).toEqual([elsewhere?.id]);
});

test('[MSG-23] asked to be called later: on the list of that day, from today on', async () => {
  const id = await asked();
  for (const later_on of [undefined, '2026-05-31'])
    expect(refusalOf(await call(id, 'later', { later_on }), 'later_on')).toEqual([
      'Choose a day from today on.',
    ]);
  expect(await reasons()).toEqual(['asked']);
  expect((await call(id, 'later', { later_on: '2026-06-03' })).body).toMatchObject({
    later_on: '2026-06-03',
  });
  expect(await reasons()).toEqual([]);
  office.at('2026-06-03');
  expect((await list()).data).toMatchObject([{ reason: 'later', due_on: '2026-06-03', complaint: { id } }]);
});

test('[MSG-23, REF-17] closings to be verified are on it for who verifies, but for who closed them; the word itself goes by REF-17', async () => {
  const id = await office.closed();
  expect(await reasons(office.desk.mla)).toEqual(['verification']);
  expect(await reasons(office.verifier)).toEqual(['verification']);
  expect(await reasons(office.desk.staff)).toEqual([]);
  expect((await list(office.verifier)).data).toMatchObject([{ id: null, complaint: { id }, inbox_id: null }]);
  await office.verify(office.verifier, id, 'no_answer');
  expect(await reasons(office.verifier)).toEqual([]);
  office.at('2026-06-02');
  expect(await reasons(office.verifier)).toEqual(['verification']);
  await office.verify(office.verifier, id, 'confirmed');
  expect(await reasons(office.verifier)).toEqual([]);
});

test('[MSG-19, MSG-23, REF-18] a dispute is one row of the list, and is over once the citizen was reached or asked again', async () => {
  const id = await office.closed();
  await office.say(await office.link(id), 'not_solved');
  expect(await reasons()).toEqual(['disputed']);
  await office.verify(office.verifier, id, 'disputed');
  expect(await reasons()).toEqual([]);
  expect((await office.shown(id)).status).toBe('open');
});

test('[MSG-23, LIST-12] staff see calls of their own complaints and unassigned missed ones; an office its own', async () => {
  await asked();
  await asked({ staff_id: office.desk.colleague.id });
  const { A1 } = office.desk.places;
  const seat = { parliament_id: A1.parliament_id, assembly_id: A1.assembly_id };
  const [own] = await office.desk.db.select().from(offices).where(isAt(seat));
  const missed = { reason: 'missed', office_id: own?.id, phone: '9848099999', due_on: '2026-06-01' } as const;
  await office.desk.db.insert(callRequests).values(missed);
  expect(await reasons(office.desk.staff)).toEqual(['asked', 'missed']);
  expect((await list(office.desk.deskHead)).total).toBe(3);
  expect((await list(office.desk.otherMla)).total).toBe(0);
  expect((await list(office.desk.mla, 'reason=missed&per_page=1')).data).toMatchObject([
    { phone: '9848099999', complaint: null, person: null, calls: [] },
  ]);
  expect((await call(await office.record(), 'reached', { phone: '9848099999' })).status).toBe(200);
  expect((await list(office.desk.mla)).total).toBe(2);
});

test('[MSG-23, PER-08, LIST-12] calls about a case, or to a person about the cases that the caller may open; of other offices nothing', async () => {
  const { desk } = office;
  await desk.db.delete(citizenCalls);
  const id = await office.record();
  const theirs = await office.record({ staff_id: desk.colleague.id });
  for (const [result, of] of [
    ['no_answer', id],
    ['busy', theirs],
    ['reached', id],
  ] as const)
    await call(of, result, {}, desk.mla);
  const found = async (query: string, by = desk.staff) => {
    const { status, body } = await desk.get(by, `call?${query}`);
    const rows = (body.data ?? []) as { result: string; complaint: { id: number } }[];
    return status === 200
      ? { total: body.total, results: rows.map(({ result, complaint }) => [result, complaint.id]) }
      : status;
  };
  const [person] = await desk.db.select().from(complaintPersons).where(eq(complaintPersons.complaint_id, id));
  const of = `person_id=${person?.person_id}`;
  const ofComplaint = {
    total: 2,
    results: [
      ['reached', id],
      ['no_answer', id],
    ],
  };
  expect(await found(`complaint_id=${id}`)).toEqual(ofComplaint);
  expect(await found(`complaint_id=${theirs}`)).toBe(404);
  expect(await found(of)).toEqual(ofComplaint);
  expect(await found(of, desk.colleague)).toEqual({ total: 1, results: [['busy', theirs]] });
  expect((await found(of, desk.mla)) as object).toMatchObject({ total: 3 });
  expect(await found(`${of}&per_page=1&page=2`, desk.mla)).toEqual({ total: 3, results: [['busy', theirs]] });
  for (const query of [`complaint_id=${id}`, of]) {
    expect(await found(query, desk.otherMla)).toBe(404);
    expect(await found(query, desk.staffElsewhere)).toBe(404);
  }
  expect(refusalOf(await desk.get(desk.staff, 'call'), 'complaint_id')).toHaveLength(1);
});
