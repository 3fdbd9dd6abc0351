import { isClosed } from '#contract/complaints/complaintStatus.ts';
import { answerComplaint } from '#server/complaints/actions/answer.ts';
import { closeComplaint } from '#server/complaints/actions/closeAndReopen.ts';
import { lockForAction } from '#server/complaints/change.ts';
import { filledFor, unfilledIn } from '#server/replies/filling.ts';
import { type ActionOf, each, reasonAgainstClosing, reasonOf } from './action.ts';

/**
 * The same answer to each citizen, filled in for each (DESK-14), with any status for grievances that are not closed. It
 * reopens nothing, like the answer of a cause (PER-19).
 */
export const answer: ActionOf<'answer'> = {
  check: async (work, { message, status }) =>
    each(
      (row) =>
        reasonOf('resolve', work, row) ??
        reasonAgainstClosing(row, isClosed(status)) ??
        unfilledIn(message, row.fillable),
    ),
  async apply(work, complaintId, { message, status }) {
    if (!isClosed(status)) await lockForAction('resolve', work, complaintId);
    const text = await filledFor(work, complaintId, message);
    const body = { complaint_id: complaintId, message: text, status, app_user_id: null };
    await answerComplaint({ ...work, body });
  },
};

/** The same resolution of each, filled in for each, without a file (DET-05, DESK-14). */
export const resolve: ActionOf<'resolve'> = {
  check: async (work, { message }) =>
    each(
      (row) =>
        reasonOf('resolve', work, row) ??
        reasonAgainstClosing(row, true) ??
        unfilledIn(message, row.fillable),
    ),
  async apply(work, complaintId, { message }) {
    const body = { id: complaintId, message: await filledFor(work, complaintId, message), version: null };
    await closeComplaint({ ...work, body, uploads: { file: null }, keep: noFile });
  },
};

const noFile = () => Promise.reject(new Error('what is resolved in bulk has no file'));
