import type { ListParams } from 'react-admin';
import type { searchComplaints } from '#contract/complaints/complaintCalls.ts';
import { type Column, columnsOf, ORDERS } from '#contract/complaints/complaintColumns.ts';
import { isDay } from '#contract/kernel/day.ts';
import type { QueryOf } from '#contract/kernel/define.ts';
import { MAX_ASKED_IDS } from '#contract/kernel/limits.ts';
import { NOBODY, PAGE_SIZE } from '#contract/kernel/listConstants.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import type { FilterField, FilterValue, ListFilter } from '#src/components/slots/filter.ts';
import { valuesOf } from './filterValues.ts';
import { NEWEST_FIRST } from './firstCall.ts';

export type FilterName = FilterField | 'term';
type Query = QueryOf<typeof searchComplaints>;
/** The filters of a list: one value each, or several alternatives (GRD-04). */
export type Filters = { [N in FilterName]?: Query[N] };

/** Page, order and filters under react-admin's names, and the columns of a view that has its own. */
export type Shown = Pick<ListParams, 'page' | 'perPage' | 'sort' | 'order'> & {
  filter: Filters;
  columns?: readonly Column[];
};

export const SORTABLE: string[] = [...ORDERS];
const LAST_PAGE = 1_000_000;
export const PAGE_SIZES = [PAGE_SIZE, 25, 50, 100];

interface Typed {
  account: number;
  texts: Record<string, string>;
}

/**
 * Where a list stores its state. The address holds chosen filters, page, order and the columns of a saved view;
 * filters with several values repeat their parameter (DESK-07). Typed text may be a name or a phone, so it must not
 * reach addresses and server logs: the history entry holds it, for the account that typed it. Both survive a reload
 * and the way back from a row. This file does not import zod, since the first call is made before zod is loaded.
 * Returns the state in the address without invalid values.
 */
export function readAddress(
  { search, state }: { search: string; state?: unknown },
  account: number,
  known: readonly ListFilter[],
): Shown {
  const parameters = new URLSearchParams(search);
  const isPlain = !hasCapability('desk');
  const filters = known.filter(isInAddress).flatMap((filter) => {
    const written = parameters.getAll(filter.field);
    const values = new Set(written.flatMap((value) => readValue(filter, value.trim()) ?? []));
    const [first, ...more] = [...values].slice(0, isPlain || takesOne(filter) ? 1 : MAX_ASKED_IDS);
    return first ? [[filter.field, more.length > 0 ? [first, ...more] : first]] : [];
  });
  const { typed } = (state ?? {}) as { typed?: Typed };
  const texts = typed?.account === account ? typed.texts : {};
  const perPage = Number(parameters.get('perPage'));
  const page = id(parameters.get('page') ?? '') ?? 1;
  const sort = parameters.get('sort') ?? '';
  const columns = parameters.get('columns')?.split(',');
  return {
    filter: { ...Object.fromEntries(filters), ...texts },
    page: page <= LAST_PAGE ? page : 1,
    perPage: !isPlain && PAGE_SIZES.includes(perPage) ? perPage : PAGE_SIZE,
    sort: !isPlain && SORTABLE.includes(sort) ? sort : NEWEST_FIRST.field,
    order: !isPlain && parameters.get('order') === 'ASC' ? 'ASC' : 'DESC',
    ...(columns && !isPlain ? { columns: columnsOf(columns) } : {}),
  };
}

/** The query of the address and the history state from which `readAddress` restores the list. */
export function writeAddress(
  { filter, page, perPage, sort, order, columns }: Shown,
  account: number,
  known: readonly ListFilter[],
) {
  const search = new URLSearchParams();
  const put = (name: string, value: unknown, usual?: unknown) =>
    value && value !== usual && search.append(name, String(value));
  for (const { field } of known.filter(isInAddress)) {
    for (const value of valuesOf<unknown>(filter[field])) put(field, value);
  }
  put('page', page, 1);
  put('perPage', perPage, PAGE_SIZE);
  put('sort', sort, NEWEST_FIRST.field);
  put('order', order, NEWEST_FIRST.order);
  put('columns', columns?.join());
  const typed = ['term' as const, ...known.flatMap((one) => (isInAddress(one) ? [] : [one.field]))];
  const texts = Object.fromEntries(
    typed.flatMap((name) => (filter[name] ? [[name, String(filter[name])]] : [])),
  );
  return {
    search: search.size ? `?${search}` : '',
    state: { typed: { account, texts } satisfies Typed },
  };
}

const isInAddress = ({ kind }: ListFilter) => kind !== 'typed';
const takesOne = ({ kind }: ListFilter) => kind === 'day' || kind === 'one';
const LONGEST_NAME = 200;

/** A filter's value from the address; undefined if invalid. */
function readValue(filter: ListFilter, value: string): FilterValue | undefined {
  switch (filter.kind) {
    case 'several':
    case 'one':
      return filter.values.find((each) => each === value);
    case 'day':
      return isDay(value) ? value : undefined;
    case 'names':
      return value.length <= LONGEST_NAME ? value : undefined;
    case 'people':
      return value === NOBODY ? NOBODY : id(value);
    default:
      return id(value);
  }
}

const id = (value: string) => (/^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined);
