import type {
  closeComplaint as closeCall,
  reopenComplaint as reopenCall,
} from '#contract/complaints/complaintCalls.ts';
import { outcomesOf } from '#server/closing/outcomes.ts';
import { proposeClosing, takesApproval } from '#server/closing/propose.ts';
import { reopenWith } from '#server/closing/reopen.ts';
import { resolveWith } from '#server/closing/resolve.ts';
import { closingStateOf } from '#server/closing/state.ts';
import { inParallel } from '#server/kernel/db/inParallel.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { addHistory, lockForAction, refuseOlder, type Work } from '../change.ts';
import { checkFilledIn } from '../checks.ts';
import { HISTORY_TEXTS } from '../historyTexts.ts';

type Closing = Work & Pick<Context<typeof closeCall>, 'body' | 'keep' | 'uploads'>;

/**
 * Resolves a complaint with an answer to the citizen and its file (DET-05), or proposes that where the office wants a second person
 * (REF-21). 422 when it is closed already.
 */
export async function closeComplaint(context: Closing) {
  const { actor, body, uploads } = context;
  const work = await lockForAction('resolve', context, body.id);
  const { complaint } = work;
  await refuseOlder(work, complaint, body.version);
  checkFilledIn(body.message);
  const said = outcomesOf(body);
  // A file is evidence, whatever else was said (REF-16).
  const outcomes = { ...said, without_evidence: said.without_evidence && !uploads.file };
  const { outcome } = outcomes;
  const file = uploads.file ? { id: await context.keep(uploads.file), name: uploads.file.name } : null;
  const { message } = body;
  if (outcome && (await takesApproval(work, complaint, outcome))) {
    await proposeClosing(work, complaint, { ...outcomes, outcome, message, file });
    return { message: 'Complaint is to be approved.', proposed: true };
  }
  await inParallel(work.db, [
    () => resolveWith(work, complaint, { ...outcomes, creator_id: actor.id, message, file }),
    () => addHistory(work, complaint.id, HISTORY_TEXTS.resolved),
  ]);
  return { message: 'Complaint resolved successfully!' };
}

/** Makes a resolved complaint open again (DET-06), as often as the office lets it (REF-20). 422 when it is not resolved. */
export async function reopenComplaint(context: Context<typeof reopenCall>) {
  const { body } = context;
  const { note = null, reason = null } = body;
  const work = await lockForAction(reason === 'by_mistake' ? 'takeBack' : 'reopen', context, body.id);
  const { complaint } = work;
  await refuseOlder(work, complaint, body.version);
  const isMistake =
    reason === 'by_mistake' && (await closingStateOf(context, complaint)).state.is_fresh === true;
  await inParallel(work.db, [
    () => reopenWith(work, complaint, { status: 'open', action: 'reopened', reason, note, isMistake }),
    () => addHistory(work, complaint.id, HISTORY_TEXTS.reopened),
  ]);
  return { message: 'Complaint reopened successfully!' };
}
