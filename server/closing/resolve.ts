import type { Work } from '#server/complaints/change.ts';
import type { Complaint } from '#server/complaints/row.ts';
import { complaintMedia, complaintResponses } from '#server/complaints/schema/complaints.ts';
import type { Changes } from '#server/complaints/timeline.ts';
import { inParallel } from '#server/kernel/db/inParallel.ts';
import { closeWith } from './close.ts';
import type { Outcomes } from './outcomes.ts';

/** A resolution: what the citizen is told, by whom, and the file that goes with it (DET-05). */
interface Resolution extends Outcomes {
  creator_id: number;
  message: string;
  file: { id: number; name: string } | null;
  approved_by?: number;
}

/** Resolves a locked complaint with an answer to the citizen. */
export async function resolveWith(
  work: Work,
  complaint: Complaint,
  { creator_id, message, file, ...outcome }: Resolution,
): Promise<void> {
  const answer = { complaint_id: complaint.id, creator_id, message, status: 'Resolved' as const };
  const closing = {
    status: 'Resolved' as const,
    action: 'resolved' as const,
    closed_by: creator_id,
    ...outcome,
    more: { message: [null, message], ...(file ? { file: [null, file.name] } : {}) } satisfies Changes,
  };
  await inParallel(work.db, [() => addAnswer(work, answer, file), () => closeWith(work, complaint, closing)]);
}

async function addAnswer(
  { db, now }: Work,
  answer: typeof complaintResponses.$inferInsert,
  file: Resolution['file'],
) {
  const [response] = await db
    .insert(complaintResponses)
    .values({ ...answer, created_at: now })
    .returning();
  if (!response || !file) return;
  const { complaint_id, id: response_id } = response;
  await db.insert(complaintMedia).values({ complaint_id, response_id, file_id: file.id, created_at: now });
}
