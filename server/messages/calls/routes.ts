import * as calls from '#contract/messages/citizenCall.ts';
import type { Serve } from '#server/kernel/http/serve.ts';
import { listCalls } from './list.ts';
import { listCitizenCalls } from './listCitizenCalls.ts';
import { noteCall } from './note.ts';

/** Calls to citizens (MSG-23). */
export const callRoutes = (serve: Serve) => {
  serve(calls.noteCall, noteCall);
  serve(calls.listCalls, listCalls);
  serve(calls.listCitizenCalls, listCitizenCalls);
};
