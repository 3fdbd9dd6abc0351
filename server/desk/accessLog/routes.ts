import * as calls from '#contract/desk/accessLog.ts';
import type { Serve } from '#server/kernel/http/serve.ts';
import { listAccess, listAccessPeople } from './list.ts';

/** The access log, for admin only. */
export const accessLogRoutes = (serve: Serve) => {
  serve(calls.listAccess, listAccess);
  serve(calls.listAccessPeople, listAccessPeople);
};
