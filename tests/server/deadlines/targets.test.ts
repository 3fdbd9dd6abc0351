import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { codedText } from '#contract/kernel/coded.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { rulesFor } from '#server/deadlines/rules.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { openDeadlines, type Person } from './office.ts';

const { at, setCalendar, targets, setTargets, officeOf } = openDeadlines();
const row = async (by: Person, category: number | null) => {
  const found = (await targets(by)).body.targets.find(({ category_id }) => category_id === category);
  if (!found) throw new Error('no such row');
  return found;
};
const hours = (value: number, from: string, for_all = false) => ({ value, from, for_all });

test('[SLA-02, GRD-01, GRD-14] an office that has set nothing has what ships, for all and for every category', async () => {
  const { status, body } = await targets(at().mla);
  const shipped = (value: number | string) => {
    const found = { value, from: 'default', for_all: false };
    return { ...found, inherited: found };
  };
  const values = {
    default_priority: shipped('normal'),
    normal: { response_hours: shipped(15), resolution_days: shipped(18) },
    high: { response_hours: shipped(8), resolution_days: shipped(10) },
    urgent: { response_hours: shipped(4), resolution_days: shipped(3) },
  };
  expect(status).toBe(200);
  expect(body).toMatchObject({ office: { assembly: { name: 'A1' } }, day_minutes: 450, version: 1 });
  expect(body.targets).toEqual([
    { category_id: null, category: null, ...values },
    { category_id: at().roads, category: { id: at().roads, name: 'Roads' }, ...values },
    { category_id: at().water, category: { id: at().water, name: 'Water' }, ...values },
  ]);
});

test('[SLA-02, GRD-01] in each office the category’s own before that of all, then the office above', async () => {
  const { admin, mp, mla, roads, water } = at();
  await setTargets(admin, [
    { category_id: null, high: { response_hours: 7 } },
    { category_id: roads, high: { response_hours: 6 } },
  ]);
  expect((await row(mla, roads)).high.response_hours).toMatchObject(hours(6, 'state'));
  expect((await row(mla, water)).high.response_hours).toMatchObject(hours(7, 'state', true));
  await setTargets(mp, [{ category_id: roads, high: { response_hours: 5 } }]);
  expect((await row(mla, roads)).high.response_hours).toMatchObject(hours(5, 'parliament'));
  await setTargets(mla, [{ category_id: null, high: { response_hours: 3 } }]);
  expect((await row(mla, roads)).high.response_hours).toEqual({
    ...hours(3, 'own', true),
    inherited: hours(3, 'own', true),
  });
  await setTargets(mla, [{ category_id: roads, high: { response_hours: 2 } }]);
  expect((await row(mla, roads)).high).toMatchObject({
    response_hours: { ...hours(2, 'own'), inherited: hours(3, 'own', true) },
    resolution_days: hours(10, 'default'),
  });
  expect((await row(mla, null)).high.response_hours).toMatchObject({
    ...hours(3, 'own'),
    inherited: hours(7, 'state'),
  });
});

test('[SLA-01, SLA-02] null gives back, a category’s priority too; what is not named stays, and nothing empty is kept', async () => {
  const { mla, roads, db } = at();
  await setTargets(mla, [
    { category_id: roads, default_priority: 'urgent', normal: { response_hours: 9, resolution_days: 12 } },
  ]);
  expect((await row(mla, roads)).default_priority).toMatchObject({ value: 'urgent', from: 'own' });
  await setTargets(mla, [{ category_id: roads, normal: { response_hours: null } }]);
  expect((await row(mla, roads)).normal).toMatchObject({
    response_hours: { value: 15, from: 'default' },
    resolution_days: { value: 12, from: 'own' },
  });
  await setTargets(mla, [{ category_id: roads, default_priority: null, normal: { resolution_days: '' } }]);
  const [stored] = await db
    .select()
    .from(offices)
    .where(eq(offices.id, await officeOf(mla)));
  expect(stored).toMatchObject({
    settings: { targets: { all: {}, categories: {} } },
    updated_by: mla.id,
    version: 4,
  });
});

const isLonger = (priority: string) => codedText({ code: 'responseLonger', values: { priority } });

