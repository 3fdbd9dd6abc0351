import * as calls from '../../contract/complaintCalls.ts';
import { listTimeline } from '../../contract/timeline.ts';
import { historyOf } from '../complaints/history.ts';
import { recordOf } from '../complaints/record.ts';
import { responsesOf } from '../complaints/responses.ts';
import { timelineOf } from '../complaints/timeline.ts';
import type { Serve } from '../http/serve.ts';
import { openComplaint } from '../privacy/openComplaint.ts';
import { addComplaintMedia } from '../services/addComplaintMedia.ts';
import { addRemark } from '../services/addRemark.ts';
import { answerComplaint } from '../services/answerComplaint.ts';
import { assignStaff } from '../services/assignStaff.ts';
import { closeComplaint } from '../services/closeComplaint.ts';
import { createComplaint } from '../services/createComplaint.ts';
import { deleteComplaint } from '../services/deleteComplaint.ts';
import { deleteComplaintMedia } from '../services/deleteComplaintMedia.ts';
import { reopenComplaint } from '../services/reopenComplaint.ts';
import { replaceComplaintMedia } from '../services/replaceComplaintMedia.ts';
import { updateComplaint } from '../services/updateComplaint.ts';

/** Complaints (S1 §7): read, recorded, worked on. What changes one is a service of its own. Lists: exports.ts. */
export const complaintRoutes = (serve: Serve) => {
  serve(calls.getComplaint, async (context) =>
    recordOf(context, await openComplaint(context, context.params.id), context.query),
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
  serve(calls.closeComplaint, closeComplaint);
  serve(calls.reopenComplaint, reopenComplaint);

  serve(calls.addResponse, answerComplaint);
  serve(calls.listResponses, async (context) => {
    const { id } = await openComplaint(context, context.query.complaint_id);
    return whole(await responsesOf(context, id));
  });

  serve(calls.addRemark, addRemark);
  serve(calls.listHistory, async (context) => {
    const { id } = await openComplaint(context, context.query.complaint_id);
    return whole(await historyOf(context.db, id));
  });
  serve(listTimeline, async (context) => {
    const { id } = await openComplaint(context, context.query.complaint_id);
    return whole(await timelineOf(context.db, id));
  });
};

const whole = <T>(data: T[]) => ({ data, total: data.length });
