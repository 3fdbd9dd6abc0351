import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { plainText } from '#contract/kernel/coded.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { officerMails } from '#server/officers/schema/forwarding.ts';
import { insertContact, insertDepartment } from '../../worlds/contacts.ts';
import { openDesk, refusalOf } from '../complaints/desk.ts';
import { queued } from '../kernel/jobs/queue.ts';

type Role = 'admin' | 'mp' | 'mla' | 'staff';

const desk = await openDesk();
let roads = 0;
let ravi = 0;
let sita = 0;
let collector = 0;
beforeAll(async () => {
  roads = await insertDepartment(desk.db, 'Roads');
  const at = { parliament_id: desk.places.P1.parliament_id };
  ravi = await insertContact(desk.db, at, { name: 'Ravi', department: roads });
  sita = await insertContact(desk.db, at, { name: 'Sita', department: roads, designation: 'Engineer' });
  collector = await insertContact(desk.db, at, { name: 'Collector', designation: 'District Collector' });
});
beforeEach(async () => {
  await desk.db.execute(sql`delete from pgboss.job`);
  await desk.db.delete(officerMails);
});

const department = (given: object = {}) => ({
  is_administrator: 'false',
  dept_id: roads,
  officer_id: [ravi],
  ...given,
});
const district = (given: object = {}) => ({
  is_administrator: 'true',
  administrator_id: collector,
  ...given,
});
const both = (given: object = {}) => ({ ...department(), ...district(), is_administrator: 'both', ...given });
const forward = (complaint_id: number, body: object, by: Role = 'mla') =>
  desk.post(desk[by], 'complaint/officer', { complaint_id, ...body });
const state = async (id: number) => (await desk.get(desk.admin, `complaint/${id}`)).body;
const addresses = async () =>
  (await desk.db.select().from(officerMails).orderBy(officerMails.id)).map(({ address }) => address);

test('[DET-08, API-07] forwarding makes an open complaint reviewed, leaves an entry, queues a mail to each officer', async () => {
  const { id } = await desk.record(desk.mla);
  const answered = await forward(id, department({ officer_id: [ravi, sita, ravi] }));
  expect(answered).toMatchObject({ status: 200, body: { message: 'Complaint forwarded successfully!' } });
  expect(await state(id)).toMatchObject({ status: 'reviewed', version: 2 });
  expect(await desk.history(desk.mla, id)).toEqual([
    'Forwarded by mail to Ravi (Executive Engineer), Sita (Engineer)',
  ]);
  expect(await addresses()).toEqual(['ravi@example.org', 'sita@example.org']);
  expect(await queued(desk.db)).toMatchObject([{ name: 'officer-mail' }, { name: 'officer-mail' }]);
  expect((await desk.get(desk.mla, `complaint/officer?complaint_id=${id}`)).body).toMatchObject({
    total: 2,
    data: [
      { officer: { name: 'Sita', designation: 'Engineer' }, state: 'queued', attempts: 0, sent_at: null },
      { officer: { name: 'Ravi' }, state: 'queued', failure: null },
    ],
  });
});

test('[REF-02] each officer gets a sent email referral in the same call; without a new officer there is none', async () => {
  const { id } = await desk.record(desk.mla);
  const { body } = await forward(id, department({ officer_id: [ravi, sita] }));
  const { body: listed } = await desk.get(desk.mla, `referral?complaint_id=${id}`);
  expect(listed.data?.map((row) => row.id).reverse()).toEqual(body.referral_ids);
  expect(listed.data).toMatchObject([
    {
      addressee: { name: 'Sita', designation: 'Engineer' },
      way: 'email',
      state: 'sent',
      due_on: '2026-03-20',
    },
    { addressee: { name: 'Ravi', department: 'Roads' }, subject: expect.stringContaining('Grievance 2026-') },
  ]);
  expect((await forward(id, department())).body.referral_ids).toEqual([]);
});

test('[DET-08] the fields of the specification, as a form writes them', async () => {
  const { id } = await desk.record(desk.mla);
  const form = {
    complaint_id: id,
    dept_id: roads,
    officer_id: [ravi, sita],
    admin_officer_id: null,
    administrator_id: null,
    is_administrator: 'false',
  };
  const answered = await desk.send('POST', 'complaint/officer', { token: desk.mla.token, form });
  expect(answered.status).toBe(200);
  const byOtherName = { admin_officer_id: collector, is_administrator: 'true' };
  const { id: second } = await desk.record(desk.admin);
  expect((await forward(second, byOtherName, 'admin')).status).toBe(200);
  expect((await forward(second, { ...district(), is_administrator: true }, 'admin')).status).toBe(200);
});

