import type { GetListParams } from 'react-admin';
import { ownPlaces } from '#contract/access/scope.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';

type Filter = Record<string, unknown>;

/**
 * The query of the complaint list: page, order and filters under the names of the API (LIST-03). The session's own
 * places replace the place filters (SCOPE-05). With `term` the query is for the search, which names places differently
 * (LIST-04). It uses neither zod nor react-admin, because the first call is made before they are loaded.
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
