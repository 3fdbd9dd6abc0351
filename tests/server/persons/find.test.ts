import { desc, like, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { outdatedPersonTexts } from '#server/complaints/schema/outdatedSearchTexts.ts';
import { nameFilterOf } from '#server/persons/nameFilter.ts';
import { renewPersonTexts } from '#server/persons/renewSearchTexts.ts';
import { personsToCompare } from '#server/persons/schema/personPairs.ts';
import { persons } from '#server/persons/schema/persons.ts';
import { personTextOf } from '#server/persons/searchText.ts';
import { openDesk } from '../complaints/desk.ts';
import { SAME_NAMES } from '../kernel/text/sameNames.ts';

const desk = await openDesk();
const { pass: later } = desk;
beforeAll(async () => {
  for (const [name, phone] of PEOPLE) await desk.record(desk.mla, { name, phone });
});

const PEOPLE = [
  ['Lakshmi Reddy', '9848012345'],
  ['లక్ష్మి గౌడ్', '9848012345'],
  ['Venkata Lakshmaiah', '7702244668'],
  ['Mohammed Rafi', '9177055555'],
  ['K. Ramesh', '9198480000'],
  ['Srinivas', '8019848011'],
] as const;

interface Found {
  id: number;
  name: string;
}
const find = async (text: string, given: object = {}, by = desk.mla) => {
  const { status, body } = await desk.post(by, 'person/find', { text, ...given });
  expect(status).toBe(200);
  const found = body as unknown as { data: Found[]; total: number; more?: boolean };
  return { ...found, names: found.data.map(({ name }) => name) };
};

describe('[PER-04, PER-23] a person is found', () => {
  test.each([
    ['the whole phone', '9848012345'],
    ['with spaces and dashes', '98480-12 345'],
    ['with +91', '+91 98480 12345'],
    ['with 0', '09848012345'],
    ['with 91', '919848012345'],
    ['a part of it, with +91', '+9198480123'],
    ['a part in the middle', '48012'],
  ])('by %s', async (_, text) => {
    expect((await find(text)).names.sort()).toEqual(['Lakshmi Reddy', 'లక్ష్మి గౌడ్']);
  });

  test.each([
    ['three letters', 'lak', ['Lakshmi Reddy', 'Venkata Lakshmaiah', 'లక్ష్మి గౌడ్']],
    ['another spelling', 'Laxmi', ['Lakshmi Reddy', 'లక్ష్మి గౌడ్']],
    ['another script', 'లక్ష్మి', ['Lakshmi Reddy', 'లక్ష్మి గౌడ్']],
    ['Hindi', 'लक्ष्मी', ['Lakshmi Reddy', 'లక్ష్మి గౌడ్']],
    ['how a word sounds at its beginning', 'Shriniva', ['Srinivas']],
    ['several words in another spelling', 'redi laxmi', ['Lakshmi Reddy']],
    ['several words, a long one too', 'lakshmaiah venk', ['Venkata Lakshmaiah']],
    ['several words in any order', 'goud laks', ['లక్ష్మి గౌడ్']],
    ['a short word beside a long one', 'k ramesh', ['K. Ramesh']],
    ['another spelling of a first name', 'Muhamad', ['Mohammed Rafi']],
    ['a name and a part of the phone', 'lakshm 7702', ['Venkata Lakshmaiah']],
  ])('by name: %s', async (_, text, names) => {
    expect((await find(text)).names.sort()).toEqual([...names].sort());
  });

  test('finds all words with one index scan, in any spelling', async () => {
    const plan = await desk.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const { rows } = await tx.execute(
        sql`explain select id from persons where ${nameFilterOf('laks redd')?.fits}`,
      );
      return JSON.stringify(rows);
    });
    expect(plan.match(/Index Scan on persons_text/g)).toHaveLength(1);
  });

  test('[PER-04] whichever way their name is written @seldom', async () => {
    const missed = [];
    for (const [nth, pair] of SAME_NAMES.entries()) {
      const rows = pair.map((name, at) => ({
        ...{ name, phones: [String(7_300_000_000 + 2 * nth + at)], ...desk.places.V1 },
      }));
      const texts = rows.map((row) => ({ ...row, search_text: personTextOf(row) }));
      await desk.db.insert(persons).values(texts as (typeof persons.$inferInsert)[]);
      for (const [typed = '', other = ''] of [pair, pair.toReversed()])
        if (!(await find(typed, { most: 50 })).names.includes(other)) missed.push(`${typed}: ${other}`);
    }
    await desk.db.delete(persons).where(like(sql`${persons.phones}[1]`, '73000%'));
    expect(missed).toEqual([]);
  });

  test('by digits that may be the country or the phone: both', async () => {
    expect((await find('919848')).names.sort()).toEqual(
      ['K. Ramesh', 'Lakshmi Reddy', 'Srinivas', 'లక్ష్మి గౌడ్'].sort(),
    );
  });

  test.each(['984', 'la', '91', '+91', '%%%', '98480123456789', '- -'])('not by %j', async (text) => {
    expect(await find(text)).toEqual({ data: [], total: 0, names: [] });
  });

  test('[PER-02] a placeholder phone finds nobody; with a name the name decides', async () => {
    await desk.record(desk.mla, { name: 'Venu', phone: '9123456789' });
    expect((await find('123456789')).names).toEqual(['Venu']);
    for (const phone of ['0123456789', '+910123456789', '9999999999']) {
      expect((await find(phone)).names).toEqual([]);
      expect((await find(`Rafi ${phone}`)).names).toEqual(['Mohammed Rafi']);
    }
  });

  test('with the place, the phones and the language, which a form takes over', async () => {
    const { area_id, mandal_id } = desk.places.V1;
    const person = { name: 'Mohammed Rafi', other_name: null, phones: ['9177055555'], language: null };
    expect((await find('Rafi')).data).toEqual([
      {
        id: expect.any(Number),
        ...person,
        ...desk.places.V1,
        parliament: expect.objectContaining({ name: 'P1' }),
        assembly: expect.objectContaining({ name: 'A1' }),
        mandal: expect.objectContaining({ id: mandal_id, name: 'M1' }),
        area: expect.objectContaining({ id: area_id, name: 'V1' }),
      },
    ]);
  });

  test("[SCOPE-08] in the own place only: staff also find persons of colleagues' complaints, not of another assembly", async () => {
    for (const by of [desk.staff, desk.mla, desk.mp, desk.admin]) {
      expect((await find('9848012345', {}, by)).total).toBe(2);
    }
    expect((await find('9848012345', {}, desk.otherMla)).total).toBe(0);
  });
});

