import type { Location, To } from 'react-router';
import { complaintFilters } from '../../../../contract/complaint.ts';
import type { searchComplaints } from '../../../../contract/complaintCalls.ts';
import type { QueryOf } from '../../../../contract/define.ts';

/**
 * Where the filters of a list are kept. Places, category, people of the office, status, dates and page stand in the address. What
 * somebody typed may be a name or a phone, so it stays out of addresses and of what servers on the way log: it
 * is kept in the history entry beside the address, for the account that typed it. Both survive a reload and
 * the way back from a row.
 */
const IN_ADDRESS = [
  'parliament',
  'assembly',
  'mandal',
  'area',
  'category',
  'assigned',
  'staff_id',
  'leader_id',
  'status',
  'from_date',
  'to_date',
] as const;
const TYPED = ['term', 'name', 'complaint_number'] as const;

type FilterName = (typeof IN_ADDRESS)[number] | (typeof TYPED)[number];
export type Filters = Partial<Pick<QueryOf<typeof searchComplaints>, FilterName>>;

interface Typed {
  account: number;
  texts: Partial<Record<(typeof TYPED)[number], string>>;
}

/** The filters and the page of an address; what is no valid value for a filter is left out. */
export function readAddress(
  { search, state }: Location,
  account: number,
): { filters: Filters; page: number } {
  const given = new URLSearchParams(search);
  const shown = IN_ADDRESS.flatMap((name) => {
    const parsed = complaintFilters[name].safeParse(given.get(name));
    return parsed.success && parsed.data !== null ? [[name, parsed.data]] : [];
  });
  const typed = (state as { typed?: Typed } | null)?.typed;
  const texts = typed?.account === account ? typed.texts : {};
  const page = complaintFilters.page.safeParse(given.get('page'));
  return { filters: { ...Object.fromEntries(shown), ...texts }, page: (page.success && page.data) || 1 };
}

/** The address and the state of its history entry under which a page of the filtered list is found again. */
export function writeAddress(filters: Filters, page: number, account: number): { to: To; state: object } {
  const search = new URLSearchParams();
  for (const name of IN_ADDRESS) if (filters[name]) search.set(name, String(filters[name]));
  if (page > 1) search.set('page', String(page));
  const texts = Object.fromEntries(
    TYPED.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])),
  ) as Typed['texts'];
  return {
    to: { search: search.size ? `?${search}` : '' },
    state: { typed: { account, texts } satisfies Typed },
  };
}
