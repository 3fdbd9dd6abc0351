import type { SortPayload } from 'react-admin';
import { onlyOwnComplaints, takesComplaints } from '#contract/access/scope.ts';
import { ME, PAGE_SIZE } from '#contract/kernel/listConstants.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { complaintQuery } from '#src/dataProvider/complaintQuery.ts';
import { queryString } from '#src/dataProvider/queryString.ts';

/** The part of a list that its filters cannot change. */
export interface ListScope {
  created_by_me?: true;
  staff_id?: typeof ME | number;
}

/**
 * The scope of the folder. Recorders see what they recorded. Staff see what is assigned to them and to colleagues whom
 * they substitute (LIST-01, LIST-12, SLA-16), unless the filters name one of these. Heads of a desk see everything,
 * since they have no other list (GRD-02).
 */
export function ownScope(filters: { staff_id?: unknown } = {}): ListScope {
  const actor = storedActor();
  if (!actor) return {};
  if (onlyOwnComplaints(actor))
    return filters.staff_id ? {} : { staff_id: actor.deputy_for.length > 0 ? ME : actor.id };
  return takesComplaints(actor) ? {} : { created_by_me: true };
}

export const NEWEST_FIRST: SortPayload = { field: 'date', order: 'DESC' };

/** The first request of a list without filters. Free of zod, since the sign-in page prefetches it. */
export const firstCall = (scope: ListScope) =>
  `complaint${queryString(
    complaintQuery({ filter: scope, pagination: { page: 1, perPage: PAGE_SIZE }, sort: NEWEST_FIRST }),
  )}`;
