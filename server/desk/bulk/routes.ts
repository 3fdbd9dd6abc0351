import * as calls from '#contract/desk/bulk.ts';
import { ApiError } from '#server/kernel/errors/apiError.ts';
import type { Serve, Services } from '#server/kernel/http/serve.ts';
import type { BulkActions } from './actions/action.ts';
import { begin, type Prepared, prepare } from './begin.ts';
import { findWork, listWork, undoBulk, workOf } from './bulkTask.ts';
import { bulkWorkers } from './workers.ts';

/** Bulk actions and their undo (DESK-09 to DESK-12). */
export const bulkRoutes = (serve: Serve, services: Services, actions: Partial<BulkActions>) => {
  const workers = bulkWorkers(actions);
  serve(
    calls.doInBulk,
    async (context, prepared: Prepared | ApiError) => {
      if (prepared instanceof ApiError) throw prepared;
      return begin(services, workers, context, prepared);
    },
    // Thrown inside the transaction. A repeated call under the same key gets its stored answer, although its filters
    // now find other rows.
    { prepare: (request) => prepare(services, actions, request).catch(orThrow) },
  );
  serve(calls.listBulkWork, listWork);
  serve(calls.getBulkWork, async (context) => workOf(context, await findWork(context, context.params.id)));
  serve(calls.undoBulk, (context) => undoBulk(services, workers, context));
};

function orThrow(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  throw error;
}
