import * as calls from '#contract/messages/citizenCall.ts';
import * as inbox from '#contract/messages/inbox.ts';
import * as slips from '#contract/messages/slip.ts';
import * as wishes from '#contract/persons/contactPreferences.ts';
import type { Serve } from '#server/http/serve.ts';
import { NOTICE } from '#server/messages/notice.ts';
import { listCalls } from './calls/list.ts';
import { listCitizenCalls } from './calls/listOf.ts';
import { noteCall } from './calls/note.ts';
import { callInbox } from './inbox/call.ts';
import { listInbox } from './inbox/list.ts';
import { takeInbox } from './inbox/take.ts';
import { renewStatusLink } from './renewStatusLink.ts';
import { printSlip } from './slip/print.ts';
import { getWishes, updateWishes } from './wishes.ts';

/** What citizens want, send and ask for, and what they are given in hand (MSG-06 to MSG-08, MSG-15 to MSG-18, MSG-23). */
export const citizenRoutes = (serve: Serve) => {
  serve(wishes.getWishes, getWishes);
  serve(wishes.updateWishes, updateWishes);
  serve(wishes.getNotice, async () => NOTICE);
  serve(inbox.listInbox, listInbox);
  serve(inbox.takeInbox, takeInbox);
  serve(calls.noteInboxCall, callInbox);
  serve(calls.noteCall, noteCall);
  serve(calls.listCalls, listCalls);
  serve(calls.listCitizenCalls, listCitizenCalls);
  // It waits for typst, which nobody else's write should do.
  serve(slips.printSlip, printSlip, { transaction: false });
  serve(slips.renewStatusLink, renewStatusLink);
};
