import * as calls from '#contract/teamwork/leave.ts';
import type { Serve } from '#server/kernel/http/serve.ts';
import { listLeaveAccounts, listLeaves } from './list.ts';
import { createLeave, deleteLeave, updateLeave } from './write.ts';

/** Leaves and deputies (SLA-16). */
export const leaveRoutes = (serve: Serve) => {
  serve(calls.listLeaves, listLeaves);
  serve(calls.listLeaveAccounts, listLeaveAccounts);
  serve(calls.createLeave, createLeave);
  serve(calls.updateLeave, updateLeave);
  serve(calls.deleteLeave, deleteLeave);
};
