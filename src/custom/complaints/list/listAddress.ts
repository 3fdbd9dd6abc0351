import type { ListParams } from 'react-admin';
import type { CapabilityName } from '#contract/capabilities.ts';
import { OUTCOMES, VERIFICATIONS } from '#contract/closing/closing.ts';
import type { searchComplaints } from '#contract/complaints/complaintCalls.ts';
import { type Column, columnsOf, ORDERS } from '#contract/complaints/complaintColumns.ts';
import { CLOCK_STATES, RESPONSE_STATES } from '#contract/deadlines/clock.ts';
import { LEVEL_FILTERS } from '#contract/deadlines/escalationLevels.ts';
import { PRIORITIES } from '#contract/deadlines/targets.ts';
import { FOLLOWUP_FILTERS, GIVEN_FILTERS } from '#contract/desk/deskFilters.ts';
import { TYPED_FILTERS } from '#contract/desk/viewRules.ts';
import { isDay } from '#contract/kernel/day.ts';
import type { QueryOf } from '#contract/kernel/define.ts';
import { LANGUAGES } from '#contract/kernel/languages.ts';
import { MAX_ASKED_IDS } from '#contract/kernel/limits.ts';
import { NOBODY, PAGE_SIZE } from '#contract/kernel/listConstants.ts';
import { REFERRAL_STATES } from '#contract/letters/letterKinds.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { valuesOf } from './filterValues.ts';
import { NEWEST_FIRST } from './firstCall.ts';

/**
 * Where a list keeps what it shows. Places, category, people of the office, status, dates, page, order and the columns of a saved
 * view stand in the address, what takes several values once for each (DESK-07). What somebody typed may be a name or a phone,
 * so it stays out of addresses and of what servers on the way log: it is kept in the history entry beside the address, for
 * the account that typed it. Both survive a reload and the way back from a row. Free of zod, since the first call is made
 * before that is there.
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
  cause: id,
  outcome: oneOf(OUTCOMES),
  verification: oneOf(VERIFICATIONS),
  referral: oneOf(REFERRAL_STATES),
  language: oneOf(LANGUAGES),
  due_from: day,
  due_to: day,
  level: oneOf(LEVEL_FILTERS),
  followup: oneOf(FOLLOWUP_FILTERS),
  given: oneOf(GIVEN_FILTERS),
};
/** Filters of what a capability adds; a host without it knows none of them. */
const CAPABILITY_OF: Partial<Record<FilterName, CapabilityName>> = {
  last_leader_id: 'desk',
  followup: 'desk',
  given: 'desk',
  priority: 'deadlines',
  sla: 'deadlines',
  response: 'deadlines',
  due_from: 'deadlines',
  due_to: 'deadlines',
  level: 'deadlines',
  cause: 'persons',
  language: 'persons',
  outcome: 'closing',
  verification: 'closing',
  referral: 'letters',
};

/** They take one value. */
const SINGLE: readonly string[] = ['from_date', 'to_date', 'due_from', 'due_to', 'followup', 'given'];

export type FilterName = keyof typeof IN_ADDRESS | (typeof TYPED_FILTERS)[number];
type Query = QueryOf<typeof searchComplaints>;
/** What a list is cut to: one value, or several of which one has to fit (GRD-04). */
export type Filters = { [N in FilterName]?: Query[N] };

/** Page, order and filters in react-admin's names; the columns of a view, where one is shown that has its own. */
export type Shown = Pick<ListParams, 'page' | 'perPage' | 'sort' | 'order'> & {
  filter: Filters;
  columns?: readonly Column[];
};

export const SORTABLE: string[] = [...ORDERS];
const LAST_PAGE = 1_000_000;
export const PAGE_SIZES = [PAGE_SIZE, 25, 50, 100];

interface Typed {
  account: number;
  texts: Partial<Record<(typeof TYPED_FILTERS)[number], string>>;
}

/** What the address shows; what is no valid value is left out. */
export function readAddress({ search, state }: { search: string; state?: unknown }, account: number): Shown {
  const parameters = new URLSearchParams(search);
  const isPlain = !hasCapability('desk');
  const filters = Object.entries(IN_ADDRESS).flatMap(([name, read]) => {
    const capability = CAPABILITY_OF[name as FilterName];
    if (capability && !hasCapability(capability)) return [];
    const values = new Set(parameters.getAll(name).flatMap((value) => read(value.trim()) || []));
    const [first, ...more] = [...values].slice(0, isPlain || SINGLE.includes(name) ? 1 : MAX_ASKED_IDS);
    return first ? [[name, more.length > 0 ? [first, ...more] : first]] : [];
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

/** The query of the address and the state of its history entry under which the same is found again. */
export function writeAddress({ filter, page, perPage, sort, order, columns }: Shown, account: number) {
  const search = new URLSearchParams();
  const put = (name: string, value: unknown, usual?: unknown) =>
    value && value !== usual && search.append(name, String(value));
  for (const name of Object.keys(IN_ADDRESS)) {
    for (const value of valuesOf(filter[name as FilterName])) put(name, value);
  }
  put('page', page, 1);
  put('perPage', perPage, PAGE_SIZE);
  put('sort', sort, NEWEST_FIRST.field);
  put('order', order, NEWEST_FIRST.order);
  put('columns', columns?.join());
  const texts = Object.fromEntries(
    TYPED_FILTERS.flatMap((name) => (filter[name] ? [[name, filter[name]]] : [])),
  );
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
