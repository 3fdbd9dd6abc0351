import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { complaintNumbers } from '#server/complaints/schema/complaintNumbers.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { searchTextOf } from '#server/complaints/searchText.ts';
import { newStatusLink } from '#server/messages/statusLinks.ts';
import { SAME_NAMES } from '../kernel/text/sameNames.ts';
import { openDesk } from './desk.ts';
import { insertNamed } from './many.ts';

const desk = await openDesk();
beforeEach(async () => {
  await desk.db.delete(complaints);
});

const found = async (term: string, query: object = {}) =>
  (await desk.list(desk.mla, { term, page: 1, ...query }, 'complaint/search')).names.sort();

describe('[LIST-03, LIST-04] a number is found as it is pasted', () => {
  beforeEach(async () => {
    await desk.db.insert(complaintNumbers).values({ year: 2024, last: 500 }).onConflictDoNothing();
    await insertNamed(
      desk,
      Array.from({ length: 2 }, (_, index) => `Person ${index}`),
    );
    const numbers = ['2024-000436', '2024-000437'];
    for (const [index, complaint_number] of numbers.entries()) {
      const details = 'Road';
      const [name, phone] = [`Person ${index}`, `984801234${index}`];
      const search_text = searchTextOf({ complaint_number, name, phone, details });
      const row = { complaint_number, phone, search_text };
      await desk.db.update(complaints).set(row).where(eq(complaints.name, name));
    }
  });

  test.each([
    '2024-000436.',
    '#2024-436',
    '2024–000436',
    '2024—436',
    '2024‑000436',
    '2024−000436',
    ' 2024-000436 ',
    '2024-436,',
    '2024-000436।',
    '(2024-000436)',
    '"2024-000436"',
    '2024 - 436',
    '2024/000436',
    '౨౦౨౪-౦౦౦౪౩౬',
    '२०२४-४३६',
    '2024 000436',
    '2024000436',
    'No. 2024-436',
    'Grievance No: 2024-000436.',
    'ఫిర్యాదు నం. 2024-436',
    'शिकायत संख्या २०२४-४३६।',
    '#436',
    '436)',
    '2024\u200B-000436',
  ])('%j', async (typed) => {
    expect(await found(typed)).toEqual(['Person 0']);
    expect((await desk.list(desk.mla, { complaint_number: typed })).names).toEqual(['Person 0']);
  });

  test.each([
    ['several', '2024-000436, 2024-437', ['Person 0', 'Person 1']],
    ['beside a name', 'Person: 2024-436,', ['Person 0']],
    ['a phone, of the same form', '+91 98480-12340.', ['Person 0']],
    ['a phone behind its country', '91 98480 12341,', ['Person 1']],
    ['a phone in brackets', '(98480 12341)', ['Person 1']],
    ['a phone in Hindi digits', '९८४८०१२३४१।', ['Person 1']],
  ])('%s', async (_, typed, names) => {
    expect(await found(typed)).toEqual(names);
  });
});

test('[LIST-04, MSG-18] a grievance is found by the link of its status page, in the own place only', async () => {
  const { id } = await desk.record(desk.mla, { name: 'Yadagiri' });
  await desk.record(desk.mla, { name: 'Lakshmi' });
  const given = { publicUrl: 'https://office.example', now: desk.clock.now };
  const link = await newStatusLink(desk.db, id as number, given);
  for (const typed of [`${link}`, `${link}.`, `see ${link}।`, `<${link}>`, `${link}?lang=te`])
    expect(await found(typed)).toEqual(['Yadagiri']);
  expect((await desk.list(desk.mla, { complaint_number: `${link})` })).names).toEqual(['Yadagiri']);
  expect(await found(`${link}x`)).toEqual([]);
  const elsewhere = await desk.list(desk.otherMla, { term: link, page: 1 }, 'complaint/search');
  expect(elsewhere.names).toEqual([]);
});

test('[LIST-03, LIST-04] each way of writing a name finds the other @seldom', async () => {
  await insertNamed(desk, [...new Set(SAME_NAMES.flat())]);
  const by = async (query: object) =>
    (await desk.list(desk.mla, { page: 1, per_page: 100, ...query })).names as string[];
  const missed = [];
  for (const pair of SAME_NAMES)
    for (const [typed = '', other = ''] of [pair, pair.toReversed()]) {
      if (!(await by({ keyword: typed })).includes(other)) missed.push(`keyword ${typed}: ${other}`);
      if (!(await by({ name: typed })).includes(other)) missed.push(`name ${typed}: ${other}`);
    }
  expect(missed).toEqual([]);
});

test('[LIST-03, LIST-04] titles, initials and second names find those who lack them, and no others', async () => {
  const names = [
    'Smt. Lakshmi',
    'Lakshmi Devi',
    'Lakshmi Reddy',
    'Zakaraiah',
    'Bonam Zakaraiah',
    'Kota Zakaraiah',
  ];
  await insertNamed(desk, names);
  for (const query of ['keyword', 'name'])
    for (const [typed, expected] of [
      ['Lakshmi Devi', ['Lakshmi Devi', 'Smt. Lakshmi']],
      ['Smt. Lakshmi', ['Smt. Lakshmi', 'Lakshmi Devi', 'Lakshmi Reddy']],
      ['B. Zakaraiah', ['Bonam Zakaraiah', 'Zakaraiah']],
    ] as const)
      expect((await desk.list(desk.mla, { [query]: typed, page: 1 })).names).toEqual(expected);
});

test('[LIST-04] words are found in each spelling of nukta and nasals', async () => {
  await desk.record(desk.mla, { name: 'Ravi', details: 'गाँव की सड़क, पंचायत' });
  await desk.record(desk.mla, { name: 'Padma', details: 'గ్రామ పంచాయితీ కార్యాలయం' });
  for (const typed of ['गांव', 'गाँ', 'सडक', 'सड\u093Cक', 'सड़क', 'पञ्चायत'])
    expect([typed, await found(typed)]).toEqual([typed, ['Ravi']]);
  for (const typed of ['పఞ్చాయితీ', 'పంచాయి', 'కార్యాలయమ్'])
    expect([typed, await found(typed)]).toEqual([typed, ['Padma']]);
});
