import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { describe, expect, test, vi } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { MAX_ASKED_IDS } from '#contract/kernel/limits.ts';
import { contains, placeFilter, readPage, rowsOfPage, sliceOf } from '#server/kernel/db/listing.ts';
import { leaders } from '#server/leaders/schema/leaders.ts';

const written = (condition: SQL | undefined) => condition && new PgDialect().sqlToQuery(condition);
const paging = { ids: null, paginate: null, page: null, per_page: null };

describe('[API-03] the slice of a list', () => {
  test.each([
    [{}, null],
    [{ paginate: true }, { limit: 10, offset: 0 }],
    [{ page: 1 }, { limit: 10, offset: 0 }],
    [
      { page: 3, per_page: 25 },
      { limit: 25, offset: 50 },
    ],
    [{ page: 3, paginate: false }, null],
  ])('of %j is %j', (given, slice) => {
    expect(sliceOf({ ...paging, ...given })).toEqual(slice);
  });

  test('is refused when more records are named than an answer is made for', () => {
    const named = (count: number) => ({ ...paging, ids: Array.from({ length: count }, (_, id) => id) });
    expect(sliceOf(named(MAX_ASKED_IDS))).toBeNull();
    expect(() => sliceOf(named(MAX_ASKED_IDS + 1))).toThrow(
      expect.objectContaining({
        body: expect.objectContaining({ errors: { ids: [errorTexts.tooManyValues] } }),
      }),
    );
  });
});

test('[CRUD-02] behind the last page no rows are looked for', async () => {
  const rows = vi.fn(async () => ['row']);
  expect(await rowsOfPage({ total: 20 }, 20, rows)).toEqual([]);
  expect(await rowsOfPage({ total: 0 }, 9_999_990, rows)).toEqual([]);
  expect(rows).not.toHaveBeenCalled();
  expect(await rowsOfPage({ total: 20 }, 19, rows)).toEqual(['row']);
  expect(await readPage({ page: 3, per_page: 10 }, { total: 20 }, rows)).toEqual([]);
  expect(rows).toHaveBeenCalledTimes(1);
  await readPage({ page: 2, per_page: null }, { total: 20 }, rows);
  expect(rows).toHaveBeenLastCalledWith({ limit: 10, offset: 10 });
});

describe('[CRUD-02] a keyword', () => {
  test('is looked for without the blanks around it, in each of the columns', () => {
    const { sql, params } = written(contains(' ro%ad ', [leaders.name, leaders.party])) ?? {};
    expect(sql).toMatch(/ or /);
    expect(params?.filter((param) => String(param).includes('ro'))).toEqual(['%ro\\%ad%', '%ro\\%ad%']);
  });

  test.each([null, '', '  ', '\u200C'])('%j filters nothing', (keyword) => {
    expect(contains(keyword, [leaders.name])).toBeUndefined();
  });
});

describe('[SCOPE-05] the places of a list', () => {
  const actor = {
    id: 1,
    role: 'mp' as const,
    duties: [],
    parliament_id: 7,
    assembly_id: null,
    deputy_for: [],
  };
  const asked = (query: object) => written(placeFilter(actor, query, leaders));

  test('are all asked for, under both of their names; one’s own is no filter', () => {
    const query = asked({ parliament: 7, assembly_id: 8, mandal: 9 });
    expect(query?.sql).toBe('("leaders"."assembly_id" = $1 and "leaders"."mandal_id" = $2)');
    expect(query?.params).toEqual([8, 9]);
  });

  test("another user's ids find nothing", () => {
    expect(asked({ parliament: 6 })?.sql).toBe('false');
  });
});
