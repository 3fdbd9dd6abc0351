import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { isNewestFirst } from '#server/complaints/list/order.ts';
import { type ComplaintQuery, queryFor } from '#server/complaints/list/query.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { TEXT_SAMPLE } from '#server/complaints/schema/textSample.ts';
import { effortOf } from '#server/complaints/search/effort.ts';
import { findByWords } from '#server/complaints/search/matches.ts';
import { searchFor as searchBy } from '#server/complaints/search/search.ts';
import { wordsOf } from '#server/complaints/search/words.ts';
import { withSemaphore } from '#server/kernel/db/semaphore.ts';
import { Searches } from '#server/kernel/http/searches.ts';
import { openDesk } from './desk.ts';

const ROWS = 6_000;
const desk = await openDesk();
/** Every text has `00 ` and `~00`, none has `00~`; 'culvert' is in one of seven, 'yellampalli' in three. */
await desk.db.execute(sql`
  insert into complaints (complaint_number, name, phone, details, search_text, source, type, is_internal, status,
    category_id, parliament_id, assembly_id, mandal_id, area_id, created_at)
  select '2025-' || n, 'Person ' || n, '9000000000', '',
    'text ~00 100 ' || case when n % 7 = 0 then 'culvert' else '' end
      || case when n % 2000 = 0 then 'yellampalli' else '' end,
    'web', 'complaint', true, 'open', ${desk.roads}, ${desk.places.V1.parliament_id}, ${desk.places.V1.assembly_id},
    ${desk.places.V1.mandal_id}, ${desk.places.V1.area_id}, '2025-01-01'::timestamptz + n * interval '1 minute'
  from generate_series(1, ${ROWS}::int) as n`);

const admin = () => ({
  id: desk.admin.id,
  role: 'admin' as const,
  duties: [],
  parliament_id: null,
  assembly_id: null,
  deputy_for: [],
});

async function searchFor(
  given: Partial<Pick<ComplaintQuery, 'keyword' | 'term' | 'name' | 'sort' | 'order'>>,
  slice = { limit: 10, offset: 0 },
) {
  const query = queryFor(admin(), given, desk.clock.now);
  const reader = { actor: admin(), db: desk.db, features: desk.services.features };
  const words = await wordsOf(reader, query);
  if (!words) throw new Error('no words');
  const first = isNewestFirst(reader, query) ? words.written : undefined;
  return searchBy(reader, query, { words: words.found, first, slice });
}

describe('[LIST-04] what no index of the text can find', () => {
  test.each([['%%%%'], ['____'], ['%_%_%'], ['----'], ["';--"], ['a%'], ['౦'], ['ab']])(
    '%s is looked for as the beginning of a name',
    async (keyword) => {
      for (const field of ['keyword', 'term', 'name'] as const) {
        const { words } = await searchFor({ [field]: keyword });
        const condition = words(complaints);
        expect(new PgDialect().sqlToQuery(condition ?? sql``).sql).not.toContain('search_text');
      }
    },
  );

  test('as a number it is none', async () => {
    expect((await desk.list(desk.admin, { complaint_number: '%_%', page: 1 })).total).toBe(0);
  });
});

describe('[LIST-04] what a search comes to', () => {
  const effort = async (keyword: string) => {
    const search = await searchFor({ keyword });
    return desk.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      await tx.execute(sql`set local enable_indexscan = off`);
      return effortOf(tx, search);
    });
  };

  test('is told by a sample: what has to be looked at, and what of it is a match', async () => {
    const sampled = await desk.db.$count(complaints, sql`id % ${sql.raw(String(TEXT_SAMPLE))} = 0`);
    expect(sampled).toBeGreaterThan(20);
    const all = TEXT_SAMPLE * sampled;
    expect(await effort('00~')).toEqual({ looked: all, matches: 0 });
    expect(await effort('text')).toEqual({ looked: all, matches: all });
    expect(await effort('nowhere')).toEqual({ looked: 0, matches: 0 });
  });
});

