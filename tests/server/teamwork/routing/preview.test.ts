import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Suggestion } from '#contract/teamwork/routingCalls.ts';
import type { RoutingPreview } from '#contract/teamwork/routingPreview.ts';
import { complaintChanges } from '#server/complaints/schema/complaintChanges.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { persons } from '#server/persons/schema/persons.ts';
import { leaves } from '#server/teamwork/schema/leaves.ts';
import { openDesk } from '../../complaints/desk.ts';
import { insertMany } from '../../complaints/many.ts';
import { routingOf } from './office.ts';

const desk = await openDesk();
const { at } = desk;
const routing = routingOf(desk);
beforeEach(async () => {
  for (const table of [complaints, leaves]) await desk.db.delete(table);
  await desk.db.update(offices).set({ settings: {}, version: 1 });
  at('2026-06-10');
});

type Person = { id: number; token: string };
const water = (by: Person, given: object = {}) => desk.record(by, { category_id: desk.water, ...given });
const preview = async (rules: object[] | null, by: Person = desk.mla, more: object = {}) => {
  const { status, body } = await desk.post(by, 'routing/preview', { rules, ...more });
  expect(status).toBe(200);
  return body as unknown as RoutingPreview;
};
/** How many would have gone to somebody and to nobody by the rules, and by those of now. */
const shares = async (...asked: Parameters<typeof preview>) => {
  const { total, named, unassigned, now } = await preview(...asked);
  return [total, [named, unassigned], [now.named, now.unassigned]];
};

describe('[SLA-17] before routing rules change', () => {
  /** Each rule has its own condition; the people of one are absent, and one belongs to a wider place. */
  const rules = () => {
    const { V1, V2 } = desk.places;
    return [
      routing.rule({ name: 'Urgent', categories: [], priority: 'urgent', people: [desk.staff.id] }),
      routing.rule({ name: 'Away', areas: [V2.area_id], people: [desk.colleague.id] }),
      routing.rule({ name: 'Water', mandals: [V1.mandal_id], people: [desk.colleague.id, desk.staff.id] }),
      routing.rule({ name: 'Telugu', categories: [], language: 'te', people: [desk.deskHead.id] }),
      routing.rule({ name: 'App', categories: [], source: 'app' }),
      routing.rule({ name: 'Never', categories: [], source: 'app' }),
    ];
  };

  test('[SLA-19] each is told for how many it names somebody, as trying says case by case; nothing is written', async () => {
    await routing.put(desk.mla, [routing.rule({ people: [desk.staff.id] })]);
    await routing.leave(desk.colleague, '2026-06-10', '2026-06-10');
    const { person_id } = await desk.record(desk.mla, { name: 'Lakshmi', phone: '9848011111' });
    const spoken = { language: 'te' as const };
    await desk.db
      .update(persons)
      .set(spoken)
      .where(eq(persons.id, Number(person_id)));
    await water(desk.mla, { priority: 'urgent' });
    await water(desk.mp, desk.places.V2);
    for (const by of [desk.mla, desk.mp, desk.admin]) await water(by);
    await desk.record(desk.mla, { source: 'app', staff_id: desk.staff.id });
    await desk.record(desk.mla);
    const before = [await desk.db.$count(complaintChanges), await desk.db.select().from(offices)];

    const counted = await preview(rules());
    const tried: Suggestion[] = [];
    for (const { category_id, area_id, priority, source, name } of await desk.db.select().from(complaints)) {
      const asked = { category_id, area_id, priority, source, ...(name === 'Lakshmi' ? spoken : {}) };
      const { body } = await routing.simulate(desk.mla, { ...asked, rules: rules() });
      tried.push(body as unknown as Suggestion);
    }
    const by_rule = rules().map(({ name }) => ({
      name,
      named: tried.filter(({ rule, person }) => rule?.name === name && person).length,
    }));
    expect(by_rule.map(({ named }) => named)).toEqual([1, 0, 3, 1, 1, 0]);
    expect(counted).toEqual({
      ...{ total: 8, named: 6, unassigned: 2, by_rule },
      now: { named: 5, unassigned: 3 },
    });
    expect([await desk.db.$count(complaintChanges), await desk.db.select().from(offices)]).toEqual(before);
  });

  test('those of the last 30 days count that lists show, but for what staff recorded for themselves', async () => {
    at('2026-05-10');
    await water(desk.mla);
    at('2026-05-12');
    await water(desk.mla);
    at('2026-06-10');
    await water(desk.staff);
    await water(desk.deskHead);
    await water(desk.mla, { name: 'demo' });
    await water(desk.otherMla, desk.places.V4);
    const closed = await water(desk.mla);
    await desk.post(desk.mla, 'complaint/close', { id: closed.id, message: 'Done' });
    expect(await shares([routing.rule()])).toEqual([2, [2, 0], [0, 2]]);
  });

  test('of very many the newest 500', async () => {
    await insertMany(desk, 20, { category_id: desk.water, created_at: new Date('2026-06-01T06:00:00Z') });
    await insertMany(desk, 490);
    expect(await shares([routing.rule()])).toEqual([500, [10, 490], [0, 500]]);
  });

  test('it is the same whatever people have to do, and none is without people who are there', async () => {
    await routing.put(desk.mla, [routing.rule()]);
    for (let nth = 0; nth < 3; nth++) await water(desk.mla, { staff_id: desk.staff.id });
    expect(await shares([routing.rule({ people: [desk.staff.id] })])).toEqual([3, [3, 0], [3, 0]]);
    await routing.leave(desk.staff, '2026-06-10', '2026-06-12');
    expect(await shares([routing.rule({ people: [desk.staff.id] })])).toEqual([3, [0, 3], [3, 0]]);
    expect(await shares([])).toEqual([3, [0, 3], [3, 0]]);
  });
});

describe('[GRD-01] of offices above one another', () => {
  test('a list that is given back is that of the office above', async () => {
    await routing.put(desk.mp, [routing.rule({ name: 'Parliament' })]);
    await routing.put(desk.mla, []);
    await water(desk.mla);
    expect(await preview(null)).toEqual({
      ...{ total: 1, named: 1, unassigned: 0, by_rule: [{ name: 'Parliament', named: 1 }] },
      now: { named: 0, unassigned: 1 },
    });
  });

  test('those count that follow its list, each with who is of the constituency', async () => {
    await water(desk.mla);
    await water(desk.otherMla, desk.places.V4);
    const everywhere = [routing.rule()];
    expect(await shares(everywhere, desk.admin)).toEqual([2, [1, 1], [0, 2]]);
    expect(await shares(everywhere, desk.mp)).toEqual([1, [1, 0], [0, 1]]);
    await routing.put(desk.mla, []);
    expect(await shares(everywhere, desk.admin)).toEqual([1, [0, 1], [0, 1]]);
    expect(await shares(everywhere, desk.mp)).toEqual([0, [0, 0], [0, 0]]);
    await routing.put(desk.mla, null);
    await routing.put(desk.mp, []);
    expect(await shares(everywhere, desk.admin)).toEqual([1, [0, 1], [0, 1]]);
  });
});

test('[SLA-17, GRD-13] a preview is refused as the save is', async () => {
  const wrong = [
    { people: [desk.staffElsewhere.id] },
    { areas: [desk.places.V4.area_id] },
    { categories: [999_999] },
    { people: [] },
  ];
  for (const given of wrong) {
    const rules = [routing.rule(given)];
    const previewed = await desk.post(desk.mla, 'routing/preview', { rules });
    const saved = await routing.put(desk.mla, rules);
    expect([previewed.status, previewed.body.errors]).toEqual([422, saved.body.errors]);
  }
});
