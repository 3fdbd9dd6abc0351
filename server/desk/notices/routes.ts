import * as calls from '#contract/desk/notices.ts';
import type { Serve } from '#server/kernel/http/serve.ts';
import { listNotices } from './list.ts';
import { readNotices } from './read.ts';

/** What the caller is told of without asking, and what of it has been read. */
export const noticeRoutes = (serve: Serve) => {
  serve(calls.listNotices, listNotices);
  serve(calls.readNotices, readNotices);
};
