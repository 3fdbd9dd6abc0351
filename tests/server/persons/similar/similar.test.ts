import { beforeEach, describe, expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { complaintCategories } from '#server/kernel/db/namedTables.ts';
import { namesChanged } from '#server/kernel/db/names.ts';
import { openDesk, refusalOf } from '../../complaints/desk.ts';
import { insertMany } from '../../complaints/many.ts';

const DAY_MS = 86_400_000;
const PHONE = '9848012345';
const TANK = { latitude: 18.2, longitude: 79.4 };
/** About so many metres to the north. */
const north = (metres: number) => JSON.stringify({ ...TANK, latitude: TANK.latitude + metres / 111_195 });

const desk = await openDesk();
/** Each test has its own, so that it does not find another test's complaints. */
let category_id: number;
beforeEach(async () => {
  const [made] = await desk.db.insert(complaintCategories).values({ name: crypto.randomUUID() }).returning();
  category_id = made?.id ?? 0;
  namesChanged(desk.db);
});

const record = (by: { id: number; token: string }, given: Record<string, unknown> = {}) =>
  desk.record(by, { category_id, ...given });

const later = (days: number) => {
  desk.clock.now = new Date(desk.clock.now.getTime() + days * DAY_MS);
};
const written = (given: Record<string, unknown> = {}) => ({
  ...{ name: 'Ramulu Goud', phone: PHONE, category_id },
  ...{ area_id: desk.places.V1.area_id, details: '<p>Nothing of the kind</p>' },
  ...given,
});
async function similar(given: Record<string, unknown> = {}, by = desk.mla) {
  const { status, body } = await desk.post(by, 'complaint/similar', written(given));
  expect([status, body.total]).toEqual([200, body.data?.length]);
  return (body.data ?? []).map(({ id, score, reasons, same_person }) => ({
    id,
    score,
    reasons,
    same_person,
  }));
}
const stranger = { name: 'Lakshmi', phone: '9848099999' };

describe('complaints like the one that is being written', () => {
  test('[PER-15] of the same person and category count 80, of the same area and category 50, the first ones first', async () => {
    const { id: neighbour } = await record(desk.mla, stranger);
    const { id: own } = await record(desk.mla, { ...desk.places.V2 });
    const { id: both } = await record(desk.mla);
    await record(desk.mla, { category_id: desk.water });
    await record(desk.mla, { ...stranger, ...desk.places.V2 });
    expect(await similar()).toEqual([
      { id: both, score: 80, reasons: ['person', 'area'], same_person: true },
      { id: own, score: 80, reasons: ['person'], same_person: true },
      { id: neighbour, score: 50, reasons: ['area'], same_person: false },
    ]);
    expect(await similar({ category_id: desk.water, ...stranger, area_id: desk.places.V2.area_id })).toEqual(
      [],
    );
  });

  test('[PER-15] the person is the one who was chosen, else whom name and phone tell in any script', async () => {
    const { id, person_id } = await record(desk.mla, { name: 'Lakshmi Reddy', ...desk.places.V2 });
    const found = [{ id, score: 80, reasons: ['person'], same_person: true }];
    expect(await similar({ name: 'లక్ష్మి' })).toEqual(found);
    expect(await similar({ ...stranger, person_id })).toEqual(found);
    expect(await similar({ name: 'Padma' })).toEqual([]);
    expect(await similar({ name: 'Lakshmi', phone: '' })).toEqual([]);
    expect(await similar({ name: 'Lakshmi', area_id: '' })).toEqual(found);
    expect(await similar({ name: 'Lakshmi', area_id: '' }, desk.admin)).toEqual([]);
  });

  test('[PER-15, PER-02] a placeholder phone identifies no known person', async () => {
    const told = { name: 'Odelu', phone: '9999999999' };
    const { person_id } = await record(desk.mla, { ...told, ...desk.places.V2 });
    expect(await similar(told)).toEqual([]);
    expect(await similar({ ...told, person_id })).toHaveLength(1);
  });

  test('[PER-15] of the same person those count that are open, however old, or were closed in the last 30 days', async () => {
    const { id: open } = await record(desk.mla, { ...desk.places.V2 });
    const { id: closed } = await record(desk.mla, { ...desk.places.V2 });
    later(100);
    await desk.post(desk.mla, 'complaint/close', { id: closed, message: 'Done' });
    later(30);
    expect((await similar()).map(({ id }) => id)).toEqual([closed, open]);
    later(0.1);
    expect((await similar()).map(({ id }) => id)).toEqual([open]);
    // In the area of the new one it counts no longer either: it came too long ago.
    expect((await similar({ area_id: desk.places.V2.area_id })).map(({ id }) => id)).toEqual([open]);
  });

  test('[PER-15, GRD-01] of the area those of the days that the office has set for the category, 30 unless set', async () => {
    const { id } = await record(desk.mla, stranger);
    later(30);
    expect((await similar()).map((row) => row.id)).toEqual([id]);
    later(0.1);
    expect(await similar()).toEqual([]);
    const categories = [{ category_id, similar_days: 60 }];
    await desk.put(desk.mla, 'office/settings', { categories });
    expect((await similar()).map((row) => row.id)).toEqual([id]);
  });

  test('[PER-15] similar words add 20, in English and in Telugu, with any formatting', async () => {
    const english = 'The road to our village is full of potholes, buses no longer come.';
    const telugu = 'మా గ్రామ రోడ్డు గుంతలమయమైంది, బస్సులు రావడం లేదు.';
    const { id: first } = await record(desk.mla, { ...stranger, details: `<p>${english}</p>` });
    const { id: second } = await record(desk.mla, { ...stranger, details: `<p>${telugu}</p>` });
    const scored = async (details: string) =>
      Object.fromEntries((await similar({ details })).map(({ id, score }) => [id, score]));
    expect(await scored('<ul><li>Road to our <b>village</b> full of potholes</li></ul>')).toEqual({
      [first]: 70,
      [second]: 50,
    });
    expect(await scored('<p>మా గ్రామ రోడ్డు గుంతలమయమైంది</p>')).toEqual({ [first]: 50, [second]: 70 });
    expect(await scored('')).toEqual({ [first]: 50, [second]: 50 });
  });

  test('[PER-15, GRD-01] two positions within the radius of the category, 100 m unless set, count 20 more', async () => {
    const { id } = await record(desk.mla, { ...stranger, location: JSON.stringify(TANK) });
    const score = async (location: string) => (await similar({ location }))[0]?.score;
    expect([await score(north(99)), await score(north(101)), await score('')]).toEqual([70, 50, 50]);
    const categories = [{ category_id, similar_radius: 50 }];
    await desk.put(desk.mla, 'office/settings', { categories });
    expect([await score(north(49)), await score(north(51))]).toEqual([70, 50]);
    expect((await similar({ location: north(10) }))[0]).toMatchObject({ id, reasons: ['area', 'position'] });
  });

  test('[PER-15] at most five are shown, the likest and then the newest', async () => {
    const ids: number[] = [];
    for (let number = 0; number < 6; number += 1) {
      later(0.01);
      ids.push((await record(desk.mla, { ...stranger })).id);
    }
    expect((await similar()).map(({ id }) => id)).toEqual(ids.reverse().slice(0, 5));
  });

  test('[PER-15, PER-07, SCOPE-08] none is shown that the caller may not open, nor one named demo', async () => {
    await record(desk.mla);
    await record(desk.mla, { name: 'demo' });
    const { id: theirs } = await record(desk.staff);
    const ids = async (by: { id: number; token: string }) => (await similar({}, by)).map(({ id }) => id);
    expect(await ids(desk.staff)).toEqual([theirs]);
    expect(await ids(desk.colleague)).toEqual([]);
    expect(await ids(desk.deskHead)).toHaveLength(2);
    const { otherMla, places } = desk;
    const elsewhere = written({ area_id: places.V1.area_id });
    expect(refusalOf(await desk.post(otherMla, 'complaint/similar', elsewhere), 'area_id')).toEqual([
      errorTexts.placeUnknown,
    ]);
  });

  test('[PER-15, PER-17, GRD-09] nor one that was merged or erased', async () => {
    const told = { name: 'Yadagiri', phone: '9848077001' };
    const { id: target } = await record(desk.mla, told);
    const { id: source } = await record(desk.mla, told);
    await desk.post(desk.mla, 'complaint/merge', { source_ids: [source], target_id: target });
    expect((await similar(told)).map(({ id }) => id)).toEqual([target]);
    const erase = { phone: told.phone, confirmation: told.phone, open: true };
    expect((await desk.post(desk.admin, 'privacy/person/erase', erase)).status).toBe(200);
    expect(await similar()).toEqual([]);
  });
});

describe('something else', () => {
  test('[PER-16, GRD-05] the timeline of the new one records the choice, and nothing else does', async () => {
    const first = await record(desk.mla);
    const second = await record(desk.mla);
    const { id } = await record(desk.mla, { not_similar: [first.id, second.id] });
    const { body } = await desk.get(desk.mla, `complaint/timeline?complaint_id=${id}`);
    const numbers = `${first.complaint_number}, ${second.complaint_number}`;
    expect(body.data).toHaveLength(1);
    expect(body.data?.[0]).toMatchObject({
      action: 'created',
      changes: expect.arrayContaining([{ field: 'notSimilar', from: null, to: numbers }]),
    });
    expect(await desk.history(desk.mla, id)).toEqual([]);
  });

  test('[PER-16, SCOPE-08] of what the caller may not see is refused, more than twenty as well', async () => {
    const { id } = await record(desk.mla);
    const send = (by: { token: string }, not_similar: number[]) =>
      desk.send('POST', 'complaint', { token: by.token, form: desk.body({ not_similar }) });
    for (const by of [desk.colleague, desk.staff]) {
      expect(refusalOf(await send(by, [id]), 'not_similar')).toEqual([errorTexts.unknownChoice]);
    }
    expect(
      refusalOf(
        await send(
          desk.mla,
          Array.from({ length: 21 }, (_, at) => at + 1),
        ),
        'not_similar',
      ),
    ).toEqual([errorTexts.tooManyValues]);
  });
});

/** As many of an area as are looked at. */
const MOST_OF_AREA = 300;

test('[PER-15] however many others came from the area since, those of the category are found', async () => {
  const desk = await openDesk();
  const { id } = await desk.record(desk.mla, { name: 'Lakshmi', phone: '9848099999' });
  desk.clock.now = new Date(desk.clock.now.getTime() + 1_000);
  await insertMany(desk, MOST_OF_AREA, { category_id: desk.water });
  const written = {
    name: 'Ramulu',
    phone: '9848012345',
    category_id: desk.roads,
    area_id: desk.places.V1.area_id,
  };
  const { body } = await desk.post(desk.mla, 'complaint/similar', written);
  expect(body.data).toMatchObject([{ id, score: 50, reasons: ['area'] }]);
});
