import { divisionIncharge, searchDivisionIncharges } from '#contract/contacts/divisionIncharge.ts';
import { resourceTable } from '#server/db/schema/resources.ts';
import type { Serve } from '#server/http/serve.ts';
import { listRecords } from '#server/records/list.ts';

/** GET division/incharge/search beside the calls that follow from the contract (API-06). */
export const divisionInchargeRoutes = (serve: Serve) => {
  const table = resourceTable(divisionIncharge.name);
  serve(searchDivisionIncharges, (context) => listRecords({ contract: divisionIncharge, table }, context));
};
