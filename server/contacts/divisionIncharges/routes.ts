import { divisionIncharge, searchDivisionIncharges } from '#contract/contacts/divisionIncharge.ts';
import { resourceTable } from '#server/kernel/db/schema/resources.ts';
import type { Serve } from '#server/kernel/http/serve.ts';
import { listRecords } from '#server/kernel/records/list.ts';

/** GET division/incharge/search, in addition to the calls of the contract (API-06). */
export const divisionInchargeRoutes = (serve: Serve) => {
  const table = resourceTable(divisionIncharge.name);
  serve(searchDivisionIncharges, (context) => listRecords({ contract: divisionIncharge, table }, context));
};
