import { divisionIncharge, searchDivisionIncharges } from '../../contract/divisionIncharge.ts';
import { resourceTable } from '../db/schema/resources.ts';
import type { Serve } from '../http/serve.ts';
import { listRecords } from '../records/list.ts';

/** GET division/incharge/search beside the calls that follow from the contract (API-06). */
export const divisionInchargeRoutes = (serve: Serve) => {
  const table = resourceTable(divisionIncharge.name);
  serve(searchDivisionIncharges, (context) => listRecords({ contract: divisionIncharge, table }, context));
};
