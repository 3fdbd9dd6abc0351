import type {
  closeComplaint as closeCall,
  reopenComplaint as reopenCall,
} from '../../../contract/complaintCalls.ts';
import { complaintMedia, complaintResponses } from '../../db/schema/complaints.ts';
import type { Context } from '../../http/serve.ts';
import { addHistory, changeComplaint, lockFor, refuseOlder, type Work, withStatus } from '../change.ts';
import { checkFilledIn } from '../checks.ts';
import { SAID } from '../happenings.ts';

/** Resolves a complaint with an answer to the citizen and its file (DET-05). 422 when it is closed already. */
export async function closeComplaint(
  context: Work & Pick<Context<typeof closeCall>, 'body' | 'keep' | 'uploads'>,
) {
  const { actor, body, db, uploads } = context;
  const work = await lockFor('resolve', context, body.id);
  const { complaint, now } = work;
  await refuseOlder(work, complaint, body.version);
  checkFilledIn(body.message);
  const [response] = await db
    .insert(complaintResponses)
    .values({
      complaint_id: complaint.id,
      creator_id: actor.id,
      message: body.message,
      status: 'Resolved',
      created_at: now,
    })
    .returning();
  if (response && uploads.file) {
    const file_id = await context.keep(uploads.file);
    await db
      .insert(complaintMedia)
      .values({ complaint_id: complaint.id, response_id: response.id, file_id, created_at: now });
  }
  await changeComplaint(work, complaint, withStatus(complaint, 'Resolved', now), 'resolved', {
    message: [null, body.message],
    ...(uploads.file ? { file: [null, uploads.file.name] } : {}),
  });
  await addHistory(work, complaint.id, SAID.resolved);
  return { message: 'Complaint resolved successfully!' };
}

/** Makes a resolved complaint open again (DET-06). 422 when it is not resolved. */
export async function reopenComplaint(context: Context<typeof reopenCall>) {
  const work = await lockFor('reopen', context, context.body.id);
  const { body, complaint, now } = work;
  await refuseOlder(work, complaint, body.version);
  await changeComplaint(work, complaint, withStatus(complaint, 'open', now), 'reopened');
  await addHistory(work, complaint.id, SAID.reopened);
  return { message: 'Complaint reopened successfully!' };
}
