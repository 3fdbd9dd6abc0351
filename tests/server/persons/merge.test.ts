import { describe, expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import type { PersonCard } from '#contract/persons/person.ts';
import { persons } from '#server/persons/schema/persons.ts';
import { openDesk, refusalOf } from '../complaints/desk.ts';
import { expectSound, merging } from './merging.ts';

const desk = await openDesk();
const { card, complaintsOf, edit, merge, newPhone, pass, someone, state } = merging(desk);
const rowOf = async (id: number) => (await desk.db.select().from(persons)).find((row) => row.id === id);

describe('merging two people', () => {
  test('[PER-12] cases, visits and phones move, and the old id answers the survivor', async () => {
    const [one, other] = [await someone(), await someone()];
    await desk.post(desk.staff, `person/${other.id}/visit`, { kind: 'came' });
    pass(1);
    const merged = await merge(one, other, {}, desk.deskHead);
    expect(merged).toMatchObject({
      status: 201,
      body: { moved: { cases: 1, visits: 1 }, person: { id: one.id, phones: [one.phone, other.phone] } },
    });
    expect(await complaintsOf(one.id)).toEqual([one.case, other.case]);
    const told = await card(other.id);
    expect(told).toEqual(await card(one.id));
    expect(told).toMatchObject({ id: one.id, open: 2, visits: [{ kind: 'came' }], version: 2 });
    expect(told.merged_from).toEqual([
      {
        ...{ merge_id: merged.body.merge_id, id: other.id, name: 'Lakshmi Reddy', phones: [other.phone] },
        ...{ merged_at: desk.clock.now.toISOString(), merged_by: { id: desk.deskHead.id, name: 'padma' } },
        undo_until: new Date(desk.clock.now.getTime() + 30 * 86_400_000).toISOString(),
      },
    ]);
    expect((await desk.get(desk.mla, `person/${other.id}/complaint`)).body.total).toBe(2);
    await expectSound(desk.db);
  });

  test('[PER-12] each field that differs is chosen; else the survivor’s stays, where there is one', async () => {
    const [one, other] = [await someone({ name: 'Padma' }), await someone({ name: 'Padma Rao' })];
    await edit(one, { language: 'te', note: 'Deaf' });
    await edit(other, {
      other_name: 'పద్మ',
      language: 'en',
      address: 'House 7',
      note: 'Blind',
      ...desk.places.V2,
    });
    await merge(one, other, {
      fields: { name: other.id, note: other.id, place: other.id, language: one.id },
    });
    expect(await card(one.id)).toMatchObject({
      ...{ name: 'Padma Rao', other_name: 'పద్మ', language: 'te', address: 'House 7', note: 'Blind' },
      ...{ mandal_id: desk.places.V2.mandal_id, area_id: desk.places.V2.area_id },
    });
    const found = await desk.post(desk.mla, 'person/find', { text: other.phone });
    expect(found.body.data).toMatchObject([{ id: one.id, name: 'Padma Rao' }]);
  });

  test('[PER-12] more than four phones are refused, unless four of them are chosen', async () => {
    const [one, other] = [await someone(), await someone()];
    await edit(one, { phones: [one.phone, newPhone(), newPhone()] });
    await edit(other, { phones: [other.phone, newPhone()] });
    const all = [...(await card(one.id)).phones, ...(await card(other.id)).phones];
    const before = await state();
    expect(refusalOf(await merge(one, other), 'phones')).toEqual(['A person has at most 4 phones.']);
    expect(refusalOf(await merge(one, other, { phones: all }), 'phones')).toEqual([errorTexts.tooManyPhones]);
    const strange = await merge(one, other, { phones: [newPhone()] });
    expect(refusalOf(strange, 'phones')).toEqual([errorTexts.notChoice]);
    expect(await state()).toBe(before);
    const chosen = [all[4], all[0], all[1], all[2]];
    const merged = await merge(one, other, { phones: chosen });
    expect((merged.body.person as PersonCard).phones).toEqual(chosen);
    const dropped = await desk.record(desk.mla, { name: 'Lakshmi Reddy', phone: all[3] });
    expect(dropped.person_id).toBe(one.id);
    const offered = await desk.post(desk.mla, 'person/find', { text: all[3] });
    expect(offered.body.data).toMatchObject([{ id: one.id }]);
  });

  test('[PER-02, PER-12] a case told as the merged person comes to the survivor, by name and phone or chosen', async () => {
    const [one, other] = [await someone({ name: 'Saritha' }), await someone({ name: 'Bujji' })];
    await merge(one, other);
    const found = await desk.record(desk.staff, { name: 'Bujji', phone: other.phone });
    const chosen = await desk.record(desk.staff, { phone: '9000000000', person_id: other.id });
    expect([found.person_id, chosen.person_id]).toEqual([one.id, one.id]);
    const renamed = { name: 'Saritha', phone: other.phone };
    await desk.put(desk.mla, `complaint/${found.id}`, renamed);
    await desk.put(desk.mla, `complaint/${found.id}`, { name: 'Bujji' });
    expect(await complaintsOf(one.id)).toContain(found.id);
    expect((await card(one.id)).former_names).toEqual(['Bujji']);
    expect((await desk.post(desk.mla, 'person/find', { text: 'buji' })).body.data).toMatchObject([
      { id: one.id },
    ]);
    const visit = await desk.post(desk.staff, `person/${other.id}/visit`, { kind: 'met' });
    expect(visit.status).toBe(201);
    await expectSound(desk.db);
  });

  test('[PER-12, GRD-06] changes no complaint except for its person', async () => {
    const [one, other] = [await someone(), await someone()];
    const before = (await desk.get(desk.mla, `complaint/${other.case}`)).body;
    await merge(one, other);
    const after = (await desk.get(desk.mla, `complaint/${other.case}`)).body;
    expect(after).toEqual({ ...before, person_id: one.id });
  });

  test('[PER-12] who was merged is not edited: 409 with the survivor', async () => {
    const [one, other] = [await someone(), await someone()];
    await merge(one, other);
    const edited = await desk.put(desk.mla, `person/${other.id}`, { note: 'x' });
    expect(edited).toMatchObject({
      status: 409,
      body: { message: errorTexts.personMerged, current: { id: one.id, note: null } },
    });
  });
});

describe('a merge that is refused changes nothing', () => {
  test('[PER-12] refuses two constituencies, the same person twice, one outside the scope, and a foreign survivor', async () => {
    const [one, other] = [await someone(), await someone()];
    const away = await someone({ ...desk.places.V3 }, desk.mp);
    const far = await someone({ ...desk.places.V4 }, desk.otherMla);
    const before = await state();
    expect(refusalOf(await merge(one, away, {}, desk.mp), 'person_ids')).toEqual([
      'These people belong to different constituencies.',
    ]);
    expect(refusalOf(await merge(one, one), 'person_ids')).toEqual(['Choose two different people.']);
    expect(refusalOf(await merge(one, far), 'person_ids')).toEqual([errorTexts.unknownChoice]);
    expect(refusalOf(await merge(one, { id: 2_000_000_000 }), 'person_ids')).toEqual([
      errorTexts.unknownChoice,
    ]);
    expect(refusalOf(await merge(one, other, { survivor_id: away.id }), 'survivor_id')).toEqual([
      errorTexts.notChoice,
    ]);
    const strange = await merge(one, other, { fields: { note: far.id } });
    expect(refusalOf(strange, 'fields')).toEqual([errorTexts.notChoice]);
    expect((await merge(one, other, { fields: { party: one.id } })).status).toBe(422);
    expect((await merge(one, other, {}, desk.staff)).status).toBe(403);
    expect(await state()).toBe(before);
  });

  test('[PER-14] answers 409 with the survivor for a merged person, and 422 for an erased one', async () => {
    const [one, other, third] = [await someone(), await someone(), await someone({ name: 'Padma' })];
    await merge(one, other);
    const before = await state();
    const late = await merge(third, other);
    expect(late).toMatchObject({
      status: 409,
      body: { message: errorTexts.personMerged, current: { id: one.id, name: 'Lakshmi Reddy' } },
    });
    expect((await merge(one, other)).status).toBe(409);
    expect(await state()).toBe(before);
    await desk.post(desk.admin, 'privacy/person/erase', {
      ...{ person_id: third.id, confirmation: third.phone, open: true },
    });
    expect(refusalOf(await merge(one, third), 'person_ids')).toEqual(['One of the two has been erased.']);
  });

  test('[PER-12, UPD-05] answers 409 with the current person after an edit since the two were read', async () => {
    const [one, other] = [await someone(), await someone()];
    await edit(other, { note: 'Moved to Karimnagar' });
    const late = await merge(one, other, { versions: [1, 1] });
    expect(late).toMatchObject({ status: 409, body: { current: { id: other.id, version: 2 } } });
    expect((await merge(one, other, { versions: [1, 2] })).status).toBe(201);
    expect(await rowOf(other.id)).toMatchObject({ state: 'merged', merged_into: one.id });
  });
});
