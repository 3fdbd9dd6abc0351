import * as calls from '#contract/desk/notices.ts';
import type { Serve } from '#server/kernel/http/serve.ts';
import { listNotices } from './list.ts';
import { readNotices } from './unread.ts';

/** The caller's notices, and marking them as read. */
export const noticeRoutes = (serve: Serve) => {
  serve(calls.listNotices, listNotices);
  serve(calls.readNotices, readNotices);
};
