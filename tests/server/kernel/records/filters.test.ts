import { beforeAll, describe, expect, test } from 'vitest';
import { contracts } from '#contract/index.ts';
import type { Contract } from '#contract/kernel/define.ts';
import { type ListFilter, listFilters } from '#contract/kernel/filters.ts';
import { type Row, selectRows } from '#contract/kernel/selectRows.ts';
import { random } from '#server/transfer/seed/random.ts';
import { openOffice } from '../../access/office.ts';
import { recordMaker } from '../../access/records.ts';

/** Lists are filtered by the browser, files of them by the server: both must find the same. */
const office = await openOffice();
const { token } = office.accountOf('admin');
const DAYS = ['2026-01-30', '2026-01-31', '2026-02-01', '2026-02-28'];
const KEYWORDS = ['నీరు', 'WATER', '100%', '_', 'é', 'zz'];

const { pick: oneOf, chance } = random(7);

/** Values that a field of this filter is likely to have in common with other rows, or none. */
const likelyValue = (filter: ListFilter, ids: Map<string, number[]>): unknown => {
  if (filter.kind === 'choice') return oneOf(filter.values);
  if (filter.kind === 'flag') return oneOf([true, false]);
  if (filter.kind === 'reference') return oneOf(ids.get(filter.to) ?? []);
  return filter.field === 'date' ? oneOf(DAYS) : `${oneOf(DAYS)}T23:59`;
};

const filtered = contracts.filter((contract) => listFilters(contract).some(({ kind }) => kind !== 'place'));
const rowsBy = new Map<string, Row[]>();

beforeAll(async () => {
  const { record } = recordMaker(office);
  const ids = new Map<string, number[]>();
  const homes = ['mla', 'mla2', 'mla3'].map((name) => office.accountOf(name).home);
  for (const contract of contracts) {
    if (contract.placed && !filtered.includes(contract)) continue;
    ids.set(contract.name, [await record(contract, homes[0] ?? {}), await record(contract, homes[1] ?? {})]);
  }
  for (const contract of filtered) {
    const own = listFilters(contract).filter(({ kind }) => kind !== 'place');
    for (let count = 0; count < 25; count += 1) {
      const given = Object.fromEntries(own.map((filter) => [filter.field, likelyValue(filter, ids)]));
      const named = { [contract.search[0] ?? '']: `${oneOf(KEYWORDS)} ${oneOf(KEYWORDS)}` };
      await record(contract, oneOf([...homes, {}]), { ...given, ...named });
    }
    const { body } = await office.send('GET', contract.path, { token });
    rowsBy.set(contract.name, body.data as Row[]);
  }
}, 300_000);

/** A few filters at once, each with a value that some row has. */
function someFilters(contract: Contract, rows: Row[]): Record<string, unknown> {
  const wanted: Record<string, unknown> = chance(0.3) ? { keyword: oneOf(KEYWORDS) } : {};
  for (const filter of listFilters(contract)) {
    if (!chance(0.35)) continue;
    const row = oneOf(rows);
    if (filter.kind === 'days')
      Object.assign(wanted, { [filter.from]: oneOf(DAYS), [filter.to]: oneOf(DAYS) });
    else wanted[filter.field] = row[filter.kind === 'place' ? `${filter.field}_id` : filter.field];
  }
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== null));
}

const asQuery = (filter: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(filter).map(([name, value]) => [
      name,
      String(typeof value === 'boolean' ? Number(value) : value),
    ]),
  );

describe.each(filtered.map((contract) => [contract.name, contract] as const))('%s', (_, contract) => {
  test('[CRUD-02, API-03] the server finds by its filters what the browser finds', async () => {
    const rows = rowsBy.get(contract.name) ?? [];
    const sizes = new Set<number>();
    for (let count = 0; count < 40; count += 1) {
      const filter = someFilters(contract, rows);
      const expected = selectRows(rows, contract.search, { filter }).data.map(({ id }) => id);
      const { body } = await office.send('GET', `${contract.path}?${asQuery(filter)}`, { token });
      expect(
        body.data?.map(({ id }) => id),
        JSON.stringify(filter),
      ).toEqual(expected);
      sizes.add(expected.length);
    }
    expect(sizes.size).toBeGreaterThan(3);
  });
});

test.each(['2026-02-30', '30.01.2026', 'today'])('[API-03] %s is no day to filter by', async (day) => {
  const { status, body } = await office.send('GET', `news?date_gte=${day}`, { token });
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['date_gte']]);
});
