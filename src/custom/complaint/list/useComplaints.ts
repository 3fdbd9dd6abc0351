import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { onlyOwnComplaints, ownPlaces } from '../../../../contract/access.ts';
import { listComplaints, searchComplaints } from '../../../../contract/complaintCalls.ts';
import type { QueryOf } from '../../../../contract/define.ts';
import { PAGE_SIZE } from '../../../../contract/limits.ts';
import { storedActor } from '../../../authProvider/storedSession.ts';
import { call } from '../../../dataProvider/http.ts';
import { COMPLAINTS } from '../useRenewComplaints.ts';
import type { Filters } from './listAddress.ts';

/** What a list shows whatever its filters say. */
export interface ListScope {
  created_by_me?: true;
  staff_id?: number;
}

/** One's own complaints: those one recorded; for staff those that were given to them (LIST-01, LIST-12). */
export function ownScope(): ListScope {
  const actor = storedActor();
  if (!actor) return {};
  return onlyOwnComplaints(actor) ? { staff_id: actor.id } : { created_by_me: true };
}

/** One page of a list; while the next one is fetched, the last one stays. */
export function useComplaints(filters: Filters, page: number, scope: ListScope) {
  return useQuery({
    queryKey: [COMPLAINTS, 'list', filters, page, scope],
    queryFn: async ({ signal }) =>
      withoutDemo(await askList(filters, scope, { page, per_page: PAGE_SIZE }, signal)),
    placeholderData: keepPreviousData,
  });
}

export type ComplaintsQuery = ReturnType<typeof useComplaints>;

type Asked = Partial<Pick<QueryOf<typeof listComplaints>, 'page' | 'per_page' | 'export' | 'format'>>;

/** Asks for the list with these filters: with a keyword the search answers (LIST-04). */
export function askList(filters: Filters, scope: ListScope, asked: Asked, signal?: AbortSignal) {
  const { term, ...listed } = { ...filters, ...ownFilters(), ...scope, ...asked };
  if (!term) return call(listComplaints, { query: listed, signal });
  const { parliament, assembly, ...others } = listed;
  const query = { ...others, term, parliament_id: parliament, assembly_id: assembly };
  return call(searchComplaints, { query, signal });
}

/** The session's own places take the place of the filters (SCOPE-05). */
function ownFilters(): Filters {
  const actor = storedActor();
  const { parliament_id, assembly_id } = actor ? ownPlaces(actor) : {};
  return {
    ...(parliament_id ? { parliament: parliament_id } : {}),
    ...(assembly_id ? { assembly: assembly_id } : {}),
  };
}

/** LIST-13, for servers that send them. */
const withoutDemo = <T extends { data: { name: string }[] }>(answer: T): T => ({
  ...answer,
  data: answer.data.filter(({ name }) => name.trim().toLowerCase() !== 'demo'),
});
