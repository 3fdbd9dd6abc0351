import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import type { PersonPair } from '#contract/persons/personPair.ts';
import { compareAll } from '#server/persons/pairs/keepCompared.ts';
import { nearPhones } from '#server/persons/pairs/nearPhones.ts';
import { personPairs, personsToCompare } from '#server/persons/schema/personPairs.ts';
import { complaintImports } from '#server/transfer/schema/complaintImports.ts';
import { openDesk, refusalOf } from '../complaints/desk.ts';
import { OTHER_NAMES, SAME_NAMES } from '../kernel/text/sameNames.ts';
import { merging, type Someone } from './merging.ts';

const desk = await openDesk();
const { compare, edit, merge, someone, undo } = merging(desk);
/** Earlier persons are no possible duplicates any more. */
beforeEach(async () => {
  await compare();
  await desk.db.delete(personPairs);
});

const list = async (by = desk.mla, query = '') => {
  await compare();
  const { body, status } = await desk.get(by, `person/duplicate${query}`);
  return { status, ...(body as unknown as { data: PersonPair[]; total: number }) };
};
const told = async (by = desk.mla) =>
  (await list(by)).data.map(({ score, reasons, persons }) => [
    score,
    reasons.join(),
    ...persons.map(({ id }) => id),
  ]);
const distinct = (one: Someone, other: Someone, by = desk.mla) =>
  desk.post(by, 'person/distinct', { person_ids: [other.id, one.id] });
const together = (...ids: number[]) => desk.post(desk.mla, 'household', { person_ids: ids });
/** Another last digit. */
const near = (phone: string) => phone.slice(0, 9) + ((Number(phone.charAt(9)) + 1) % 10);

test('[PER-11] phones are near of which one digit differs, or two neighbours are swapped', () => {
  const near = nearPhones('9848012345');
  for (const phone of ['8848012345', '9848012346', '9848021345', '4898012345'])
    expect([phone, near.includes(phone)]).toEqual([phone, phone !== '4898012345']);
  expect(near).toContain('9840812345');
  for (const phone of ['9848012345', '9848012354'.slice(0, 9), '9848054321'])
    expect(near).not.toContain(phone);
  expect(new Set(near).size).toBe(near.length);
});

describe('possibly the same person', () => {
  test('[PER-11] by one phone 90, in one household 80, in one area with near phones 70: the highest counts', async () => {
    const [one, two] = [await someone({ name: 'Ramesh' }), await someone({ name: 'రమేష్' })];
    await edit(two, { phones: [two.phone, one.phone] });
    const [three, four] = [await someone({ name: 'Padma Rao' }), await someone({ name: 'Padma' })];
    await together(three.id, four.id);
    const five = await someone({ name: 'Fatima', phone: '9745236810' });
    const six = await someone({ name: 'Fathima', phone: '9745263810' });
    const [seven, eight] = [await someone({ name: 'Swapna' }), await someone({ name: 'Swapna' })];
    await edit(eight, { phones: [near(seven.phone), seven.phone] });
    await together(seven.id, eight.id);
    expect(await told()).toEqual([
      [90, 'phone,household', seven.id, eight.id],
      [90, 'phone', one.id, two.id],
      [80, 'household', three.id, four.id],
      [70, 'nearPhone', five.id, six.id],
    ]);
    const { data, total } = await list(desk.mla, '?per_page=1&page=2');
    expect(total).toBe(4);
    expect(data).toMatchObject([
      {
        score: 90,
        persons: [
          { id: one.id, name: 'Ramesh', phones: [one.phone], open: 1, closed: 0, area: { name: 'V1' } },
          { id: two.id, name: 'రమేష్' },
        ],
      },
    ]);
  });

  test('[PER-11] excludes other names, other areas, other constituencies, and more different digits', async () => {
    const one = await someone({ name: 'Bhagya' });
    await someone({ name: 'Yadagiri', phone: one.phone });
    await someone({ name: 'Bhagya', phone: near(one.phone), ...desk.places.V2 });
    await someone({ name: 'Bhagya', phone: `12${one.phone.slice(2)}` });
    await someone({ name: 'Bhagya', phone: one.phone, ...desk.places.V3 }, desk.mp);
    expect(await told()).toEqual([]);
  });

  test('[PER-02, PER-11] two ways of writing a name are one person by one phone, and possibly so by near phones', async () => {
    const proposed = [];
    for (const [name = '', other = ''] of SAME_NAMES.slice(0, 8)) {
      const one = await someone({ name });
      const again = await someone({ name: other, phone: one.phone });
      expect([name, again.id]).toEqual([name, one.id]);
      const two = await someone({ name: other, phone: near(one.phone) });
      proposed.push([70, 'nearPhone', one.id, two.id]);
    }
    expect(await told()).toEqual(expect.arrayContaining(proposed));
    for (const [name = '', other = ''] of OTHER_NAMES.slice(0, 8)) {
      const one = await someone({ name });
      const two = await someone({ name: other, phone: one.phone });
      expect([name, two.id === one.id]).toEqual([name, false]);
    }
    expect(await told()).toHaveLength(proposed.length);
  });

  test('[PER-11, SCOPE-08, GRD-13] a desk sees those of its place, for every role that may merge', async () => {
    const one = await someone({ name: 'Jyothi' });
    await someone({ name: 'Jyothi', phone: near(one.phone) });
    const totals = [];
    for (const by of [desk.admin, desk.mp, desk.mla, desk.deskHead, desk.otherMla])
      totals.push((await list(by)).total);
    expect(totals).toEqual([1, 1, 1, 1, 0]);
    expect((await list(desk.staff)).status).toBe(403);
  });

  test('[PER-11] goes as people are edited, merged, erased or leave the household, and comes with an undoing', async () => {
    const one = await someone({ name: 'Fatima' });
    const two = await someone({ name: 'Fatima', phone: near(one.phone) });
    const pair = [[70, 'nearPhone', one.id, two.id]];
    expect(await told()).toEqual(pair);
    await edit(two, { name: 'Kavitha' });
    expect(await told()).toEqual([]);
    await edit(two, { name: 'Fatima' });
    const { body } = await merge(one, two);
    expect((await desk.get(desk.mla, 'person/duplicate')).body.total).toBe(0);
    expect(await told()).toEqual([]);
    await undo(body.merge_id);
    expect(await told()).toEqual(pair);
    const household = await together(one.id, two.id);
    expect(await told()).toEqual([[80, 'household,nearPhone', one.id, two.id]]);
    await desk.remove(desk.mla, `household/${household.body.id}/member/${two.id}`);
    expect(await told()).toEqual(pair);
    const erased = { person_id: two.id, confirmation: near(one.phone), open: true };
    expect((await desk.post(desk.admin, 'privacy/person/erase', erased)).status).toBe(200);
    expect((await desk.get(desk.mla, 'person/duplicate')).body.total).toBe(0);
    expect(await told()).toEqual([]);
    expect(await desk.db.$count(personsToCompare)).toBe(0);
  });
});