describe('[DET-09] whom a role forwards to', () => {
  const choices = { department, district, both };
  const taken = async (id: number, role: Role) => {
    const answers = Object.entries(choices).map(async ([name, choice]) => {
      const answered = await forward(id, choice(), role);
      if (answered.status === 200) return [name];
      expect(refusalOf(answered, 'is_administrator')).toEqual([errorTexts.officerTarget]);
      return [];
    });
    return (await Promise.all(answers)).flat();
  };

  test('mp and mla: a department', async () => {
    const { id } = await desk.record(desk.admin);
    expect(await taken(id, 'mp')).toEqual(['department']);
    expect(await taken(id, 'mla')).toEqual(['department']);
  });

  test('admin: a ministry, the district, or both', async () => {
    const { id } = await desk.record(desk.mla);
    expect(await taken(id, 'admin')).toEqual(['department', 'district', 'both']);
  });

  test('staff: a department; what an administrator recorded, as an administrator would', async () => {
    const { id } = await desk.record(desk.mla, { staff_id: desk.staff.id });
    expect(await state(id)).toMatchObject({ by_admin: false });
    expect(await taken(id, 'staff')).toEqual(['department']);
    const { id: ofAdmin } = await desk.record(desk.admin, { staff_id: desk.staff.id });
    expect(await state(ofAdmin)).toMatchObject({ by_admin: true });
    expect(await taken(ofAdmin, 'staff')).toEqual(['department', 'district', 'both']);
  });
});

describe('[DET-08] is refused, with nothing sent and nothing changed,', () => {
  const refused = async (body: object, field: string, by: Role = 'admin') => {
    const { id } = await desk.record(desk.admin);
    const texts = refusalOf(await forward(id, body, by), field);
    expect(await state(id)).toMatchObject({ status: 'open', version: 1 });
    expect(await desk.history(desk.admin, id)).toEqual([]);
    expect([await addresses(), await queued(desk.db)]).toEqual([[], []]);
    return texts;
  };

  test('without a choice', async () => {
    expect(await refused({}, 'is_administrator')).toEqual([errorTexts.notChoice]);
    expect(await refused(department({ dept_id: null }), 'dept_id')).toEqual([errorTexts.required]);
    for (const body of [department({ officer_id: [] }), both({ officer_id: [] })]) {
      expect(await refused(body, 'officer_id')).toEqual([errorTexts.officerToForward]);
    }
    for (const body of [district({ administrator_id: null }), both({ administrator_id: null })]) {
      expect(await refused(body, 'administrator_id')).toEqual([errorTexts.officerToForward]);
    }
  });

  test('[SCOPE-08] to a contact of another department, kind or place', async () => {
    const water = await insertDepartment(desk.db, 'Water');
    const { A2, P2 } = desk.places;
    const ofWater = await insertContact(desk.db, {}, { name: 'Water', department: water });
    const elsewhere = await insertContact(
      desk.db,
      { parliament_id: P2.parliament_id },
      { name: 'Far away', department: roads },
    );
    const { parliament_id, assembly_id } = A2;
    const nextDoor = await insertContact(
      desk.db,
      { parliament_id, assembly_id },
      { name: 'Next door', department: roads },
    );
    for (const other of [ofWater, elsewhere, nextDoor, collector, 999_999]) {
      const texts = await refused(department({ officer_id: [ravi, other] }), 'officer_id');
      expect(texts).toEqual([errorTexts.unknownChoice]);
    }
    const texts = await refused(district({ administrator_id: ravi }), 'administrator_id');
    expect(texts).toEqual([errorTexts.unknownChoice]);
  });

  test('to an address that no mail server takes', async () => {
    const email = 'eve@example.org,all@example.org';
    const eve = await insertContact(desk.db, {}, { name: 'Eve', department: roads, email });
    const texts = await refused(department({ officer_id: [ravi, eve] }), 'officer_id');
    expect(texts).toEqual([errorTexts.officerAddress]);
  });

  test('[DET-10] once it is resolved', async () => {
    const { id } = await desk.record(desk.mla);
    await desk.post(desk.mla, 'complaint/close', { id, message: 'Done' });
    expect(refusalOf(await forward(id, department()), 'status')).toEqual([errorTexts.alreadyResolved]);
    expect(await addresses()).toEqual([]);
  });
});

test('[DET-08] forwarding again without a key sends no second mail while the first is queued', async () => {
  const { id } = await desk.record(desk.mla);
  const both = await Promise.all([1, 2].map(() => forward(id, department())));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await addresses()).toEqual(['ravi@example.org']);
  await forward(id, department({ officer_id: [ravi, sita] }));
  expect(await addresses()).toEqual(['ravi@example.org', 'sita@example.org']);
  expect(await queued(desk.db)).toHaveLength(2);
  expect(await desk.history(desk.mla, id)).toEqual([
    'Forwarded by mail to Sita (Engineer)',
    'Forwarded by mail to Ravi (Executive Engineer)',
  ]);
});

test('[DET-08] forwards again to an officer whose mail was sent or failed', async () => {
  const { id } = await desk.record(desk.mla);
  for (const settled of [{ sent_at: desk.clock.now }, { failure: plainText('550 The mailbox is full') }]) {
    await forward(id, department());
    await desk.db.update(officerMails).set(settled);
  }
  await forward(id, department());
  expect(await addresses()).toHaveLength(3);
});

test('[API-07] forwarded to officers again, a complaint in hand keeps its state and version', async () => {
  const { id } = await desk.record(desk.mla);
  await forward(id, department());
  await forward(id, department({ officer_id: [sita] }));
  expect(await state(id)).toMatchObject({ status: 'reviewed', version: 2 });
  expect((await desk.history(desk.mla, id))?.length).toBe(2);
});
