import { isClosed } from '../../../contract/complaintStatus.ts';
import { lockFor } from '../../complaints/change.ts';
import { answerComplaint } from '../../complaints/work/answer.ts';
import { closeComplaint } from '../../complaints/work/close.ts';
import { type ActionOf, each, reasonOf } from './action.ts';

/**
 * The same answer to each citizen, whatever status it brings for those that are not closed: it reopens nothing, as the
 * answer of a cause does not (PER-19).
 */
export const answer: ActionOf<'answer'> = {
  judge: async (work) => each((row) => reasonOf('resolve', work, row)),
  async step(work, complaintId, { message, status }) {
    if (!isClosed(status)) await lockFor('resolve', work, complaintId);
    const body = { complaint_id: complaintId, message, status, app_user_id: null };
    await answerComplaint({ ...work, body });
  },
};

/** The same resolution of each, without a file (DET-05). */
export const resolve: ActionOf<'resolve'> = {
  judge: async (work) => each((row) => reasonOf('resolve', work, row)),
  async step(work, complaintId, { message }) {
    const body = { id: complaintId, message, version: null };
    await closeComplaint({ ...work, body, uploads: { file: null }, keep: noFile });
  },
};

const noFile = () => Promise.reject(new Error('what is resolved in bulk has no file'));
