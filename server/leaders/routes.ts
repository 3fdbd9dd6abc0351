import * as calls from '#contract/leaders/leader.ts';
import type { Serve } from '#server/kernel/http/serve.ts';
import { createLeader, registerAppUser } from './create.ts';
import { approveLeader, rejectLeader } from './decide.ts';
import { listLeaders } from './list.ts';
import { messagesOf, sendLeaderMessage } from './messages.ts';
import { findLeader, recordOf } from './record.ts';

/** Local leaders and volunteers: list, put in charge, approve, write to (VOL-02 to VOL-06, LDR-01 to LDR-04). */
export const leaderRoutes = (serve: Serve) => {
  serve(calls.listLeaders, listLeaders);
  serve(calls.getLeader, async (context) => recordOf(context, await findLeader(context, context.params.id)));
  serve(calls.registerAppUser, registerAppUser);
  serve(calls.createLeader, createLeader);
  serve(calls.approveLeader, approveLeader);
  serve(calls.rejectLeader, rejectLeader);
  serve(calls.sendLeaderMessage, sendLeaderMessage);
  serve(calls.listLeaderMessages, async (context) => {
    const { id } = await findLeader(context, context.query.leader_id);
    const data = await messagesOf(context.db, id);
    return { data, total: data.length };
  });
};
