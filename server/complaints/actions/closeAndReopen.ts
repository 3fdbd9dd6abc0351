import type {
  closeComplaint as closeCall,
  reopenComplaint as reopenCall,
} from '#contract/complaints/complaintCalls.ts';
import { inParallel } from '#server/kernel/db/inParallel.ts';
import { refuseOlder } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { addHistory, lockForAction } from '../change.ts';
import { reopenWith, resolveWith } from '../closeAndReopen.ts';
import { announce, type Work } from '../events.ts';
import { recordOf } from '../record.ts';

type Resolving = Work & Pick<Context<typeof closeCall>, 'body' | 'keep' | 'uploads'>;

/**
 * Resolves a complaint with an answer to the citizen and its file (DET-05), or proposes the closing where a second
 * user must approve it (REF-21). @throws 422 for a closed complaint
 */
export async function closeComplaint(context: Resolving) {
  const { actor, uploads } = context;
  const { id, message, version, ...input } = context.body;
  const work = await lockForAction('resolve', context, id);
  const { complaint } = work;
  await refuseOlder(version, complaint, () => recordOf(work, complaint));
  await announce(work, 'answering', { complaint, message });
  const file = uploads.file ? { id: await context.keep(uploads.file), name: uploads.file.name } : null;
  const resolving = await announce(work, 'resolving', { complaint, input, message, file });
  if (resolving.answer) return resolving.answer;
  await inParallel(work.db, [
    () => resolveWith(work, complaint, { creator_id: actor.id, message, file, input: resolving.input }),
    () => addHistory(work, complaint.id, { code: 'resolved' }),
  ]);
  return { message: 'Complaint resolved successfully!' };
}

/** Reopens a resolved complaint (DET-06). @throws 422 unless it is resolved */
export async function reopenComplaint(context: Context<typeof reopenCall>) {
  const { id, version, ...input } = context.body;
  const work = await lockForAction('reopen', context, id, input);
  const { complaint } = work;
  await refuseOlder(version, complaint, () => recordOf(work, complaint));
  await inParallel(work.db, [
    () => reopenWith(work, complaint, { status: 'open', action: 'reopened', input }),
    () => addHistory(work, complaint.id, { code: 'reopened' }),
  ]);
  return { message: 'Complaint reopened successfully!' };
}
