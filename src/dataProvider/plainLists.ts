import type { GetListParams } from 'react-admin';
import type { Contract } from '#contract/kernel/define.ts';
import type { Named } from '#contract/kernel/named.ts';
import { type Row, selectRows } from '#contract/kernel/selectRows.ts';
import { isDemo, searchable } from '#contract/kernel/text.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { request } from './http.ts';
import { ownPlaceQuery } from './rows.ts';

/** Lists that a plain host pages, by their names in the specifications. */
const PAGED = ['contact', 'candidate'];

/** Whether the host pages the list and neither searches nor sorts it. */
export const isPagedByPlainHost = ({ path }: Pick<Contract, 'path'>) =>
  !hasCapability('desk') && PAGED.includes(path);

/** One page of a list from a plain host; records named 'demo' are hidden here (CAN-01). */
export async function listPlainPage(
  { path, fixed, demoField }: Pick<Contract, 'path' | 'fixed' | 'demoField'>,
  { filter, pagination, signal }: GetListParams,
) {
  const query = { ...filter, ...ownPlaceQuery(), ...fixed, page: pagination?.page };
  const { data, total } = await request<{ data: Row[]; total: number }>('GET', path, { query, signal });
  const hidden = demoField ?? 'name';
  return { data: data.filter((row) => !isDemo(String(row[hidden] ?? ''))), total };
}

/** A plain host filters leaders by place and status only; the other filters are applied here (VOL-04). */
const leaderMatches = (kind: string | undefined, location: string | undefined) => {
  const words = searchable(location ?? '').trim();
  return (row: Row) => {
    const place = searchable(String((row.area as Partial<Named> | null)?.name ?? ''));
    const isKind = kind === 'leader' ? row.designation !== 'volunteer' : row.designation === kind;
    return (!kind || isKind) && place.includes(words);
  };
};

export async function listPlainLeaders(params: GetListParams) {
  const { status, role, location, parliament, assembly, ...filter } = (params.filter ?? {}) as Record<
    string,
    string
  >;
  const query = { parliament, assembly, status, ...ownPlaceQuery() };
  const { data } = await request<{ data: Row[] }>('GET', 'leader', { query, signal: params.signal });
  const found = data.filter(leaderMatches(role, location));
  return selectRows(found, ['name', 'phone'], { ...params, filter });
}
