import { expect, test } from 'vitest';
import { type Row, selectRows } from '#contract/kernel/selectRows.ts';

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
  expect(ids({ filter: { keyword: 'రోడ్\u200cడు' } })).toEqual([3]);
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

test('[CRUD-02] days are from the first to the last, both included; a row without a day is between none', () => {
  expect(ids({ filter: { date_gte: '2026-01-01', date_lte: '2026-01-01' } })).toEqual([3]);
  expect(ids({ filter: { date_gte: '2026-01-02' } })).toEqual([1]);
  expect(ids({ filter: { date_lte: '2026-01-02' } })).toEqual([1, 3]);
  const timed = [{ id: 1, at: '2026-01-02T23:59' }];
  expect(selectRows(timed, [], { filter: { at_gte: '2026-01-02', at_lte: '2026-01-02' } }).total).toBe(1);
});

test('[CRUD-02] sorts a reference by its name, and a place by the shown names', () => {
  const named = (id: number, name: string | null, area: string) => ({
    id,
    category_id: name ? id : null,
    category: name ? { id, name } : null,
    area: { id, name: area },
    assembly: { id, name: 'A' },
  });
  const list = [named(1, 'Roads', 'V2'), named(2, 'Housing', 'V10'), named(3, null, 'V1')];
  const by = (field: string, order: string) =>
    selectRows(list, [], { sort: { field, order } }).data.map(({ id }) => id);
  for (const field of ['category_id', 'category', 'category.name']) {
    expect(by(field, 'ASC')).toEqual([2, 1, 3]);
    expect(by(field, 'DESC')).toEqual([1, 2, 3]);
  }
  expect(by('area_id', 'ASC')).toEqual([3, 1, 2]);
  expect(by('place', 'DESC')).toEqual([2, 1, 3]);
});

test('[CRUD-02] chosen rows are those with their ids', () => {
  expect(ids({ filter: { ids: [3, '1', 9] } })).toEqual([1, 3]);
  expect(ids({ filter: { ids: [] } })).toEqual([]);
});

test('[CRUD-02] pages are cut after searching, and the total is that of the search', () => {
  const page = selectRows(rows, ['title'], {
    filter: { keyword: 'water' },
    pagination: { page: 2, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
  });
  expect(page).toEqual({ data: [rows[1]], total: 2 });
});

test('[GRD-16] names, and what ids stand for, are sorted as the language of the screen has them', () => {
  const named: Row[] = [
    { id: 1, name: 'Roads', name_te: 'రోడ్లు', category: { name: 'Energy', name_te: 'ఇంధన శాఖ' } },
    { id: 2, name: 'Water', name_te: 'తాగునీరు', category: { name: 'Home', name_te: 'హోం శాఖ' } },
    { id: 3, name: 'Agriculture', name_te: 'వ్యవసాయం', category: { name: 'Welfare', name_te: 'ఆర్థిక శాఖ' } },
  ];
  const sorted = (field: string, locale?: string) =>
    selectRows(named, [], { sort: { field, order: 'ASC' }, ...(locale ? { locale } : {}) }).data.map(
      ({ id }) => id,
    );
  expect(sorted('name')).toEqual([3, 1, 2]);
  expect(sorted('name', 'te')).toEqual([2, 1, 3]);
  expect(sorted('category_id')).toEqual([1, 2, 3]);
  expect(sorted('category_id', 'te')).toEqual([3, 1, 2]);
});
