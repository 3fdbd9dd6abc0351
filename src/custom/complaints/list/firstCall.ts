import type { SortPayload } from 'react-admin';
import { onlyOwnComplaints, takesComplaints } from '#contract/access/scope.ts';
import { ME, PAGE_SIZE } from '#contract/kernel/listConstants.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { complaintQuery } from '#src/dataProvider/complaintQuery.ts';
import { queryString } from '#src/dataProvider/queryString.ts';

/** What a list shows whatever its filters say. */
export interface ListScope {
  created_by_me?: true;
  staff_id?: typeof ME | number;
}

/**
 * What the folder lists: what one recorded; for staff what was given to them and to whoever they stand in for (LIST-01, LIST-12,
 * SLA-16), unless the filters name one of these; for whoever heads their desk everything, since no other list is theirs (GRD-02).
 */
export function ownScope(filters: { staff_id?: unknown } = {}): ListScope {
  const actor = storedActor();
  if (!actor) return {};
  if (onlyOwnComplaints(actor))
    return filters.staff_id ? {} : { staff_id: actor.deputy_for.length > 0 ? ME : actor.id };
  return takesComplaints(actor) ? {} : { created_by_me: true };
}

export const NEWEST_FIRST: SortPayload = { field: 'date', order: 'DESC' };

/** The call with which a list begins where its address names no filters. Free of zod, as the sign-in page makes it ahead. */
export const firstCall = (scope: ListScope) =>
  `complaint${queryString(
    complaintQuery({ filter: scope, pagination: { page: 1, perPage: PAGE_SIZE }, sort: NEWEST_FIRST }),
  )}`;
