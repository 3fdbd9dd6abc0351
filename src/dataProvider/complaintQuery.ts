import type { GetListParams } from 'react-admin';
import { ownPlaces } from '#contract/access/scope.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';

type Filter = Record<string, unknown>;

/**
 * What the list of complaints is asked for page, order and filters, which have the names of the API (LIST-03). The
 * session's own places take the place of the filters (SCOPE-05); with `term` the search is asked, which calls places by
 * other names (LIST-04). Free of zod and react-admin, since the first call is made before they are there.
 */
export function complaintQuery({ filter, pagination, sort }: GetListParams): Filter {
  const actor = storedActor();
  const { parliament_id, assembly_id } = actor ? ownPlaces(actor) : {};
  const { term, parliament = null, assembly = null, ...others } = filter as Filter;
  const places = { parliament: parliament_id ?? parliament, assembly: assembly_id ?? assembly };
  return {
    ...(term ? { term, parliament_id: places.parliament, assembly_id: places.assembly } : places),
    ...others,
    page: pagination?.page,
    // A plain host has one page size and one order.
    ...(hasCapability('desk')
      ? { per_page: pagination?.perPage, sort: sort?.field, order: sort?.order.toLowerCase() }
      : {}),
  };
}
