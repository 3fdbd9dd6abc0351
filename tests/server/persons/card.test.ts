import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import type { PersonCard, PersonComplaint } from '#contract/persons/person.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { persons } from '#server/persons/schema/persons.ts';
import { openDesk, refusalOf } from '../complaints/desk.ts';

const desk = await openDesk();
const { pass } = desk;
let phone = '';
let phones = 9_848_000_000;
beforeEach(() => {
  phone = String(++phones);
  pass(60);
});

const card = async (id: unknown, by = desk.mla) =>
  (await desk.get(by, `person/${id}`)).body as unknown as PersonCard;
const complaintsOf = async (id: unknown, by = desk.mla, query = '') =>
  (await desk.get(by, `person/${id}/complaint${query}`)).body as unknown as {
    data: PersonComplaint[];
    total: number;
  };
const put = (id: unknown, json: object, by = desk.mla) => desk.put(by, `person/${id}`, json);

describe('the card of a person', () => {
  test('[PER-05] tells open and closed cases, the last contact, the last answer and the last address', async () => {
    const first = await desk.record(desk.mla, { phone, email: 'old@example.org' });
    await desk.post(desk.mla, 'complaint/close', { id: first.id, message: 'The road is repaired.' });
    pass(1);
    const second = await desk.record(desk.mla, { phone, email: 'new@example.org' });
    pass(1);
    await desk.record(desk.mla, { phone });
    const told = await card(second.person_id);
    expect(told).toMatchObject({
      ...{ id: second.person_id, name: 'Ramulu Goud', phones: [phone], open: 2, closed: 1, version: 1 },
      last_contact: { kind: 'case', at: desk.clock.now.toISOString() },
      last_answer: {
        ...{ complaint_id: first.id, complaint_number: first.complaint_number },
        ...{ message: 'The road is repaired.', status: 'Resolved' },
      },
      email: 'new@example.org',
      visits: [],
    });
  });

  test('[PER-24] a visit is the last contact, until a case comes', async () => {
    const { person_id } = await desk.record(desk.mla, { phone });
    pass(1);
    const noted = await desk.post(desk.staff, `person/${person_id}/visit`, { kind: 'called' });
    expect(noted).toMatchObject({ status: 201, body: { kind: 'called', creator: { name: 'sunitha' } } });
    const at = desk.clock.now.toISOString();
    expect(await card(person_id)).toMatchObject({
      last_contact: { kind: 'called', at },
      visits: [{ id: noted.body.id, kind: 'called', created_at: at }],
      version: 1,
    });
    pass(1);
    await desk.record(desk.mla, { phone });
    expect((await card(person_id)).last_contact?.kind).toBe('case');
    for (const kind of ['prayed', '']) {
      const refused = await desk.post(desk.mla, `person/${person_id}/visit`, { kind });
      expect(refusalOf(refused, 'kind')).toHaveLength(1);
    }
  });

  test('[PER-05, MSG-23] a call that reached them is the last contact; one that did not is none', async () => {
    const { id, person_id } = await desk.record(desk.mla, { phone });
    const called = async (result: string) => {
      pass(1);
      await desk.post(desk.mla, `complaint/${id}/call`, { result });
      return (await card(person_id)).last_contact;
    };
    expect((await called('no_answer'))?.kind).toBe('case');
    const contact = { kind: 'called', at: expect.any(String) };
    expect(await called('reached')).toEqual({ ...contact, at: desk.clock.now.toISOString() });
    await called('busy');
    await desk.record(desk.mla, { phone });
    expect((await card(person_id)).last_contact?.kind).toBe('case');
  });

  test('[PER-08] that is opened is told by the access log, once a visit, without a name', async () => {
    const { person_id } = await desk.record(desk.mla, { phone });
    await card(person_id, desk.staff);
    await complaintsOf(person_id, desk.staff);
    const { data } = (await desk.get(desk.admin, 'privacy/access?kind=personView')).body;
    expect(data?.[0]).toEqual({
      ...{ id: expect.any(Number), kind: 'personView', complaint: null, rows: null, filters: [] },
      ...{ user: { id: desk.staff.id, name: 'sunitha' }, person: { id: person_id } },
      created_at: desk.clock.now.toISOString(),
    });
    expect(data?.filter(({ person }) => (person as { id: number }).id === person_id)).toHaveLength(1);
  });
});

