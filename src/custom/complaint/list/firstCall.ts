import type { SortPayload } from 'react-admin';
import { onlyOwnComplaints } from '../../../../contract/access.ts';
import { PAGE_SIZE } from '../../../../contract/limits.ts';
import { storedActor } from '../../../authProvider/storedSession.ts';
import { complaintQuery } from '../../../dataProvider/complaintQuery.ts';
import { queryString } from '../../../dataProvider/queryString.ts';

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

export const NEWEST_FIRST: SortPayload = { field: 'date', order: 'DESC' };

/** The call with which a list begins where its address names no filters. Free of zod, as the gate makes it ahead. */
export const firstCall = (scope: ListScope) =>
  `complaint${queryString(
    complaintQuery({ filter: scope, pagination: { page: 1, perPage: PAGE_SIZE }, sort: NEWEST_FIRST }),
  )}`;
