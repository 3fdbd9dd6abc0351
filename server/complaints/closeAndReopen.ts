import type { Status } from '#contract/complaints/complaintStatus.ts';
import type { TimelineAction } from '#contract/complaints/timeline.ts';
import { inParallel } from '#server/kernel/db/inParallel.ts';
import { insertRow } from '#server/kernel/db/rows.ts';
import { changeComplaint, withStatus } from './change.ts';
import { announce, type Closing, type Reopening, type Work } from './events.ts';
import type { Complaint } from './row.ts';
import type { Changes } from './schema/complaintChanges.ts';
import { complaintMedia, complaintResponses } from './schema/complaints.ts';

/** The action of the timeline entry, and its additional changes. */
interface ClosingEntry {
  status: Status;
  action: TimelineAction;
  more?: Changes;
}

/** The user on whose behalf the caller closes a complaint. */
interface Word {
  closed_by?: number;
  approved_by?: number;
}

/**
 * Closes a locked complaint; every call that closes uses it. A merge is not a closing: the work continues in the
 * target. @throws 422
 */
export async function closeWith(
  work: Work,
  before: Complaint,
  { status, action, more = {}, input = {}, ...word }: ClosingEntry & Word & { input?: Closing },
): Promise<Complaint> {
  const { closed_by = work.actor.id, approved_by = null } = word;
  const { changes } = await announce(work, 'closing', {
    complaint: before,
    input,
    approved_by,
    changes: more,
  });
  const fields = withStatus(before, status, work.now);
  const complaint = await changeComplaint(work, before, fields, action, changes);
  await announce(work, 'closed', { complaint, before, input, closed_by, approved_by });
  return complaint;
}

/** Reopens a locked complaint; every call that reopens uses it. */
export async function reopenWith(
  work: Work,
  before: Complaint,
  { status, action, more = {}, input = {} }: ClosingEntry & { input?: Reopening },
): Promise<Complaint> {
  const { changes, isMistake } = await announce(work, 'reopening', {
    complaint: before,
    input,
    changes: more,
    isMistake: false,
  });
  const fields = withStatus(before, status, work.now);
  const complaint = await changeComplaint(work, before, fields, action, changes);
  await announce(work, 'reopened', { complaint, before, input, isMistake });
  return complaint;
}

/** The answer to the citizen, with its author and file (DET-05). */
interface Resolution extends Word {
  creator_id: number;
  message: string;
  file: { id: number; name: string } | null;
  input: Closing;
}

/** Resolves a locked complaint with an answer to the citizen. */
export async function resolveWith(
  work: Work,
  complaint: Complaint,
  { creator_id, message, file, ...word }: Resolution,
): Promise<void> {
  const answer = { complaint_id: complaint.id, creator_id, message, status: 'Resolved' as const };
  await inParallel(work.db, [
    () => addAnswer(work, answer, file),
    () =>
      closeWith(work, complaint, {
        status: 'Resolved',
        action: 'resolved',
        closed_by: creator_id,
        ...word,
        more: { message: [null, message], ...(file ? { file: [null, file.name] } : {}) },
      }),
  ]);
}

async function addAnswer(
  { db, now }: Work,
  answer: typeof complaintResponses.$inferInsert,
  file: Resolution['file'],
) {
  const { complaint_id, id: response_id } = await insertRow(db, complaintResponses, {
    ...answer,
    created_at: now,
  });
  if (!file) return;
  await db.insert(complaintMedia).values({ complaint_id, response_id, file_id: file.id, created_at: now });
}