describe('the cases of a person', () => {
  test('[PER-07] are there for staff who have none of them: number, category, group, day and who handles it', async () => {
    const { id, complaint_number, person_id, date } = await desk.record(desk.mla, {
      ...{ phone, email: 'a@example.org', details: '<p>Secret of the family</p>' },
      staff_id: desk.colleague.id,
    });
    await desk.post(desk.mla, 'complaint/response', {
      complaint_id: id,
      message: 'Soon',
      status: 'responded',
    });
    pass(1);
    const own = await desk.record(desk.staff, { phone });
    expect(await complaintsOf(person_id, desk.staff)).toEqual({
      data: [
        {
          ...{
            id: own.id,
            complaint_number: own.complaint_number,
            category: { id: desk.roads, name: 'Roads' },
          },
          ...{ status_group: 'open', date: own.date, handler: 'sunitha', cause: null },
        },
        {
          ...{ id: null, complaint_number, category: { id: desk.roads, name: 'Roads' } },
          ...{ status_group: 'in_progress', date, handler: 'prasad', cause: null },
        },
      ],
      total: 2,
    });
    const answers = [`complaint/${id}?response=1`, `complaint/response?complaint_id=${id}`];
    for (const path of answers) expect((await desk.get(desk.staff, path)).status).toBe(404);
    expect(await card(person_id, desk.staff)).toMatchObject({ open: 2, last_answer: null, email: null });
    expect(await card(person_id, desk.colleague)).toMatchObject({
      ...{ open: 2, email: 'a@example.org', last_answer: { complaint_id: id, message: 'Soon' } },
    });
    expect((await complaintsOf(person_id, desk.mla)).data.map((each) => each.id)).toEqual([own.id, id]);
  });

  test('[PER-08] come in pages, newest first', async () => {
    const ids: unknown[] = [];
    for (let index = 0; index < 12; index++) {
      pass(1);
      ids.unshift((await desk.record(desk.mla, { phone })).complaint_number);
    }
    const [{ person_id } = { person_id: 0 }] = await desk.db
      .select({ person_id: persons.id })
      .from(persons)
      .where(eq(persons.phones, [phone]));
    const numbers = async (query: string) => {
      const { data, total } = await complaintsOf(person_id, desk.mla, query);
      expect(total).toBe(12);
      return data.map(({ complaint_number }) => complaint_number);
    };
    expect(await numbers('')).toEqual(ids.slice(0, 10));
    expect(await numbers('?page=2')).toEqual(ids.slice(10));
    expect(await numbers('?page=3&per_page=5')).toEqual(ids.slice(10));
  });
});

describe('a person by hand', () => {
  const body = (given: object = {}) => ({ name: 'Saritha', ...desk.places.V1, phones: [phone], ...given });

  test('[PER-01] is made with what is known, and found by the next case', async () => {
    const given = { other_name: 'సరిత', language: 'te', address: 'House 4-12', note: 'Reads Telugu only' };
    const made = await desk.post(desk.staff, 'person', body(given));
    expect(made).toMatchObject({
      status: 201,
      body: { ...body(given), version: 1, open: 0, last_contact: null },
    });
    const { person_id } = await desk.record(desk.mla, { name: 'సరిత', phone });
    expect(person_id).toBe(made.body.id);
  });

  test('[PER-01] accepts phones of ten digits, each once, four at most, and no placeholders', async () => {
    const four = [phone, `+91 ${phone}`, String(++phones), String(++phones)];
    const made = await desk.post(desk.mla, 'person', body({ phones: four }));
    expect((made.body as unknown as PersonCard).phones).toEqual([four[0], four[2], four[3]]);
    const refused = async (given: unknown) =>
      refusalOf(await desk.post(desk.mla, 'person', body({ phones: given })), 'phones');
    expect(await refused([...four, '9848055555'])).toEqual([errorTexts.tooManyPhones]);
    expect(await refused(['984805555'])).toEqual([errorTexts.phoneHas9]);
    expect(await refused(['98480555555'])).toEqual([errorTexts.phoneHasMore]);
    expect(await refused(['9999999999'])).toEqual([errorTexts.phoneOfNobody]);
  });

  test('[PER-09, UPD-05] is edited without touching cases, by one at a time', async () => {
    const { id, person_id, version } = await desk.record(desk.mla, { name: 'Saritha', phone });
    const edited = await put(person_id, { name: 'Kavitha', phones: [String(++phones)], version: 1 });
    expect(edited).toMatchObject({
      status: 200,
      body: { name: 'Kavitha', version: 2, area_id: desk.places.V1.area_id },
    });
    const [row] = await desk.db.select().from(complaints).where(eq(complaints.id, id));
    expect(row).toMatchObject({ name: 'Saritha', phone, version });
    const late = await put(person_id, { name: 'Padma', version: 1 });
    expect(late).toMatchObject({ status: 409, body: { current: { name: 'Kavitha', version: 2 } } });
    const found = await desk.post(desk.mla, 'person/find', { text: phone });
    expect(found.body.data).toEqual([]);
  });

  test('[PER-01, SCOPE-08] stays in its assembly, moves within it, and no other place fits', async () => {
    const made = await desk.post(desk.mla, 'person', body());
    const moved = await put(made.body.id, { ...desk.places.V2 });
    expect(moved.body).toMatchObject({ area_id: desk.places.V2.area_id, phones: [phone] });
    const away = await put(made.body.id, { ...desk.places.V3 }, desk.mp);
    expect(refusalOf(away, 'assembly_id')).toEqual([errorTexts.personStays]);
    const wrong = await put(made.body.id, { area_id: desk.places.V4.area_id }, desk.admin);
    expect(refusalOf(wrong, 'area_id')).toEqual([errorTexts.placeMismatch]);
    const elsewhere = await desk.post(desk.mla, 'person', body({ ...desk.places.V4 }));
    expect(elsewhere.status).toBe(422);
  });

  test('[SCOPE-08, GRD-13] of another place does not exist, nor does one who is erased', async () => {
    const there = Number((await desk.record(desk.otherMla, { ...desk.places.V4 })).person_id);
    const erased = Number((await desk.record(desk.mla, { phone })).person_id);
    await desk.db.update(persons).set({ state: 'erased' }).where(eq(persons.id, erased));
    for (const id of [there, erased, 2_000_000_000]) {
      const answers = [
        await desk.get(desk.staff, `person/${id}`),
        await desk.get(desk.staff, `person/${id}/complaint`),
        await put(id, { name: 'X' }),
        await desk.post(desk.mla, `person/${id}/visit`, { kind: 'met' }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    }
  });
});
