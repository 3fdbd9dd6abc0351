import { beforeEach, describe, expect, test } from 'vitest';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { LIKE_NAMES } from '../kernel/text/likeNames.ts';
import { UNLIKE_NAMES } from '../kernel/text/unlikeNames.ts';
import { openDesk } from './desk.ts';
import { insertNamed as insertNamedAt } from './many.ts';

const desk = await openDesk();
beforeEach(async () => {
  await desk.db.delete(complaints);
});

const insertNamed = (names: string[], detailsOf?: (index: number) => string) =>
  insertNamedAt(desk, names, detailsOf);
const found = async (term: string, query: object = {}) =>
  (await desk.list(desk.mla, { term, page: 1, ...query }, 'complaint/search')).names.sort();

describe('[LIST-04] a keyword', () => {
  beforeEach(async () => {
    await desk.record(desk.mla, {
      name: 'Yadagiri Rao',
      phone: '9848011111',
      details: '<p>Street <b>light</b>s</p>',
    });
    await desk.record(desk.mla, { name: 'సునీత', phone: '9000022222', details: 'వృద్ధాప్య పింఛను అందలేదు' });
    await desk.record(desk.mla, { name: '50%_off', phone: '9000033333', details: 'Ration shop' });
  });

  test.each([
    ['part of a name', 'dagir', 'Yadagiri Rao'],
    ['a name in another case', 'YADAGIRI', 'Yadagiri Rao'],
    ['part of a phone number', '48011', 'Yadagiri Rao'],
    ['a phone number as people write it', '+91 98480 11111', 'Yadagiri Rao'],
    ['a word across markup', 'lights', 'Yadagiri Rao'],
    ['words in any order, from any field', 'light rao', 'Yadagiri Rao'],
    ['a word of Telugu', 'పింఛను', 'సునీత'],
    ['part of a word of Telugu', 'ఛను', 'సునీత'],
    ['a word with a joiner that another keyboard types', 'పింఛ\u200Cను', 'సునీత'],
    ['percent and underscore, which mean themselves', '%_o', '50%_off'],
    ['how a name begins', 'Ya', 'Yadagiri Rao'],
    ['how a name begins in Telugu', 'సు', 'సునీత'],
  ])('finds %s', async (_, term, name) => {
    expect(await found(term)).toEqual([name]);
  });

  test.each([['%%%'], ['___'], ['light pension'], ['ow'], ["'; --"], ['\\\\\\']])(
    '%s finds nothing',
    async (term) => {
      expect(await found(term)).toEqual([]);
    },
  );

  test('[LIST-04] that is empty filters nothing', async () => {
    expect(await found(' ')).toHaveLength(3);
  });

  test('[LIST-03, LIST-04] is combined with every filter', async () => {
    expect(await found('pension', { category: desk.water })).toEqual([]);
    expect(await found('light', { category: desk.roads, name: 'rao', status: 'open' })).toEqual([
      'Yadagiri Rao',
    ]);
    expect(await found('light', { mandal: desk.places.M2.mandal_id })).toEqual([]);
  });
});

test('[LIST-04] names are found in other spellings and scripts', async () => {
  const spellings = ['Lakshmi Devi', 'Laxmi Devi', 'లక్ష్మి దేవి', 'लक्ष्मी देवी'].sort();
  for (const name of spellings) await desk.record(desk.mla, { name });
  await desk.record(desk.mla, { name: 'రవి' });
  for (const typed of ['Lakshmi', 'Laxmi', 'lakshmee', 'లక్ష్మి', 'लक्ष्मी', 'లక్ష్మి devi']) {
    expect(await found(typed)).toEqual(spellings);
  }
  expect((await desk.list(desk.mla, { name: 'laxmi' })).names.sort()).toEqual(spellings);
  expect(await found('Ravi')).toEqual(['రవి']);
  expect((await desk.list(desk.mla, { name: 'Ravee' })).names).toEqual(['రవి']);
});

test('[LIST-03, LIST-04] like names are found by keyword and by name, unlike ones are not', async () => {
  // The rule itself is held for all of them in tests/server/kernel/text.
  const some = (lines: readonly string[]) =>
    lines.filter((_, index) => index % 8 === 1).map((line) => line.split(' '));
  const [like, unlike] = [some(LIKE_NAMES), some(UNLIKE_NAMES)];
  await insertNamed([...new Set([...like, ...unlike].flat())]);
  const by = async (query: object) =>
    (await desk.list(desk.mla, { page: 1, per_page: 100, ...query })).names as string[];
  for (const [first = '', ...others] of like) {
    expect(await by({ keyword: first })).toEqual(expect.arrayContaining(others));
    expect(await by({ name: first })).toEqual(expect.arrayContaining(others));
  }
  for (const pair of unlike) {
    // The shorter one may be a part of the longer one, which is found by it.
    const [other = '', asked = ''] = pair.sort((one, two) => one.length - two.length);
    expect(await by({ keyword: asked })).not.toContain(other);
    expect(await by({ name: asked })).not.toContain(other);
  }
});

