import type { ListParams } from 'react-admin';
import { CLOCK_STATES, RESPONSE_STATES } from '../../../../contract/clock.ts';
import type { searchComplaints } from '../../../../contract/complaintCalls.ts';
import { isDay } from '../../../../contract/day.ts';
import type { QueryOf } from '../../../../contract/define.ts';
import { FOLLOWUP_FILTERS, GIVEN_FILTERS } from '../../../../contract/deskFilters.ts';
import { LEVEL_FILTERS } from '../../../../contract/ladder.ts';
import { NOBODY, PAGE_SIZE } from '../../../../contract/limits.ts';
import { PRIORITIES } from '../../../../contract/targets.ts';
import { NEWEST_FIRST } from './firstCall.ts';

/**
 * Where a list keeps what it shows. Places, category, people of the office, status, dates, page and order stand in the
 * address. What somebody typed may be a name or a phone, so it stays out of addresses and of what servers on
 * the way log: it is kept in the history entry beside the address, for the account that typed it. Both
 * survive a reload and the way back from a row. Free of zod, since the first call is made before that is there.
 */
const IN_ADDRESS = {
  parliament: id,
  assembly: id,
  mandal: id,
  area: id,
  category: id,
  assigned: upTo(200),
  staff_id: person,
  leader_id: person,
  last_leader_id: person,
  status: upTo(20),
  from_date: day,
  to_date: day,
  priority: oneOf(PRIORITIES),
  sla: oneOf(CLOCK_STATES),
  response: oneOf(RESPONSE_STATES),
  due_from: day,
  due_to: day,
  level: oneOf(LEVEL_FILTERS),
  followup: oneOf(FOLLOWUP_FILTERS),
  given: oneOf(GIVEN_FILTERS),
};
const TYPED = ['term', 'name', 'complaint_number'] as const;

type FilterName = keyof typeof IN_ADDRESS | (typeof TYPED)[number];
type Query = QueryOf<typeof searchComplaints>;
/** What a list is cut to: one value of each, where the call would take several. */
export type Filters = { [N in FilterName]?: Exclude<Query[N], readonly unknown[]> };

/** The filters without what was typed. */
export const inAddress = (filters: Filters): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => name in IN_ADDRESS));

/** Page, order and filters in react-admin's names. */
export type Shown = Pick<ListParams, 'page' | 'perPage' | 'sort' | 'order'> & { filter: Filters };

/** What the server sorts a million complaints by. */
export const SORTABLE = ['date', 'complaint_number', 'name', 'due_on'];
const LAST_PAGE = 1_000_000;
export const PAGE_SIZES = [PAGE_SIZE, 25, 50, 100];

interface Typed {
  account: number;
  texts: Partial<Record<(typeof TYPED)[number], string>>;
}

/** What the address shows; what is no valid value is left out. */
export function readAddress({ search, state }: { search: string; state?: unknown }, account: number): Shown {
  const given = new URLSearchParams(search);
  const filters = Object.entries(IN_ADDRESS).flatMap(([name, read]) => {
    const value = read(given.get(name)?.trim() ?? '');
    return value ? [[name, value]] : [];
  });
  const { typed } = (state ?? {}) as { typed?: Typed };
  const texts = typed?.account === account ? typed.texts : {};
  const perPage = Number(given.get('perPage'));
  const page = id(given.get('page') ?? '') ?? 1;
  const sort = given.get('sort') ?? '';
  return {
    filter: { ...Object.fromEntries(filters), ...texts },
    page: page <= LAST_PAGE ? page : 1,
    perPage: PAGE_SIZES.includes(perPage) ? perPage : PAGE_SIZE,
    sort: SORTABLE.includes(sort) ? sort : NEWEST_FIRST.field,
    order: given.get('order') === 'ASC' ? 'ASC' : 'DESC',
  };
}

/** The query of the address and the state of its history entry under which the same is found again. */
export function writeAddress({ filter, page, perPage, sort, order }: Shown, account: number) {
  const search = new URLSearchParams();
  const put = (name: string, value: unknown, usual?: unknown) =>
    value && value !== usual && search.set(name, String(value));
  for (const name of Object.keys(IN_ADDRESS)) put(name, filter[name as FilterName]);
  put('page', page, 1);
  put('perPage', perPage, PAGE_SIZE);
  put('sort', sort, NEWEST_FIRST.field);
  put('order', order, NEWEST_FIRST.order);
  const texts = Object.fromEntries(TYPED.flatMap((name) => (filter[name] ? [[name, filter[name]]] : [])));
  return {
    search: search.size ? `?${search}` : '',
    state: { typed: { account, texts } satisfies Typed },
  };
}

function id(value: string) {
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined;
}

function person(value: string) {
  return value === NOBODY ? NOBODY : id(value);
}

function upTo(length: number) {
  return (value: string) => (value.length <= length ? value : undefined);
}

function oneOf<const T extends readonly string[]>(values: T) {
  return (value: string): T[number] | undefined => values.find((each) => each === value);
}

function day(value: string) {
  return isDay(value) ? value : undefined;
}
