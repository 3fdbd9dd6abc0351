import { expect, test } from 'vitest';
import { capabilities } from '#src/boot/capabilities.ts';
import { coreFilters } from '#src/custom/complaints/list/coreFilters.ts';
import { readAddress, writeAddress } from '#src/custom/complaints/list/listAddress.ts';

const ACCOUNT = 7;
const KNOWN = [...coreFilters, ...capabilities.flatMap(({ complaint }) => complaint?.filters ?? [])];
const filterOf = (search: string) => readAddress({ search }, ACCOUNT, KNOWN).filter;

test.each([
  ['?due_from=2026-03-01&due_to=2026-03-31', { due_from: '2026-03-01', due_to: '2026-03-31' }],
  ['?level=2', { level: '2' }],
  ['?level=1&level=4', { level: ['1', '4'] }],
  ['?sla=overdue&sla=at_risk&response=late', { sla: ['overdue', 'at_risk'], response: 'late' }],
  ['?staff_id=none&leader_id=3', { staff_id: 'none', leader_id: 3 }],
])('[LIST-03, DESK-07] the address %s is read, and written as it was', (search, filter) => {
  const shown = readAddress({ search }, ACCOUNT, KNOWN);
  expect(shown.filter).toEqual(filter);
  const written = new URLSearchParams(writeAddress(shown, ACCOUNT, KNOWN).search);
  expect([...written].sort()).toEqual([...new URLSearchParams(search)].sort());
});

test.each([
  '?due_from=2026-02-30&due_to=soon',
  '?level=0&level=5&level=x',
  '?sla=late&response=soon',
  '?staff_id=0&leader_id=me',
])('[LIST-03] nothing of the address %s is a filter', (search) => {
  expect(filterOf(search)).toEqual({});
});

test('[LIST-03, DESK-07] a day has one value, and repeated values are read once', () => {
  expect(filterOf('?due_from=2026-03-01&due_from=2026-03-02')).toEqual({ due_from: '2026-03-01' });
  expect(filterOf('?level=2&level=2')).toEqual({ level: '2' });
});

test('[LIST-08] the order by the due day is kept; another field than those of the list is not', () => {
  const due = readAddress({ search: '?sort=due_on&order=ASC&page=3&perPage=50' }, ACCOUNT, KNOWN);
  expect(due).toMatchObject({ sort: 'due_on', order: 'ASC', page: 3, perPage: 50 });
  expect(writeAddress(due, ACCOUNT, KNOWN).search).toBe('?page=3&perPage=50&sort=due_on&order=ASC');
  expect(readAddress({ search: '?sort=details&page=0&perPage=7' }, ACCOUNT, KNOWN)).toMatchObject({
    ...{ order: 'DESC', page: 1, perPage: 10 },
  });
});

test('[LIST-03] what was typed is in no address, and is found again by the account that typed it', () => {
  const shown = {
    ...readAddress({ search: '' }, ACCOUNT, KNOWN),
    filter: { name: 'Ramulu', level: '1' as const },
  };
  const { search, state } = writeAddress(shown, ACCOUNT, KNOWN);
  expect(search).toBe('?level=1');
  expect(readAddress({ search, state }, ACCOUNT, KNOWN).filter).toEqual(shown.filter);
  expect(readAddress({ search, state }, 8, KNOWN).filter).toEqual({ level: '1' });
});