describe('[LIST-04, LIST-08] walking through complaints', () => {
  const found = (search: Awaited<ReturnType<typeof searchFor>>, few: number) =>
    findByWords(desk.db, search, { few, rare: few, milliseconds: 60_000 });

  test.each([
    ['a frequent word', { keyword: 'text' }],
    ['a word of some', { keyword: 'culvert' }],
    ['a rare word', { keyword: 'yellampalli' }],
    ['what stands nowhere', { keyword: '00~' }],
    ['the oldest first', { keyword: 'culvert', sort: 'created_at', order: 'asc' }],
    ['by name', { keyword: 'culvert', sort: 'name', order: 'asc' }],
    ['by name, from the end', { keyword: 'culvert', sort: 'name', order: 'desc' }],
  ])('finds %s as the index does', async (_, query) => {
    for (const slice of [
      { limit: 10, offset: 0 },
      { limit: 25, offset: 50 },
      { limit: 10, offset: 5_990 },
    ]) {
      const search = await searchFor(query, slice);
      const byIndex = await findByWords(desk.db, search);
      expect(await found(search, -1)).toEqual(byIndex);
      // A sample is drawn, and gives the number of matches.
      expect(await found(search, ROWS - 1)).toEqual(byIndex);
    }
  });

  test('a search that does not end in time is refused with a text', async () => {
    const given = { status: 422, body: { errors: { keyword: [errorTexts.searchTooBroad] } } };
    const search = await searchFor({ keyword: '00~' });
    const limits = { few: -1, rare: -1, milliseconds: 0 };
    await expect(findByWords(desk.db, search, limits)).rejects.toMatchObject(given);
  });

  test('what no walk would find in time is looked for in the index, unless that gives more than can be looked at', async () => {
    const limits = { few: -1, rare: 2 * ROWS, milliseconds: 0 };
    const [never, often] = [await searchFor({ keyword: '00~' }), await searchFor({ keyword: 'text' })];
    expect(await findByWords(desk.db, never, limits)).toMatchObject({ ids: [], total: 0 });
    await expect(findByWords(desk.db, often, limits)).rejects.toMatchObject({ status: 422 });
  });
});

describe('[API-03] while searches wait', () => {
  /** Takes every turn of the database until it is let go. */
  function occupy() {
    let letGo = () => {};
    const free = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const turns = [1, 2].map(() => withSemaphore(desk.db, () => free));
    return async () => {
      letGo();
      await Promise.all(turns);
    };
  }
  const search = (keyword: string, token = desk.admin.token) =>
    desk.send('GET', `complaint?page=1&keyword=${keyword}`, { token });

  test('every other list is answered', async () => {
    const letGo = occupy();
    const waiting = search('culvert');
    expect((await desk.list(desk.admin, { page: 1 })).total).toBe(ROWS);
    await letGo();
    expect((await waiting).body.total).toBe(Math.floor(ROWS / 7));
  });

  test('the third of an account ends the first, at once, and nobody else is touched', async () => {
    const letGo = occupy();
    const arrivals = vi.spyOn(Searches.prototype, 'run');
    onTestFinished(() => arrivals.mockRestore());
    /** Connections of a pool may overtake each other: the next search is sent when this one has come. */
    const arrived = async (...asked: Parameters<typeof search>) => {
      const [before, answer] = [arrivals.mock.calls.length, search(...asked)];
      await vi.waitFor(() => expect(arrivals).toHaveBeenCalledTimes(before + 1));
      return { answer };
    };
    const first = await arrived('culvert');
    const second = await arrived('yellam');
    const others = await arrived('text', desk.mla.token);
    const third = await arrived('yellampalli');
    const refused = await first.answer;
    expect([refused.status, refused.body.message]).toEqual([429, errorTexts.newerSearch]);
    expect(refused.headers.get('retry-after')).toBe('1');
    await letGo();
    expect(
      (await Promise.all([second, third, others].map(({ answer }) => answer))).map(({ status }) => status),
    ).toEqual([200, 200, 200]);
  });
});
