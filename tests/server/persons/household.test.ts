import { describe, expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { removeUnusedPersons } from '#server/persons/removeUnusedPersons.ts';
import { households } from '#server/persons/schema/households.ts';
import { openDesk, refusalOf } from '../complaints/desk.ts';
import { merging } from './merging.ts';

const desk = await openDesk();
const { card, edit, merge, pass, someone, undo } = merging(desk);
const together = (...ids: unknown[]) => desk.post(desk.staff, 'household', { person_ids: ids });
const leave = (household: unknown, person: unknown, by = desk.staff) =>
  desk.remove(by, `household/${household}/member/${person}`);
const show = async (id: number, by = desk.mla) => (await desk.get(by, `person/${id}/household`)).body;
const idsOf = (body: object) => (body as { members: { id: number }[] }).members.map(({ id }) => id).sort();
const named = (name: string, given: object = {}) => someone({ name, ...given });

describe('a household', () => {
  test('[PER-10, PER-05] is put together by hand, and is shown on the card of each', async () => {
    const [mother, son, aunt] = [await named('Padma'), await named('Ravi'), await named('Anitha')];
    const made = await together(mother.id, son.id);
    expect(made.status).toBe(201);
    expect(idsOf(made.body)).toEqual([mother.id, son.id]);
    const joined = await together(son.id, aunt.id);
    expect(joined.body).toMatchObject({ id: made.body.id });
    const { household } = await card(mother.id);
    expect(household).toEqual({
      id: made.body.id,
      members: [
        { id: aunt.id, name: 'Anitha', other_name: null, open: 1 },
        { id: mother.id, name: 'Padma', other_name: null, open: 1 },
        { id: son.id, name: 'Ravi', other_name: null, open: 1 },
      ],
    });
    expect((await leave(made.body.id, aunt.id)).body).toMatchObject({ household: { id: made.body.id } });
    expect(await card(aunt.id)).toMatchObject({ household: null });
    expect((await leave(made.body.id, aunt.id)).status).toBe(404);
    expect((await leave(made.body.id, son.id)).body).toEqual({ household: null });
    expect(await card(mother.id)).toMatchObject({ household: null });
    expect(await desk.db.$count(households)).toBe(0);
  });

  test('[PER-10] a person is in one at most, with people of one constituency', async () => {
    const [one, two, three, four] = [
      await named('Padma'),
      await named('Ravi'),
      await named('Anitha'),
      await named('Shankar'),
    ];
    await together(one.id, two.id);
    await together(three.id, four.id);
    const refused = async (...ids: unknown[]) => refusalOf(await together(...ids), 'person_ids');
    expect(await refused(one.id, three.id)).toEqual([errorTexts.twoHouseholds]);
    expect(await refused(one.id, one.id)).toEqual([errorTexts.twoPeople]);
    expect(await refused(one.id, 2_000_000_000)).toEqual([errorTexts.unknownChoice]);
    expect(await refused(...Array(31).fill(one.id))).toEqual([errorTexts.largeHousehold]);
    const away = await someone({ ...desk.places.V3 }, desk.mp);
    const mixed = await desk.post(desk.mp, 'household', { person_ids: [one.id, away.id] });
    expect(refusalOf(mixed, 'person_ids')).toEqual([errorTexts.otherConstituency]);
    expect(await refused(one.id, away.id)).toEqual([errorTexts.unknownChoice]);
  });

  test('[PER-08, PER-07] tells the open cases of each member, and of others’ cases what staff may know', async () => {
    const [mother, son] = [await named('Padma'), await named('Ravi', { staff_id: desk.colleague.id })];
    const own = await desk.record(desk.staff, { name: 'Ravi', phone: son.phone });
    const closed = await desk.record(desk.mla, { name: 'Ravi', phone: son.phone });
    await desk.post(desk.mla, 'complaint/close', { id: closed.id, message: 'Done' });
    await together(mother.id, son.id);
    const { household } = (await show(mother.id, desk.staff)) as never as {
      household: { members: { cases: unknown[]; open: number }[] };
    };
    expect(household.members[1]).toMatchObject({ name: 'Ravi', open: 2 });
    expect(household.members[1]?.cases).toEqual([
      {
        ...{ id: own.id, complaint_number: own.complaint_number, date: own.date, handler: 'sunitha' },
        category: { id: desk.roads, name: 'Roads' },
      },
      {
        ...{ id: null, complaint_number: expect.any(String), date: own.date, handler: 'prasad' },
        category: { id: desk.roads, name: 'Roads' },
      },
    ]);
    const [seen] = (await desk.get(desk.admin, 'privacy/access?kind=personView')).body.data ?? [];
    expect(seen).toMatchObject({ user: { name: 'sunitha' }, person: { id: mother.id } });
  });

  test('[PER-10] a member without any complaint stays', async () => {
    const [one, two] = [await named('Padma'), await named('Ravi')];
    await together(one.id, two.id);
    await desk.remove(desk.mla, `complaint/${one.case}`);
    pass(2);
    await removeUnusedPersons(desk.db, desk.clock.now);
    expect(await card(one.id)).toMatchObject({ id: one.id });
  });

  test('[PER-12, PER-13] moves with a merge, and comes back with it', async () => {
    const [one, other, wife, son] = [
      await named('Shankar'),
      await named('Shankar'),
      await named('Padma'),
      await named('Ravi'),
    ];
    await together(other.id, wife.id);
    const { body } = await merge(one, other);
    const members = async (id: number) => idsOf((await card(id)).household ?? { members: [] });
    expect(await members(wife.id)).toEqual([one.id, wife.id]);
    await undo(body.merge_id);
    expect([await members(one.id), await members(wife.id)]).toEqual([[], [other.id, wife.id]]);
    await together(one.id, son.id);
    const again = await merge(one, other, { fields: { household: other.id } });
    expect([await members(one.id), await members(son.id)]).toEqual([[one.id, wife.id], []]);
    await undo(again.body.merge_id);
    expect(await members(son.id)).toEqual([one.id, son.id]);
  });
});

describe('who may belong to a household', () => {
  const suggested = async (id: number) =>
    ((await show(id)).suggested as { id: number; reasons: string[] }[]).map(({ id: other, reasons }) => [
      other,
      ...reasons,
    ]);

  test('[PER-10] suggests people who share a phone, or last-name sound, area and address line, and adds nobody', async () => {
    const one = await named('Ramesh Goud');
    const daughter = await named('Swapna', { phone: one.phone });
    const brother = await named('Gowd Srinivas');
    const neighbour = await named('Shankar Rao');
    const elsewhere = await named('Suresh Goud', { ...desk.places.V2 });
    for (const each of [one, brother, neighbour, elsewhere]) await edit(each, { address: 'House 4-12' });
    await edit(brother, { address: 'house 4-12' });
    expect(await suggested(one.id)).toEqual([
      [daughter.id, 'phone'],
      [brother.id, 'address'],
    ]);
    expect(await card(one.id)).toMatchObject({ household: null });
    await together(one.id, daughter.id);
    expect(await suggested(one.id)).toEqual([[brother.id, 'address']]);
    await together(brother.id, neighbour.id);
    expect(await suggested(one.id)).toEqual([]);
    expect((await show(neighbour.id)).suggested).toEqual([]);
  });
});
