import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import type { OfficeRouting } from '#contract/teamwork/routingCalls.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { openDesk } from '../../complaints/desk.ts';
import { routingOf } from './office.ts';

const desk = await openDesk();
const routing = routingOf(desk);
beforeEach(async () => {
  await desk.db.update(offices).set({ settings: {}, version: 1 });
});

type Person = { id: number; token: string };
const read = async (by: Person, query = '') => {
  const { status, body } = await desk.get(by, `routing/rule${query}`);
  return { status, body: body as unknown as OfficeRouting };
};
const namesIn = (body: unknown) => (body as OfficeRouting).rules.value.map(({ name }) => name);

describe('[SLA-17] the rules of an office', () => {
  test('are none at first, and a whole list in its order when they are set', async () => {
    expect((await read(desk.mla)).body).toMatchObject({ version: 1, rules: { value: [], from: 'default' } });
    const { area_id, mandal_id } = desk.places.V1;
    const whole = {
      ...{ mandals: [mandal_id], areas: [area_id], priority: 'urgent', language: 'te', source: 'app' },
      mode: 'assign',
    };
    const { status, body } = await routing.put(desk.deskHead, [
      routing.rule(whole),
      routing.rule({ name: 'Everything', categories: [], people: [desk.staff.id, desk.staff.id] }),
    ]);
    expect(status).toBe(200);
    const [first, second] = (body as unknown as OfficeRouting).rules.value;
    expect(first).toEqual({
      ...{
        id: 1,
        name: 'Water, Jammikunta',
        mode: 'assign',
        priority: 'urgent',
        language: 'te',
        source: 'app',
      },
      categories: [{ id: desk.water, name: 'Water' }],
      mandals: [{ id: mandal_id, name: expect.any(String) }],
      areas: [{ id: area_id, name: expect.any(String) }],
      people: [
        { id: desk.staff.id, name: 'sunitha' },
        { id: desk.colleague.id, name: 'prasad' },
      ],
    });
    expect(second).toMatchObject({ id: 2, people: [{ name: 'sunitha' }], priority: null, mode: 'suggest' });
    expect((await read(desk.staff)).body).toEqual(body);
  });

  test('keep their ids when they are moved, and a new one has the next', async () => {
    await routing.put(desk.mla, [routing.rule({ name: 'A' }), routing.rule({ name: 'B' })]);
    const given = [
      routing.rule({ name: 'B', id: 2 }),
      routing.rule({ name: 'C' }),
      routing.rule({ name: 'D', id: 2 }),
    ];
    const { body } = await routing.put(desk.mla, given);
    const rules = (body as unknown as OfficeRouting).rules.value;
    expect(rules.map(({ id, name }) => [id, name])).toEqual([
      [2, 'B'],
      [3, 'C'],
      [4, 'D'],
    ]);
  });

  test('[GRD-01] are those of the nearest office that has any, as a whole; null gives them back', async () => {
    const { admin, mp, mla, otherMla } = desk;
    await routing.put(admin, [routing.rule({ name: 'State' })]);
    expect((await read(mla)).body.rules).toMatchObject({ from: 'state' });
    await routing.put(mp, [routing.rule({ name: 'Parliament' }), routing.rule({ name: 'More' })]);
    expect((await read(mla)).body.rules).toMatchObject({ from: 'parliament' });
    expect(namesIn((await read(mla)).body)).toEqual(['Parliament', 'More']);
    expect(namesIn((await read(otherMla)).body)).toEqual(['State']);
    const { body } = await routing.put(mla, []);
    expect((body as unknown as OfficeRouting).rules).toMatchObject({
      ...{ value: [], from: 'own' },
      inherited: { from: 'parliament', value: [{ name: 'Parliament' }, { name: 'More' }] },
    });
    expect(namesIn((await routing.put(mla, null)).body)).toEqual(['Parliament', 'More']);
  });

  test('[GRD-01] take what shares the settings along, and are refused by an older version', async () => {
    await desk.put(desk.mla, 'sla/calendar', { day_minutes: 400 });
    const stale = await routing.put(desk.mla, [routing.rule()], { version: 1 });
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({ current: { version: 2, rules: { value: [] } } });
    expect((await routing.put(desk.mla, [routing.rule()], { version: 2 })).status).toBe(200);
    const { body } = await desk.get(desk.mla, 'sla/calendar');
    expect(body).toMatchObject({ version: 3, day_minutes: { value: 400 } });
  });
});

describe('[SLA-17] a rule is refused', () => {
  const refused = async (given: object, by: Person = desk.mla) => {
    const { status, body } = await routing.put(by, [routing.rule(given)]);
    return [status, ...Object.values(body.errors ?? {}).flat()];
  };

  test('with a person outside the office, and such an account is not named', async () => {
    for (const { id } of [desk.staffElsewhere, desk.mla, desk.admin, { id: 999_999 }])
      expect(await refused({ people: [desk.staff.id, id] })).toEqual([422, errorTexts.outsideOffice]);
    expect(await refused({ people: [desk.staffElsewhere.id] }, desk.mp)).toEqual([
      422,
      errorTexts.outsideOffice,
    ]);
    expect((await routing.put(desk.mp, [routing.rule()])).status).toBe(200);
    const all = routing.rule({ people: [desk.staff.id, desk.staffElsewhere.id] });
    expect((await routing.put(desk.admin, [all])).status).toBe(200);
  });

  test('but not with somebody of the office who was disabled since', async () => {
    await desk.db.update(users).set({ disabled: true }).where(eq(users.id, desk.colleague.id));
    expect((await routing.put(desk.mla, [routing.rule()])).status).toBe(200);
    await desk.db.update(users).set({ disabled: false }).where(eq(users.id, desk.colleague.id));
  });

  test('with a place or a category that is not there for the office', async () => {
    const { V4 } = desk.places;
    expect(await refused({ mandals: [V4.mandal_id] })).toEqual([422, errorTexts.placeUnknown]);
    expect(await refused({ areas: [V4.area_id] })).toEqual([422, errorTexts.placeUnknown]);
    expect(await refused({ categories: [999_999] })).toEqual([422, errorTexts.unknownChoice]);
  });

  test('without a name or a person, with too many of these, and as the hundred and first', async () => {
    expect(await refused({ name: ' ' })).toEqual([422, errorTexts.required]);
    expect(await refused({ people: [] })).toEqual([422, errorTexts.poolSize]);
    expect(await refused({ people: Array.from({ length: 51 }, (_, at) => at + 1) })).toEqual([
      422,
      errorTexts.poolSize,
    ]);
    expect(await refused({ mode: 'force' })).toEqual([422, errorTexts.notChoice]);
    const many = Array.from({ length: 101 }, () => routing.rule());
    expect((await routing.put(desk.mla, many)).body.errors).toEqual({ rules: [errorTexts.tooManyRules] });
    expect((await routing.put(desk.mla, many.slice(1))).status).toBe(200);
  });
});
