import { isClosed } from '#contract/complaints/complaintStatus.ts';
import { notifyCitizen } from '#server/complaints/actions/notifyCitizen.ts';
import { lockForAction } from '#server/complaints/change.ts';
import { filledFor, unfilledIn } from '#server/replies/filling.ts';
import { type ActionOf, type ActionWork, each, reasonAgainstClosing, reasonOf } from './action.ts';

/**
 * The same answer to each citizen, filled in for each (DESK-14), with any status for grievances that are not closed. It
 * reopens nothing, like the answer of a cause (PER-19).
 */
export const answer: ActionOf<'answer'> = {
  check: async (work, { message, status }) => checkOf(work, message, isClosed(status)),
  async apply(work, complaintId, { message, status }) {
    if (!isClosed(status)) await lockForAction('resolve', work, complaintId);
    const text = await filledFor(work, complaintId, message);
    await notifyCitizen(work, complaintId, { message: text, status, closes: false });
  },
};

/** The same resolution of each, filled in for each, without a file (DET-05, DESK-14). */
export const resolve: ActionOf<'resolve'> = {
  check: async (work, { message }) => checkOf(work, message, true),
  async apply(work, complaintId, { message }) {
    const text = await filledFor(work, complaintId, message);
    await notifyCitizen(work, complaintId, { message: text, status: 'Resolved', closes: true });
  },
};

const checkOf = (work: ActionWork, message: string, closes: boolean) =>
  each(
    (row) =>
      reasonOf('resolve', work, row) ??
      reasonAgainstClosing(row, closes) ??
      unfilledIn(message, row.fillable),
  );