test('[PER-11, PER-23] search texts of an earlier version are renewed, and their people compared again', async () => {
  const text = { search_text: persons.search_text };
  const texts = () => desk.db.select(text).from(persons).orderBy(persons.id);
  const before = await texts();
  await desk.db.delete(personsToCompare);
  await desk.db.update(persons).set({ search_text: ' old' });
  const [last] = await desk.db.select({ id: persons.id }).from(persons).orderBy(desc(persons.id)).limit(1);
  await desk.db.insert(outdatedPersonTexts).values({ up_to_id: last?.id ?? 0 });
  await renewPersonTexts(desk.services).stop();
  const renewing = renewPersonTexts(desk.services);
  await expect.poll(() => desk.db.$count(outdatedPersonTexts)).toBe(0);
  await renewing.stop();
  expect(await texts()).toEqual(before);
  expect(await desk.db.$count(personsToCompare)).toBe(before.length);
});

describe('the order', () => {
  const recorded = async (name: string) =>
    Number((await desk.record(desk.mla, { name, phone: '6300000001' })).person_id);

  test('[PER-04] first by beginning, then by last contact; up to 8 are offered, and it says if there are more', async () => {
    const ids: number[] = [];
    for (const name of ['Bhagya', 'Bhaskar', 'Subhadra', 'Bhadraiah']) {
      later(1);
      ids.push(await recorded(name));
    }
    later(1);
    await desk.post(desk.staff, `person/${ids[0]}/visit`, { kind: 'called' });
    expect((await find('bha')).names).toEqual(['Bhagya', 'Bhadraiah', 'Bhaskar', 'Subhadra']);
    for (const other of ['Rao', 'Goud', 'Devi', 'Bai', 'Naik', 'Chary', 'Yadav', 'Naidu', 'Begum']) {
      await recorded(`Bhavani ${other}`);
    }
    const offered = await find('bhavani');
    expect([offered.names.length, offered.total, offered.more]).toEqual([8, 8, true]);
    const all = await find('bhavani', { most: 50 });
    expect([all.names.length, all.total, all.more]).toEqual([9, 9, undefined]);
  });

  test('[PER-23] at most 50 are asked for', async () => {
    expect((await desk.post(desk.mla, 'person/find', { text: 'bhavani', most: 51 })).status).toBe(422);
  });

  test('[PER-23] without words: who came last, by a case or by a visit', async () => {
    later(1);
    const { person_id } = await desk.record(desk.staff, { name: 'Yadagiri', phone: '6300000002' });
    later(1);
    const [srinivas] = (await find('srinivas')).data;
    await desk.post(desk.mla, `person/${srinivas?.id}/visit`, { kind: 'met' });
    const listed = async (by = desk.staff) =>
      ((await desk.get(by, 'person')).body.data as unknown as Found[]).map(({ id }) => id);
    expect((await listed()).slice(0, 2)).toEqual([srinivas?.id, person_id]);
    expect((await listed(desk.admin)).slice(0, 2)).toEqual([srinivas?.id, person_id]);
    expect(await listed(desk.otherMla)).toEqual([]);
  });
});
