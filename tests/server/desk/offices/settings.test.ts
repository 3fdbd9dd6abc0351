import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OfficeSettings } from '#contract/capabilities/officeSettings.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { complaintCategories } from '#server/kernel/db/namedTables.ts';
import { openDesk } from '../../complaints/desk.ts';

const desk = await openDesk();
beforeEach(async () => {
  await desk.db.update(offices).set({ settings: {}, version: 1 });
});

type Person = { id: number; token: string };
const read = async (by: Person, query = '') => {
  const { status, body } = await desk.get(by, `office/settings${query}`);
  return { status, body: body as unknown as OfficeSettings };
};
const write = async (by: Person, given: object) => desk.put(by, 'office/settings', given);
/** Sets the days of roads. */
const setDays = async (by: Person, similar_days: number | null, more: object = {}) =>
  write(by, { categories: [{ category_id: desk.roads, similar_days }], ...more });
const roads = ({ categories }: Pick<OfficeSettings, 'categories'>) =>
  categories.find(({ category_id }) => category_id === desk.roads);
const days = async (by: Person) => roads((await read(by)).body)?.similar_days;
const officeOf = async (by: Person) => (await read(by)).body.office.id;

test('[GRD-01, GRD-14] an office that has set nothing has what ships, for every category', async () => {
  const { status, body } = await read(desk.mla);
  const shipped = (value: number) => ({ value, from: 'default', inherited: { value, from: 'default' } });
  const values = { similar_days: shipped(30), similar_radius: shipped(100) };
  expect(status).toBe(200);
  expect(body).toMatchObject({
    office: { id: expect.any(Number), parliament: { name: 'P1' }, assembly: { name: 'A1' } },
    version: 1,
    categories: [
      { category_id: desk.roads, category: { name: 'Roads' }, ...values },
      { category_id: desk.water, category: { name: 'Water' }, ...values },
    ],
  });
});

test('[REF-16, REF-20, REF-21] closing has no limit and asks for nothing until an office says so', async () => {
  const shipped = (value: unknown) => ({ value, from: 'default', inherited: { value, from: 'default' } });
  expect((await read(desk.mla)).body.closing).toEqual({
    reopen_max: shipped(null),
    reopen_days: shipped(null),
    ask_evidence: shipped(false),
    second_approval: shipped(false),
  });
  const complaint = await desk.record(desk.mla);
  const asks = async () => (await desk.get(desk.mla, `complaint/${complaint.id}`)).body.closing;
  expect(await asks()).toMatchObject({ asks_evidence: false });
  await write(desk.mla, { categories: [], closing: { ask_evidence: true } });
  expect(await asks()).toMatchObject({ asks_evidence: true });
});

test('[GRD-01] each value is the own one, else the parliament’s, else the state’s, else as shipped', async () => {
  const { admin, mp, mla, otherMla } = desk;
  expect((await setDays(admin, 60)).status).toBe(200);
  expect(await days(mla)).toMatchObject({ value: 60, from: 'state' });
  await setDays(mp, 45);
  expect(await days(mla)).toMatchObject({ value: 45, from: 'parliament' });
  const inherited = { value: 45, from: 'parliament' };
  const { body } = await setDays(mla, 7);
  expect(roads(body as unknown as OfficeSettings)?.similar_days).toEqual({
    value: 7,
    from: 'own',
    inherited,
  });
  expect([await days(mp), await days(otherMla), await days(admin)]).toMatchObject([
    { value: 45, from: 'own', inherited: { value: 60, from: 'state' } },
    { value: 60, from: 'state' },
    { value: 60, from: 'own', inherited: { value: 30, from: 'default' } },
  ]);
  const radius = roads((await read(mla)).body)?.similar_radius;
  expect(radius).toMatchObject({ value: 100, from: 'default' });
});

test('[GRD-01] null gives a value back; what is not named stays, of other categories too', async () => {
  const { mla, roads: first, water } = desk;
  const all = { similar_days: 5, similar_radius: 500 };
  await write(mla, {
    categories: [
      { category_id: first, ...all },
      { category_id: water, ...all },
    ],
  });
  await setDays(mla, null);
  const { categories } = (await read(mla)).body;
  expect(categories.map((row) => [row.similar_days, row.similar_radius])).toMatchObject([
    [{ value: 30, from: 'default' }, { value: 500 }],
    [{ value: 5, from: 'own' }, { value: 500 }],
  ]);
  await write(mla, { categories: [first, water].map((id) => ({ category_id: id, similar_radius: null })) });
  await write(mla, { categories: [{ category_id: water, similar_days: '' }] });
  const [stored] = await desk.db
    .select()
    .from(offices)
    .where(eq(offices.id, await officeOf(mla)));
  expect(stored).toMatchObject({ settings: { categories: {} }, updated_by: mla.id, version: 5 });
});

