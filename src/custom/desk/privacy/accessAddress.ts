import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { listAccess } from '#contract/desk/accessLog.ts';
import type { AccessQuery } from '../accessLog/useAccessLog.ts';

const FILTERS = ['complaint_id', 'user_id', 'kind', 'from_date', 'to_date'] as const;
export type AccessFilter = (typeof FILTERS)[number];
export type AccessFilters = Partial<Pick<AccessQuery, AccessFilter>>;

/** The log's filters (ids, kinds and days) and page in the address, so that a reload and the way back restore them. */
export function useAccessAddress() {
  const [search, setSearch] = useSearchParams();
  const { filters, page } = useMemo(() => read(search), [search]);
  return {
    filters,
    page,
    /** The first page of the log with other filters. */
    show: (other: AccessFilters) => setSearch(written(other, 1), { replace: true, preventScrollReset: true }),
    pageLink: (other: number) => ({
      to: { search: `?${written(filters, other)}` },
      preventScrollReset: true,
    }),
  };
}

function read(search: URLSearchParams): { filters: AccessFilters; page: number } {
  const filters = FILTERS.flatMap((name) => {
    const parsed = listAccess.query?.[name].safeParse(search.get(name));
    return parsed?.success && parsed.data !== null ? [[name, parsed.data]] : [];
  });
  const page = listAccess.query?.page.safeParse(search.get('page'));
  return { filters: Object.fromEntries(filters), page: (page?.success && page.data) || 1 };
}

function written(filters: AccessFilters, page: number): URLSearchParams {
  const search = new URLSearchParams();
  for (const name of FILTERS) if (filters[name]) search.set(name, String(filters[name]));
  if (page > 1) search.set('page', String(page));
  return search;
}
