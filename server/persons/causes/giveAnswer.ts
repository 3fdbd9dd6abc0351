import { and, eq } from 'drizzle-orm';
import { can } from '#contract/access/policies.ts';
import { evidenceOf, showsSolved } from '#server/closing/evidence.ts';
import { closingProposals } from '#server/closing/schema/closings.ts';
import { notifyCitizen } from '#server/complaints/actions/notifyCitizen.ts';
import { lockForAction } from '#server/complaints/change.ts';
import type { Step } from '#server/desk/tasks/run.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { forbidden, invalidField, notFound } from '#server/kernel/errors/apiError.ts';
import { recordEvent } from '#server/messages/events/recordEvent.ts';
import { filledFor } from '#server/replies/filling.ts';
import { causeAnswers, causeAnswersGiven, causeMembers } from '../schema/causes.ts';

type Answer = typeof causeAnswers.$inferSelect;

/**
 * Gives the answer of a cause to one of its complaints, with the permissions and errors of `complaint/response` or
 * `complaint/close` (PER-19). A complaint that was closed since is refused, whatever status the answer has. That the
 * complaint got it is recorded, once for each. If another user has to approve it first, the citizen is informed after
 * that (REF-21).
 */
export const giveAnswer: Step = async ({ services, actor, db, now, subject, complaintId }) => {
  if (!can(actor, 'edit', 'cause')) throw forbidden();
  const answer = await findAnswer(db, subject.answer_id ?? 0, complaintId);
  const work = { features: services.features, links: services.links, actor, db, now };
  await lockForAction('resolve', work, complaintId);
  const [inserted] = await db
    .insert(causeAnswersGiven)
    .values({ answer_id: answer.id, complaint_id: complaintId, created_at: now })
    .onConflictDoNothing()
    .returning();
  if (!inserted) throw invalidField('answer_id', 'givenAlready');
  const without_evidence = answer.without_evidence && !(await isShownSolved(db, complaintId));
  const message = await filledFor(work, complaintId, answer.message);
  const { proposed } = await notifyCitizen(work, complaintId, {
    ...saidIn(answer),
    message,
    without_evidence,
  });
  const event = { complaint_id: complaintId, clock: answer.id, at: work.now };
  if (proposed) await tieToProposal(db, complaintId, answer);
  else await recordEvent(db, { ...event, event: 'cause_answered' });
};

const saidIn = ({ status, closes, outcome, reason }: Answer) => ({ status, closes, outcome, reason });

/** A complaint with its own evidence counts as shown, even when the answer says that there is none (REF-16). */
const isShownSolved = async (db: Tx, id: number) => showsSolved((await evidenceOf(db, [id])).get(id));

const tieToProposal = (db: Tx, complaintId: number, { id: cause_answer_id }: Answer) =>
  db.update(closingProposals).set({ cause_answer_id }).where(eq(closingProposals.complaint_id, complaintId));

/**
 * 404 for a complaint that has left the cause. The text is locked until it is given: an erasure waits, and then finds
 * the copy.
 */
async function findAnswer(db: Tx, id: number, complaintId: number): Promise<Answer> {
  const [row] = await db
    .select({ answer: causeAnswers })
    .from(causeAnswers)
    .innerJoin(causeMembers, eq(causeMembers.cause_id, causeAnswers.cause_id))
    .where(and(eq(causeAnswers.id, id), eq(causeMembers.complaint_id, complaintId)))
    .for('share', { of: causeAnswers });
  if (!row) throw notFound();
  return row.answer;
}
