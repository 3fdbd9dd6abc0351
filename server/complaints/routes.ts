import * as calls from '#contract/complaints/complaintCalls.ts';
import { listTimeline } from '#contract/complaints/timeline.ts';
import { forwardToLeaders as forwardCall } from '#contract/officers/forwarding.ts';
import type { Serve } from '#server/kernel/http/serve.ts';
import { answerComplaint } from './actions/answer.ts';
import { assignStaff } from './actions/assign.ts';
import { addComplaintMedia, deleteComplaintMedia, replaceComplaintMedia } from './actions/attachments.ts';
import { closeComplaint, reopenComplaint } from './actions/closeAndReopen.ts';
import { createComplaint } from './actions/create.ts';
import { deleteComplaint } from './actions/deleteComplaint.ts';
import { forwardToLeaders } from './actions/forward.ts';
import { addRemark } from './actions/remark.ts';
import { updateComplaint } from './actions/update.ts';
import { historyOf } from './history.ts';
import { openFor } from './openComplaint.ts';
import { recordOf } from './record.ts';
import { responsesOf } from './responses.ts';
import { timelineOf } from './timeline.ts';

/**
 * The calls that read, record and change complaints. `server/transfer/export/routes.ts` has their lists, since each
 * can be exported as a file.
 */
export const complaintRoutes = (serve: Serve) => {
  serve(calls.getComplaint, (context) =>
    openFor(context, context.params.id, (complaint) => recordOf(context, complaint, context.query)),
  );
  serve(calls.createComplaint, createComplaint);
  serve(calls.updateComplaint, updateComplaint);
  serve(calls.deleteComplaint, deleteComplaint);

  serve(calls.addComplaintMedia, addComplaintMedia);
  serve(calls.replaceComplaintMedia, replaceComplaintMedia);
  serve(calls.deleteComplaintMedia, deleteComplaintMedia);

  serve(calls.assignStaff, async (context) => {
    await assignStaff(context, context.body.complaint_id, context.body.staff_id);
    return { message: 'Assigned Successfully' };
  });
  serve(forwardCall, forwardToLeaders);
  serve(calls.closeComplaint, closeComplaint);
  serve(calls.reopenComplaint, reopenComplaint);

  serve(calls.addResponse, answerComplaint);
  serve(calls.listResponses, async (context) =>
    whole(await openFor(context, context.query.complaint_id, ({ id }) => responsesOf(context, id))),
  );

  serve(calls.addRemark, addRemark);
  serve(calls.listHistory, async (context) =>
    whole(await openFor(context, context.query.complaint_id, ({ id }) => historyOf(context.db, id))),
  );
  serve(listTimeline, async (context) =>
    whole(await openFor(context, context.query.complaint_id, ({ id }) => timelineOf(context.db, id))),
  );
};

const whole = <T>(data: T[]) => ({ data, total: data.length });
