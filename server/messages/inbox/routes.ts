import * as calls from '#contract/messages/citizenCall.ts';
import * as inbox from '#contract/messages/inbox.ts';
import type { Serve } from '#server/kernel/http/serve.ts';
import { callInbox } from './call.ts';
import { listInbox } from './list.ts';
import { takeInbox } from './take.ts';

/** Messages from citizens (MSG-15 to MSG-18, MSG-23). */
export const inboxRoutes = (serve: Serve) => {
  serve(inbox.listInbox, listInbox);
  serve(inbox.takeInbox, takeInbox);
  serve(calls.noteInboxCall, callInbox);
};
