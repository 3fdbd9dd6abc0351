import type { Status } from '#contract/complaints/complaintStatus.ts';
import type { Closing, Work } from '../events.ts';
import { answerComplaint } from './answer.ts';
import { closeComplaint } from './closeAndReopen.ts';

interface CitizenReply extends Closing {
  message: string;
  status: Status;
  /** Whether the answer closes the complaint, as `complaint/close` does, or not, as `complaint/response`. */
  closes: boolean;
}

/**
 * Sends a citizen an answer without a file, with the permissions, rules and errors of the single call. Returns
 * whether it is only proposed: then nobody is notified yet (REF-21).
 */
export async function notifyCitizen(
  work: Work,
  complaintId: number,
  { message, status, closes, ...input }: CitizenReply,
): Promise<{ proposed: boolean }> {
  if (closes) {
    const body = { id: complaintId, message, version: null, ...input };
    const said = await closeComplaint({
      ...work,
      body,
      uploads: { file: null },
      keep: noFile,
    });
    return { proposed: 'proposed' in said };
  }
  const body = { complaint_id: complaintId, message, status, app_user_id: null };
  await answerComplaint({ ...work, body });
  return { proposed: false };
}

const noFile = () => Promise.reject(new Error('it has no file'));
