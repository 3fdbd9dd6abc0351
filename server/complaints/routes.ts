import * as closings from '#contract/closing/closingCalls.ts';
import * as calls from '#contract/complaints/complaintCalls.ts';
import { listTimeline } from '#contract/complaints/timeline.ts';
import {
  deescalateComplaint as deescalateCall,
  escalateComplaint as escalateCall,
} from '#contract/deadlines/escalation.ts';
import {
  pauseComplaint as pauseCall,
  resumeComplaint as resumeCall,
} from '#contract/deadlines/pauseCalls.ts';
import { followUpComplaint } from '#contract/desk/followup.ts';
import { forwardToLeaders as forwardCall } from '#contract/officers/forwarding.ts';
import {
  listMergedComplaints,
  mergeComplaints as mergeCall,
  undoComplaintMerge,
} from '#contract/persons/merging.ts';
import { addToComplaint as additionCall, findSimilar as similarCall } from '#contract/persons/similar.ts';
import { approveClosing } from '#server/closing/approve.ts';
import { listToVerify } from '#server/closing/queue.ts';
import { verifyClosing } from '#server/closing/verify.ts';
import { followUp } from '#server/desk/followups/write.ts';
import type { Serve } from '#server/kernel/http/serve.ts';
import { listMerged } from '#server/persons/mergedComplaints/list.ts';
import { mergeComplaints } from '#server/persons/mergedComplaints/merge.ts';
import { undoMerge } from '#server/persons/mergedComplaints/undo.ts';
import { findSimilar } from '#server/persons/similar/find.ts';
import { addToComplaint } from './actions/addition.ts';
import { answerComplaint } from './actions/answer.ts';
import { assignStaff } from './actions/assign.ts';
import { addComplaintMedia, deleteComplaintMedia, replaceComplaintMedia } from './actions/attachments.ts';
import { closeComplaint, reopenComplaint } from './actions/close.ts';
import { createComplaint } from './actions/create.ts';
import { deescalateComplaint, escalateComplaint } from './actions/escalate.ts';
import { forwardToLeaders } from './actions/forward.ts';
import { pauseComplaint, resumeComplaint } from './actions/pause.ts';
import { addRemark } from './actions/remark.ts';
import { deleteComplaint } from './actions/remove.ts';
import { updateComplaint } from './actions/update.ts';
import { historyOf } from './history.ts';
import { openFor } from './open.ts';
import { recordOf } from './record.ts';
import { responsesOf } from './responses.ts';
import { timelineOf } from './timeline.ts';

/**
 * Complaints: read, recorded, worked on; what changes one stands in `work/`. Their lists are served by
 * `server/transfer/export/routes.ts`, since each may be asked for as a file.
 */
export const complaintRoutes = (serve: Serve) => {
  serve(calls.getComplaint, (context) =>
    openFor(context, context.params.id, (complaint) => recordOf(context, complaint, context.query)),
  );
  serve(calls.createComplaint, createComplaint);
  serve(calls.updateComplaint, updateComplaint);
  serve(calls.deleteComplaint, deleteComplaint);

  serve(similarCall, findSimilar, { transaction: false });
  serve(additionCall, addToComplaint);
  serve(mergeCall, mergeComplaints);
  serve(undoComplaintMerge, undoMerge);
  serve(listMergedComplaints, listMerged);

  serve(calls.addComplaintMedia, addComplaintMedia);
  serve(calls.replaceComplaintMedia, replaceComplaintMedia);
  serve(calls.deleteComplaintMedia, deleteComplaintMedia);

  serve(calls.assignStaff, async (context) => {
    await assignStaff(context, context.body.complaint_id, context.body.staff_id);
    return { message: 'Assigned Successfully' };
  });
  serve(followUpComplaint, followUp);
  serve(forwardCall, forwardToLeaders);
  serve(calls.closeComplaint, closeComplaint);
  serve(calls.reopenComplaint, reopenComplaint);
  serve(closings.approveClosing, approveClosing);
  serve(closings.verifyClosing, verifyClosing);
  serve(closings.listToVerify, listToVerify);

  serve(pauseCall, pauseComplaint);
  serve(resumeCall, resumeComplaint);

  serve(escalateCall, escalateComplaint);
  serve(deescalateCall, deescalateComplaint);

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
