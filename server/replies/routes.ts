import * as calls from '#contract/replies/reply.ts';
import type { Serve } from '#server/kernel/http/serve.ts';
import { listReplies } from './list.ts';
import { createReply, deleteReply, updateReply } from './write.ts';

/** Quick replies: personal and shared (DESK-14). */
export const replyRoutes = (serve: Serve) => {
  serve(calls.listReplies, listReplies);
  serve(calls.createReply, createReply);
  serve(calls.updateReply, updateReply);
  serve(calls.deleteReply, deleteReply);
};
