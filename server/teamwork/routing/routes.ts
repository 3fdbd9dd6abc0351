import {
  getRouting,
  simulateRouting as simulateCall,
  updateRouting as updateCall,
} from '#contract/teamwork/routingCalls.ts';
import { previewRouting as previewCall } from '#contract/teamwork/routingPreview.ts';
import { findOffice } from '#server/desk/offices/findOffice.ts';
import type { Serve } from '#server/kernel/http/serve.ts';
import { previewRouting } from './preview.ts';
import { routingAnswer } from './rules.ts';
import { simulateRouting } from './simulate.ts';
import { updateRouting } from './updateRouting.ts';

/** Routing rules, their suggestions, and their preview (SLA-17, SLA-19). */
export const routingRoutes = (serve: Serve) => {
  serve(getRouting, async (context) =>
    routingAnswer(context.db, await findOffice(context, context.query.office_id)),
  );
  serve(updateCall, updateRouting);
  serve(previewCall, previewRouting, { transaction: false });
  serve(simulateCall, simulateRouting, { transaction: false });
};
