import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { persons } from '#server/persons/schema/persons.ts';
import { openDesk, refusalOf } from '../complaints/desk.ts';

const desk = await openDesk();
let phone: string;
let phones = 9_848_600_000;

const newPhone = () => {
  phone = String(++phones);
  return phone;
};
/** The person of a new complaint, as stored afterwards. */
async function personOf(given: Record<string, unknown>, by = desk.staff) {
  const { person_id } = await desk.record(by, given);
  const [person] = await desk.db
    .select()
    .from(persons)
    .where(eq(persons.id, Number(person_id)));
  return person;
}

describe('the language that a new case says', () => {
  test('[PER-06, PER-01] is stored with a new person; without it the language is unknown', async () => {
    const made = await personOf({ phone: newPhone(), language: 'te' });
    expect(made).toMatchObject({ language: 'te', version: 1, by_hand: false });
    expect(await personOf({ phone: newPhone() })).toMatchObject({ language: null });
    expect(await personOf({ phone: newPhone(), language: '' })).toMatchObject({ language: null });
  });

  test('[PER-06, PER-02] is stored with a known person as an edit; the same or none changes nothing', async () => {
    const first = await personOf({ phone: newPhone() });
    expect(await personOf({ phone, language: 'hi' })).toMatchObject({
      ...{ id: first?.id, language: 'hi', version: 2, by_hand: true },
    });
    for (const language of ['hi', undefined])
      expect(await personOf({ phone, language })).toMatchObject({ language: 'hi', version: 2 });
    const chosen = { name: 'Sarojana', phone: '9000000000', person_id: first?.id };
    expect(await personOf({ ...chosen, language: 'en' })).toMatchObject({
      ...{ id: first?.id, name: 'Ramulu Goud', language: 'en', version: 3 },
    });
  });

  test('[PER-06, PER-12] is stored with the survivor of a merged person', async () => {
    const one = await personOf({ phone: newPhone() });
    const other = await personOf({ phone: newPhone(), name: 'Lakshmi' });
    const merge = { person_ids: [one?.id, other?.id], survivor_id: one?.id };
    expect((await desk.post(desk.mla, 'person/merge', merge)).status).toBe(201);
    const told = { phone, name: 'Lakshmi', language: 'te' };
    expect(await personOf(told)).toMatchObject({ id: one?.id, language: 'te' });
    const chosen = { ...told, person_id: other?.id, language: 'hi' };
    expect(await personOf(chosen)).toMatchObject({ id: one?.id, language: 'hi' });
  });

  test('[PER-06, SCOPE-08] refuses an unknown language, or a person outside the scope, and writes nothing', async () => {
    const send = async (given: Record<string, unknown>) =>
      desk.send('POST', 'complaint', { token: desk.staff.token, form: desk.body(given) });
    const before = await desk.db.$count(complaints);
    const wrong = await send({ phone: newPhone(), language: 'ta' });
    expect(refusalOf(wrong, 'language')).toEqual([errorTexts.notChoice]);
    const there = await personOf({ ...desk.places.V4 }, desk.otherMla);
    const elsewhere = await send({ phone, language: 'hi', person_id: there?.id });
    expect(refusalOf(elsewhere, 'person_id')).toEqual([errorTexts.personElsewhere]);
    expect(await desk.db.$count(complaints)).toBe(before + 1);
    const [row] = await desk.db
      .select()
      .from(persons)
      .where(eq(persons.id, there?.id ?? 0));
    expect(row?.language).toBeNull();
  });

  test('[PER-06, PER-02] is not stored for a complaint without a person', async () => {
    const { person_id } = await desk.record(desk.staff, { name: 'demo', phone: newPhone(), language: 'te' });
    expect(person_id).toBeNull();
  });

  test('[PER-06, SLA-17, SLA-18] is what rules go by', async () => {
    const rule = { name: 'Hindi', language: 'hi', people: [desk.colleague.id], mode: 'assign' };
    const set = { rules: [rule] };
    expect((await desk.put(desk.mla, 'routing/rule', set)).status).toBe(200);
    const staffOf = async (language: string) =>
      (await desk.record(desk.mla, { phone: newPhone(), language })).staff_id;
    expect([await staffOf('hi'), await staffOf('te')]).toEqual([desk.colleague.id, null]);
  });
});
