import { evenOut as evenOutCall, getWorkload } from '#contract/teamwork/workloadCalls.ts';
import type { Serve, Services } from '#server/kernel/http/serve.ts';
import { evenOut, prepareMoves } from './evenOut.ts';
import { readWorkload } from './read.ts';

/** Workload, and evening it out (SLA-21). */
export const workloadRoutes = (serve: Serve, services: Services) => {
  serve(getWorkload, readWorkload);
  serve(evenOutCall, evenOut, { prepare: prepareMoves(services) });
};
