import { expect, test } from 'vitest';
import { type Row, selectRows } from '../../src/dataProvider/clientList.ts';

const rows: Row[] = [
  { id: 1, title: 'Water tank', views: 9, parliament_id: 1, assembly_id: 4, date: '2026-01-02' },
  { id: 2, title: 'water supply', views: 10, parliament_id: 1, assembly_id: 5, date: null },
  { id: 3, title: 'జమ్మికుంట రోడ్డు', views: null, parliament_id: 2, assembly_id: 6, date: '2026-01-01' },
];
const ids = (wishes: Parameters<typeof selectRows>[2]) =>
  selectRows(rows, ['title'], wishes).data.map(({ id }) => id);

test('[CRUD-02] a keyword is looked for in the titles without regard to case, in any script', () => {
  expect(ids({ filter: { keyword: ' WATER ' } })).toEqual([1, 2]);
  expect(ids({ filter: { keyword: 'రోడ్డు' } })).toEqual([3]);
  expect(ids({ filter: { keyword: '2026' } })).toEqual([]);
  expect(ids({ filter: { keyword: '' } })).toEqual([1, 2, 3]);
});

test('[SCOPE-07] place filters go by the level', () => {
  expect(ids({ filter: { parliament: 1 } })).toEqual([1, 2]);
  expect(ids({ filter: { parliament: '1', assembly: 5 } })).toEqual([2]);
  expect(ids({ filter: { parliament: null, assembly: undefined } })).toEqual([1, 2, 3]);
});

test('[CRUD-02] sorting knows numbers from texts and puts rows without a value last', () => {
  expect(ids({ sort: { field: 'views', order: 'ASC' } })).toEqual([1, 2, 3]);
  expect(ids({ sort: { field: 'views', order: 'DESC' } })).toEqual([2, 1, 3]);
  expect(ids({ sort: { field: 'title', order: 'ASC' } })).toEqual([2, 1, 3]);
  expect(ids({ sort: { field: 'date', order: 'DESC' } })).toEqual([1, 3, 2]);
});

test('[CRUD-02] pages are cut after searching, and the total is that of the search', () => {
  const page = selectRows(rows, ['title'], {
    filter: { keyword: 'water' },
    pagination: { page: 2, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
  });
  expect(page).toEqual({ data: [rows[1]], total: 2 });
});
