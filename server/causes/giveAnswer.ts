import { and, eq } from 'drizzle-orm';
import { can } from '../../contract/access.ts';
import { answerComplaint } from '../complaints/work/answer.ts';
import { closeComplaint } from '../complaints/work/close.ts';
import { causeAnswers, causeAnswersGiven, causeMembers } from '../db/schema/causes.ts';
import { forbidden, invalidField, notFound } from '../errors/apiError.ts';
import type { Step } from '../tasks/run.ts';

/**
 * Gives the answer of a cause to one of its grievances, as `complaint/response` or `complaint/close` does, with their rights
 * and refusals (PER-19). That it was given is written down with it, once for each.
 */
export const giveAnswer: Step = async ({ services, actor, db, now, subject, complaintId }) => {
  if (!can(actor, 'edit', 'cause')) throw forbidden();
  const [found] = await db
    .select({ answer: causeAnswers })
    .from(causeAnswers)
    .innerJoin(causeMembers, eq(causeMembers.cause_id, causeAnswers.cause_id))
    .where(and(eq(causeAnswers.id, subject.answer_id ?? 0), eq(causeMembers.complaint_id, complaintId)));
  if (!found) throw notFound();
  const { id, message, status, closes } = found.answer;
  const [given] = await db
    .insert(causeAnswersGiven)
    .values({ answer_id: id, complaint_id: complaintId, created_at: now })
    .onConflictDoNothing()
    .returning();
  if (!given) throw invalidField('answer_id', 'givenAlready');
  const work = { links: services.links, actor, db, now };
  if (closes) {
    const body = { id: complaintId, message, version: null };
    await closeComplaint({ ...work, body, uploads: { file: null }, keep: noFile });
  } else {
    await answerComplaint({
      ...work,
      body: { complaint_id: complaintId, message, status, app_user_id: null },
    });
  }
};

const noFile = () => Promise.reject(new Error('an answer to all has no file'));
