import { simulateRouting as simulateCall } from '#contract/teamwork/routingCalls.ts';
import { previewRouting as previewCall } from '#contract/teamwork/routingPreview.ts';
import type { Serve } from '#server/kernel/http/serve.ts';
import { previewRouting } from './preview.ts';
import { routing } from './rules.ts';
import { simulateRouting } from './simulate.ts';

/** Routing rules, their suggestions, and their preview (SLA-17, SLA-19). */
export const routingRoutes = (serve: Serve) => {
  serve(routing.calls.get, routing.read);
  serve(routing.calls.update, routing.change);
  serve(previewCall, previewRouting, { transaction: false });
  serve(simulateCall, simulateRouting, { transaction: false });
};
