import type { Status } from '../../../contract/complaintStatus.ts';
import type { Work } from '../change.ts';
import { answerComplaint } from './answer.ts';
import { closeComplaint } from './close.ts';

interface Told {
  message: string;
  status: Status;
  /** As `complaint/close` does, else as `complaint/response`. */
  closes: boolean;
}

/** Gives a citizen an answer without a file, as a single call would, with its right, its rules and its refusals. */
export async function tellCitizen(work: Work, complaintId: number, { message, status, closes }: Told) {
  if (closes) {
    const body = { id: complaintId, message, version: null };
    await closeComplaint({ ...work, body, uploads: { file: null }, keep: noFile });
  } else {
    const body = { complaint_id: complaintId, message, status, app_user_id: null };
    await answerComplaint({ ...work, body });
  }
}

const noFile = () => Promise.reject(new Error('it has no file'));