test('[SLA-02] takes the longest targets, and counts stored ones that are longer as these', async () => {
  const { db, mla } = at();
  const most = { response_hours: 240, resolution_days: 180 };
  expect((await setTargets(mla, [{ category_id: null, normal: most }])).status).toBe(200);
  const beyond = { normal: { response_hours: 1_000, resolution_days: 365 } };
  await db.update(offices).set({ settings: { targets: { all: beyond } } });
  expect((await targets(mla)).body.targets[0]?.normal).toMatchObject({
    response_hours: { value: 1_000 },
    resolution_days: { value: 365 },
  });
  const rules = await rulesFor(db, { parliament_id: null, assembly_id: null });
  expect(rules.targetOf(null, 'normal')).toEqual({
    response_minutes: 240 * 60,
    resolution_minutes: 180 * 450,
  });
});

describe('what is refused changes nothing', () => {
  test.each([
    [{ urgent: { response_hours: 0 } }, codedText({ code: 'targetHours', values: { priority: 'urgent' } })],
    [{ urgent: { response_hours: -1 } }, codedText({ code: 'targetHours', values: { priority: 'urgent' } })],
    [{ urgent: { response_hours: 1.5 } }, codedText({ code: 'targetHours', values: { priority: 'urgent' } })],
    [{ normal: { response_hours: 241 } }, codedText({ code: 'targetHours', values: { priority: 'normal' } })],
    [{ high: { resolution_days: 0 } }, codedText({ code: 'targetDays', values: { priority: 'high' } })],
    [{ high: { resolution_days: -3 } }, codedText({ code: 'targetDays', values: { priority: 'high' } })],
    [{ high: { resolution_days: 181 } }, codedText({ code: 'targetDays', values: { priority: 'high' } })],
    [{ default_priority: 'soon' }, errorTexts.notChoice],
    [{ category_id: 2_000_000_000 }, errorTexts.unknownChoice],
    // 3 days are 1,350 minutes: 22 hours fit, 23 do not.
    [{ urgent: { response_hours: 23 } }, isLonger('urgent')],
    [{ normal: { resolution_days: 1 } }, isLonger('normal')],
    [{ high: { response_hours: 8, resolution_days: 1 } }, isLonger('high')],
  ])('[SLA-02, API-04] %j: 422', async (given, text) => {
    const { status, body } = await setTargets(at().mla, [{ category_id: null, ...given }]);
    expect([status, body.errors]).toEqual([422, { targets: [text] }]);
    expect((await targets(at().mla)).body.version).toBe(1);
  });

  test('[SLA-02] response and resolution are compared in working minutes, one of them inherited or both', async () => {
    const { admin, mla, roads } = at();
    expect((await setTargets(mla, [{ category_id: null, urgent: { response_hours: 22 } }])).status).toBe(200);
    const shorter = await setTargets(mla, [{ category_id: roads, urgent: { resolution_days: 2 } }]);
    expect(shorter.body.errors).toEqual({ targets: [isLonger('urgent')] });
    const longer = await setTargets(mla, [
      { category_id: roads, urgent: { resolution_days: 2, response_hours: 15 } },
    ]);
    expect(longer.status).toBe(200);
    const back = await setTargets(mla, [{ category_id: roads, urgent: { response_hours: null } }]);
    expect(back.status).toBe(422);
    expect((await setCalendar(mla, { day_minutes: 500 })).status).toBe(200);
    // What the state turns upside down for an office hinders nobody there from changing something else.
    expect((await setCalendar(mla, { day_minutes: null })).status).toBe(200);
    expect((await setCalendar(admin, { day_minutes: 100 })).status).toBe(200);
    expect((await setTargets(mla, [{ category_id: null, normal: { resolution_days: 30 } }])).status).toBe(
      200,
    );
    expect((await setTargets(mla, [{ category_id: null, urgent: { response_hours: 21 } }])).status).toBe(422);
  });
});

test('[SLA-01] what is recorded has the priority of its category, unless another one is chosen', async () => {
  const { mla, record, roads, water } = at();
  await setTargets(mla, [
    { category_id: null, default_priority: 'high' },
    { category_id: water, default_priority: 'urgent' },
  ]);
  const priority = async (given: object) => (await record(mla, { ...given })).priority;
  expect(await priority({ category_id: water })).toBe('urgent');
  expect(await priority({ category_id: roads })).toBe('high');
  expect(await priority({ category_id: water, priority: 'normal' })).toBe('normal');
});