describe('not the same', () => {
  test('[PER-11] hides a pair for good, for everybody, also from who is merged with either', async () => {
    const one = await someone({ name: 'Sujatha' });
    const two = await someone({ name: 'Sujatha', phone: near(one.phone) });
    const three = await someone({ name: 'Sujatha' });
    expect(await told()).toHaveLength(1);
    expect((await distinct(one, two)).status).toBe(200);
    expect((await distinct(one, two, desk.deskHead)).status).toBe(200);
    expect((await desk.get(desk.admin, 'person/duplicate')).body.total).toBe(0);
    await edit(two, { note: 'Her cousin', phones: [near(one.phone), one.phone] });
    expect(await told()).toEqual([]);
    const { body } = await merge(three, one);
    expect(await told()).toEqual([]);
    await undo(body.merge_id);
    await edit(three, { phones: [two.phone] });
    expect(await told()).toEqual([
      [90, 'phone', two.id, three.id],
      [70, 'nearPhone', one.id, three.id],
    ]);
  });

  test('[PER-11] needs two different people of one constituency, who are there', async () => {
    const [one, two] = [await someone(), await someone()];
    const refused = async (other: { id: number }, by = desk.mla) => {
      const answer = await desk.post(by, 'person/distinct', { person_ids: [one.id, other.id] });
      return refusalOf(answer, 'person_ids');
    };
    expect(await refused(one)).toEqual(['Choose two different people.']);
    const away = await someone({ ...desk.places.V3 }, desk.mp);
    expect(await refused(away, desk.mp)).toEqual(['These people belong to different constituencies.']);
    expect(await refused(away)).toEqual([errorTexts.unknownChoice]);
    expect((await distinct(one, two, desk.staff)).status).toBe(403);
    const third = await someone();
    await merge(two, third);
    expect((await distinct(one, third)).status).toBe(409);
  });
});

test('[PER-11] of those that an import brings a few are compared at a time until it has ended, then all', async () => {
  for (let count = 0; count < 12; count++) await someone();
  const left = () => desk.db.$count(personsToCompare);
  const begun = { user_id: desk.admin.id, name: 'cases.csv', map: {}, total: 1_000 };
  const [{ id = 0 } = {}] = await desk.db.insert(complaintImports).values(begun).returning();
  const before = await left();
  await compareAll(desk);
  expect(await left()).toBe(before - 10);
  await desk.db.update(complaintImports).set({ finished_at: new Date() }).where(eq(complaintImports.id, id));
  await compareAll(desk);
  expect(await left()).toBe(0);
});