describe('who sets them', () => {
  test('[GRD-01, GRD-02] mla, mp and a head of the desk their own office’s; other staff read them', async () => {
    const { mp, mla, deskHead, staff, colleague } = desk;
    for (const by of [mp, mla, deskHead]) expect((await setDays(by, 9)).status).toBe(200);
    expect((await read(deskHead)).body.updated_by?.id).toBe(deskHead.id);
    expect((await setDays(staff, 9)).status).toBe(403);
    await desk.db
      .update(users)
      .set({ duties: ['verifier', 'dispatcher', 'confidential'] })
      .where(eq(users.id, colleague.id));
    expect((await setDays(colleague, 9)).status).toBe(403);
    expect(await days(staff)).toMatchObject({ value: 9, from: 'own' });
  });

  test('[GRD-01] admin those of any, by its name in the body; without one the state’s', async () => {
    const { admin, mla } = desk;
    const office_id = await officeOf(mla);
    expect((await setDays(admin, 11, { office_id })).body.office).toMatchObject({ id: office_id });
    expect(await days(mla)).toMatchObject({ value: 11, from: 'own' });
    expect((await read(admin, `?office_id=${office_id}`)).body.office.assembly?.name).toBe('A1');
    expect((await read(admin)).body.office).toMatchObject({ parliament: null, assembly: null });
    expect(await days(admin)).toMatchObject({ from: 'default' });
  });

  test('[GRD-01, GRD-13] nobody else those of another: neither above nor below nor beside', async () => {
    const { admin, mp, mla, otherMla, deskHead } = desk;
    const ids = await Promise.all([admin, mp, mla, otherMla].map(officeOf));
    for (const by of [mp, mla, deskHead]) {
      const own = await officeOf(by);
      for (const office_id of [...ids.filter((id) => id !== own), 2_000_000_000]) {
        expect((await setDays(by, 9, { office_id })).status).toBe(404);
        expect((await read(by, `?office_id=${office_id}`)).status).toBe(404);
      }
      expect((await setDays(by, 9, { office_id: own })).status).toBe(200);
    }
    expect(await days(otherMla)).toMatchObject({ from: 'default' });
  });

  test('[GRD-01, USR-01] an mla without a seat has no office', async () => {
    const nobody = await desk.account({ role: 'mla' });
    expect([(await read(nobody)).status, (await setDays(nobody, 9)).status]).toEqual([404, 404]);
  });

  test('[GRD-01] admin alone has the list of them: the state, then each parliament with its assemblies', async () => {
    const { admin, mla } = desk;
    const { body } = await desk.get(admin, 'office');
    expect(
      body.data?.map(({ parliament, assembly }) =>
        [parliament, assembly].map((place) => (place as { name: string } | null)?.name),
      ),
    ).toEqual([
      [undefined, undefined],
      ['P1', undefined],
      ['P1', 'A1'],
      ['P2', 'A3'],
    ]);
    expect((await desk.get(mla, 'office')).status).toBe(403);
  });
});

describe('what is refused changes nothing', () => {
  test.each([
    [{ similar_days: 0 }, errorTexts.similarDays],
    [{ similar_days: 366 }, errorTexts.similarDays],
    [{ similar_days: 1.5 }, errorTexts.similarDays],
    [{ similar_days: 'ten' }, errorTexts.similarDays],
    [{ similar_radius: 9 }, errorTexts.similarRadius],
    [{ similar_radius: 5_001 }, errorTexts.similarRadius],
    [{ similar_days: 5, category_id: 2_000_000_000 }, errorTexts.unknownChoice],
    [{ similar_days: 5, category_id: 'roads' }, errorTexts.required],
  ])('[GRD-01, API-04] %j: 422', async (given, text) => {
    const { status, body } = await write(desk.mla, {
      categories: [
        { category_id: desk.water, similar_days: 5 },
        { category_id: desk.roads, ...given },
      ],
    });
    expect([status, body.errors]).toEqual([422, { categories: [text] }]);
    expect((await read(desk.mla)).body).toMatchObject({ version: 1 });
  });

  test('[GRD-01] the bounds themselves are values', async () => {
    for (const [similar_days, similar_radius] of [
      [1, 10],
      [365, 5_000],
    ]) {
      const categories = [{ category_id: desk.roads, similar_days, similar_radius }];
      expect((await write(desk.mla, { categories })).status).toBe(200);
    }
  });

  test('[GRD-01, UPD-05] of two who set the same version at once one does', async () => {
    const { mla, deskHead } = desk;
    await setDays(mla, 5);
    const both = await Promise.all([mla, deskHead].map((by) => setDays(by, 8, { version: 2 })));
    expect(both.map((one) => one.status).sort()).toEqual([200, 409]);
  });
});

test('[GRD-01] a category that is gone takes its values along', async () => {
  const [added] = await desk.db.insert(complaintCategories).values({ name: 'Lakes' }).returning();
  const category_id = added?.id ?? 0;
  await write(desk.mla, { categories: [{ category_id, similar_days: 3 }] });
  await desk.db.delete(complaintCategories).where(eq(complaintCategories.id, category_id));
  expect((await read(desk.mla)).body.categories.map((row) => row.category?.name)).toEqual(['Roads', 'Water']);
  expect((await setDays(desk.mla, 4)).status).toBe(200);
});
