import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { ERASED } from '#contract/desk/privacy.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { complaintPersons, persons } from '#server/persons/schema/persons.ts';
import { insertLeader } from '../../../worlds/contacts.ts';
import { type Desk, openDesk, refusalOf } from '../../complaints/desk.ts';
import { tracesOf } from './traces.ts';
import { unpacked } from './unpacked.ts';

const PHONE = '9876501234';
const OTHER_PHONE = '9876505678';

let desk: Desk;
/** A mother and her son share a phone; she also has another one. A third person has no phone. */
let family: Record<'mother' | 'son' | 'nobody', { id: number; person_id: number }>;
beforeEach(async () => {
  desk = await openDesk();
  const record = async (name: string, phone: string, given: object = {}) => {
    const { id, person_id } = await desk.record(desk.mla, { name, phone, ...given });
    return { id, person_id: Number(person_id) };
  };
  family = {
    mother: await record('Bhoolakshmi', PHONE),
    son: await record('Yadagiri', PHONE),
    nobody: await record('Venkanna', '9999999999'),
  };
  const { person_id } = family.mother;
  await record('Her neighbour', OTHER_PHONE, { person_id });
  const both = { phones: [PHONE, OTHER_PHONE] };
  await desk.put(desk.mla, `person/${person_id}`, both);
  await desk.post(desk.mla, `person/${person_id}/visit`, { kind: 'met' });
  await insertLeader(desk.db, desk.places.V1, { name: 'Boolaxmi', phone: PHONE });
});

const ask = (path: string, json: Record<string, unknown>) => desk.post(desk.admin, `privacy/${path}`, json);
const erase = (given: Record<string, unknown>) => ask('person/erase', { open: true, ...given });
const nameOf = async (id: number) => (await desk.get(desk.admin, `complaint/${id}`)).body.name;

describe('[GRD-09] of two people with one phone', () => {
  test('a phone finds both, with their names, and a name also finds a person without a phone', async () => {
    const found = async (given: Record<string, unknown>) => (await ask('people', given)).body.data;
    const { mother, son, nobody } = family;
    expect(await found({ phone: PHONE })).toMatchObject([
      {
        phone: PHONE,
        records: 5,
        persons: [{ id: mother.person_id }, { id: son.person_id, name: 'Yadagiri' }],
      },
    ]);
    expect(await found({ name: 'yadagiri' })).toMatchObject([
      { phone: PHONE, persons: [{ id: son.person_id }] },
    ]);
    expect(await found({ name: 'venkanna' })).toContainEqual({
      ...{ phone: '', names: ['Venkanna'], records: 1 },
      persons: [{ id: nobody.person_id, name: 'Venkanna' }],
    });
  });

  test('one is told of alone, with the records of her name, and all cases of hers', async () => {
    const { mother } = family;
    const { body } = await ask('person', { person_id: mother.person_id });
    expect(body).toMatchObject({
      ...{ phone: PHONE, person_id: mother.person_id, visits: 1, open: 2 },
      counts: { complaint: 2, person: 1, leader: 1 },
    });
    const [seen] = (await desk.get(desk.admin, 'privacy/access?per_page=1')).body.data ?? [];
    expect(seen).toMatchObject({ kind: 'personView', rows: 4, person: { id: mother.person_id } });
    const both = (await ask('person', { phone: PHONE })).body;
    expect(both).toMatchObject({ person_id: null, counts: { complaint: 3, person: 2, leader: 1 } });
  });

  test('one is handed over alone', async () => {
    const { body } = await ask('person/export', { person_id: family.mother.person_id });
    const response = await desk.app.fetch(new Request(`http://localhost${body.link}`));
    const data = String(unpacked(new Uint8Array(await response.arrayBuffer())).get('data.json'));
    expect(data).not.toContain('Yadagiri');
    const { records, visits } = JSON.parse(data);
    expect([records.complaint.length, records.person.length, visits.length]).toEqual([2, 1, 1]);
  });

  test('one is erased alone: from every table, and the other stays', async () => {
    const { mother, son } = family;
    const given = { person_id: mother.person_id, confirmation: PHONE };
    expect(refusalOf(await erase({ ...given, confirmation: OTHER_PHONE }), 'confirmation')).toEqual([
      errorTexts.confirmationWrong,
    ]);
    expect(await erase(given)).toMatchObject({ status: 200, body: { records: 4 } });
    const { files } = desk.services;
    expect(await tracesOf(desk.db, files, ['Bhoolakshmi', 'Boolaxmi', 'Her neighbour', OTHER_PHONE])).toEqual(
      [],
    );
    expect([await nameOf(mother.id), await nameOf(son.id)]).toEqual([ERASED, 'Yadagiri']);
    const [row] = await desk.db.select().from(persons).where(eq(persons.id, mother.person_id));
    expect(row).toMatchObject({ name: ERASED, phones: [], state: 'erased' });
    expect(await desk.db.$count(complaintPersons, eq(complaintPersons.person_id, mother.person_id))).toBe(0);
    expect((await erase(given)).status).toBe(404);
    const { person_id } = await desk.record(desk.mla, { name: 'Bhoolakshmi', phone: PHONE });
    expect([mother.person_id, son.person_id]).not.toContain(person_id);
  });

  test('a phone erases both, with what they made by other phones', async () => {
    expect(await erase({ phone: PHONE, confirmation: PHONE })).toMatchObject({
      status: 200,
      body: { records: 6 },
    });
    const words = ['Bhoolakshmi', 'Yadagiri', 'Boolaxmi', 'Her neighbour', PHONE, OTHER_PHONE];
    expect(await tracesOf(desk.db, desk.services.files, words)).toEqual([]);
    expect(await nameOf(family.nobody.id)).toBe('Venkanna');
  });

  test('who has no phone is confirmed by name', async () => {
    const { person_id, id } = family.nobody;
    expect(refusalOf(await erase({ person_id, confirmation: 'Yadagiri' }), 'confirmation')).toEqual([
      errorTexts.confirmationNameWrong,
    ]);
    expect((await erase({ person_id, confirmation: ' venkanna ' })).status).toBe(200);
    expect(await nameOf(id)).toBe(ERASED);
  });

  test('refuses an unknown id, and a call without any', async () => {
    for (const path of ['person', 'person/export', 'person/erase']) {
      const nobody = await ask(path, { person_id: 2_000_000_000, confirmation: PHONE });
      expect([path, nobody.status]).toEqual([path, 404]);
      const none = await ask(path, { confirmation: PHONE });
      expect(refusalOf(none, 'phone')).toEqual([errorTexts.required]);
    }
  });
});
