import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { complaintChanges } from '#server/complaints/schema/complaintChanges.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { persons } from '#server/persons/schema/persons.ts';
import { leaves } from '#server/teamwork/schema/leaves.ts';
import { routingTurns } from '#server/teamwork/schema/turns.ts';
import { openDesk } from '../../complaints/desk.ts';
import { routingOf } from './office.ts';

const desk = await openDesk();
const routing = routingOf(desk);
beforeEach(async () => {
  for (const table of [complaints, leaves, routingTurns]) await desk.db.delete(table);
  await desk.db.update(offices).set({ settings: {} });
});

const assign = (complaint_id: number, to: { id: number }) =>
  desk.post(desk.mla, 'complaint/staff/assign', { complaint_id, staff_id: to.id });

describe('[SLA-19] trying the rules', () => {
  test('says which rule names whom, how many they have, and who was left out until when; nothing is written', async () => {
    await routing.put(desk.mla, [routing.rule()]);
    await desk.record(desk.mla, { staff_id: desk.staff.id });
    await routing.leave(desk.colleague, '2026-03-01', '2026-12-03');
    const changes = await desk.db.$count(complaintChanges);
    const { status, body } = await routing.simulate(desk.mla);
    expect([status, body]).toEqual([
      200,
      {
        rule: { name: 'Water, Jammikunta', mode: 'suggest' },
        person: { id: desk.staff.id, name: 'sunitha', open: 1 },
        left_out: [{ id: desk.colleague.id, name: 'prasad', why: 'leave', until: '2026-12-03' }],
      },
    ]);
    expect([await desk.db.$count(complaintChanges), await desk.db.$count(complaints)]).toEqual([changes, 1]);
  });

  test('tells that no rule fits, and that nobody of a pool is left', async () => {
    await routing.put(desk.mla, [routing.rule()]);
    const none = { rule: null, person: null, left_out: [] };
    expect((await routing.simulate(desk.mla, { category_id: desk.roads })).body).toEqual(none);
    for (const one of [desk.staff, desk.colleague]) await routing.leave(one, '2026-03-02', '2026-03-02');
    const { body } = await routing.simulate(desk.mla);
    expect(body).toMatchObject({ rule: { name: 'Water, Jammikunta' }, person: null });
    expect(body.left_out).toHaveLength(2);
  });

  test('[SLA-17] goes by open grievances, then by who was given one longest ago', async () => {
    await routing.put(desk.mla, [routing.rule({ categories: [] })]);
    const named = async () => ((await routing.simulate(desk.mla)).body.person as { id: number }).id;
    expect(await named()).toBe(desk.staff.id);
    const first = await desk.record(desk.mla);
    await assign(first.id, desk.staff);
    expect(await named()).toBe(desk.colleague.id);
    const later = () => {
      desk.pass(1);
    };
    later();
    const second = await desk.record(desk.mla);
    await assign(second.id, desk.colleague);
    expect(await named()).toBe(desk.staff.id);
    for (const { id } of [first, second])
      await desk.post(desk.mla, 'complaint/close', { id, message: 'Done' });
    expect(await named()).toBe(desk.staff.id);
    later();
    const third = await desk.record(desk.mla, { staff_id: desk.staff.id });
    await desk.post(desk.mla, 'complaint/close', { id: third.id, message: 'Done' });
    expect(await named()).toBe(desk.colleague.id);
  });

  test('[SLA-01] takes the priority of the category, and the language of whose it is', async () => {
    const rules = [
      routing.rule({ name: 'Urgent', categories: [], priority: 'urgent' }),
      routing.rule({ name: 'Telugu', categories: [], language: 'te' }),
    ];
    await routing.put(desk.mla, rules);
    const named = async (given: object = {}) =>
      ((await routing.simulate(desk.mla, given)).body.rule as { name: string } | null)?.name;
    expect(await named()).toBeUndefined();
    const targets = [{ category_id: desk.water, default_priority: 'urgent' }];
    await desk.put(desk.mla, 'sla/target', { targets });
    expect(await named()).toBe('Urgent');
    expect(await named({ priority: 'normal', language: 'te' })).toBe('Telugu');
    const { person_id } = await desk.record(desk.mla);
    await desk.db
      .update(persons)
      .set({ language: 'te' })
      .where(eq(persons.id, Number(person_id)));
    expect(await named({ priority: 'normal', person_id })).toBe('Telugu');
    expect(await named({ priority: 'normal', person_id, language: 'hi' })).toBeUndefined();
  });

  test('tries rules that are not saved, which may name nobody outside the caller’s place', async () => {
    const rules = [routing.rule({ name: 'New', people: [desk.colleague.id] })];
    const { body } = await routing.simulate(desk.deskHead, { rules });
    expect(body).toMatchObject({ rule: { name: 'New' }, person: { name: 'prasad' } });
    const foreign = [routing.rule({ people: [desk.staffElsewhere.id] })];
    const refused = await routing.simulate(desk.deskHead, { rules: foreign });
    expect([refused.status, refused.body.errors]).toEqual([422, { rules: [errorTexts.outsideOffice] }]);
    const admins = await routing.simulate(desk.admin, { rules: foreign });
    expect(admins.body).toMatchObject({ person: null, left_out: [{ why: 'elsewhere' }] });
  });

  test('[GRD-13] is refused for an area, a category and a person out of place', async () => {
    const { area_id } = desk.places.V4;
    const wrong = async (given: object) => (await routing.simulate(desk.mla, given)).body.errors;
    expect(await wrong({ area_id })).toEqual({ area_id: [errorTexts.placeUnknown] });
    expect(await wrong({ area_id: 999_999 })).toEqual({ area_id: [errorTexts.placeUnknown] });
    expect(await wrong({ category_id: 999_999 })).toEqual({ category_id: [errorTexts.unknownChoice] });
    const { person_id } = await desk.record(desk.admin, {
      ...desk.places.V4,
      name: 'Somebody else',
      phone: '9848099999',
    });
    expect(await wrong({ person_id })).toEqual({ person_id: [errorTexts.personElsewhere] });
  });
});
