import * as calls from '#contract/closing/closingCalls.ts';
import type { Serve } from '#server/kernel/http/serve.ts';
import { approveClosing } from './approve.ts';
import { listToVerify } from './verificationQueue.ts';
import { verifyClosing } from './verify.ts';

/** Approval of closings, and their verification with citizens. */
export const closingRoutes = (serve: Serve) => {
  serve(calls.approveClosing, approveClosing);
  serve(calls.verifyClosing, verifyClosing);
  serve(calls.listToVerify, listToVerify);
};