test('[LIST-04] names as they were typed come first, then those that sound like it, each newest first', async () => {
  for (const name of ['Laxmi', 'లక్ష్మి', 'Lakshmi Bai', 'Laksmi', 'Lakshmi']) {
    await desk.record(desk.mla, { name });
    desk.pass(1);
  }
  const listed = async (query: object) => (await desk.list(desk.mla, { page: 1, ...query })).names;
  const first = ['Lakshmi', 'Lakshmi Bai', 'Laksmi', 'లక్ష్మి', 'Laxmi'];
  expect(await listed({ keyword: 'lakshmi' })).toEqual(first);
  expect(await listed({ name: 'lakshmi' })).toEqual(first);
  expect(await listed({ keyword: 'లక్ష్మి' })).toEqual(['లక్ష్మి', 'Lakshmi', 'Laksmi', 'Lakshmi Bai', 'Laxmi']);
  expect(await listed({ keyword: 'lakshmi', sort: 'created_at', order: 'asc' })).toEqual([
    'Laxmi',
    'లక్ష్మి',
    'Lakshmi Bai',
    'Laksmi',
    'Lakshmi',
  ]);
});

test('[LIST-04] a Telugu word of the details is found in Latin letters, and no name is found by it', async () => {
  await desk.record(desk.mla, { name: 'Raju', details: 'నీళ్లు రావడం లేదు, లక్ష్మి చెప్పింది' });
  expect(await found('neellu')).toEqual(['Raju']);
  expect(await found('nela')).toEqual([]);
  expect((await desk.list(desk.mla, { name: 'Laxmi' })).names).toEqual([]);
});

test('[LIST-03] part of a Telugu name is found in Latin letters', async () => {
  await desk.record(desk.mla, { name: 'యాదగిరి', details: 'Ramulu came along' });
  expect((await desk.list(desk.mla, { name: 'yadag' })).names).toEqual(['యాదగిరి']);
  expect((await desk.list(desk.mla, { name: 'Ramulu' })).names).toEqual([]);
});

test('[LIST-03] a complaint number is found with or without its year and zeros', async () => {
  const first = await desk.record(desk.mla, { name: 'first' });
  await desk.record(desk.mla, { name: 'second' });
  const number = String(first.complaint_number);
  const short = String(Number(number.slice(5)));
  for (const typed of [number, number.slice(5), short, `2026-${short}`]) {
    expect((await desk.list(desk.mla, { complaint_number: typed })).names).toEqual(['first']);
  }
  expect((await desk.list(desk.mla, { complaint_number: '2026-' })).names).toEqual(['second', 'first']);
  expect(await found(number)).toEqual(['first']);
  expect(await found(short.slice(0, 2))).toEqual(short.length < 3 ? ['first'] : []);
});

test('[LIST-13] an edit is found by its new words', async () => {
  const { id } = await desk.record(desk.mla, { name: 'Old name', details: 'old words' });
  const put = { token: desk.mla.token, json: { name: 'New name', details: 'new words' } };
  await desk.send('PUT', `complaint/${id}`, put);
  expect(await found('old')).toEqual([]);
  expect(await found('new words')).toEqual(['New name']);
});

describe('[LIST-04, LIST-08] more than a thousand matches', () => {
  beforeEach(async () => {
    const names = Array.from({ length: 1_200 }, (_, index) =>
      index < 5 ? `Newest ${index}` : `Older ${index}`,
    );
    await insertNamed(names, (index) => (index < 5 ? 'Culvert' : 'Road'));
  });

  test('are not counted, and the newest come first', async () => {
    const page = await desk.list(desk.mla, { keyword: 'road', page: 1 });
    expect(page).toMatchObject({ total: 1000, more: true });
    expect(page.names).toEqual(Array.from({ length: 10 }, (_, index) => `Older ${index + 5}`));
    const last = await desk.list(desk.mla, { keyword: 'road', page: 120 });
    expect(last.names).toEqual(['Older 1195', 'Older 1196', 'Older 1197', 'Older 1198', 'Older 1199']);
  });

  test('do not hide that fewer match', async () => {
    expect(await desk.list(desk.mla, { keyword: 'culvert', page: 1 })).toMatchObject({
      total: 5,
      more: undefined,
    });
  });
});

test('[LIST-04] few that were written as typed come before thousands that sound like it', async () => {
  await insertNamed(
    Array.from({ length: 1_250 }, (_, index) => (index < 1_225 ? `Laxmi ${index}` : `Lakshmi ${index}`)),
  );
  const page = async (number: number) =>
    (await desk.list(desk.mla, { keyword: 'lakshmi', page: number })).names;
  expect((await page(1))[0]).toBe('Lakshmi 1225');
  expect(await page(3)).toEqual([
    ...Array.from({ length: 5 }, (_, index) => `Lakshmi ${1_245 + index}`),
    ...Array.from({ length: 5 }, (_, index) => `Laxmi ${index}`),
  ]);
  expect((await page(125)).at(-1)).toBe('Laxmi 1224');
});
