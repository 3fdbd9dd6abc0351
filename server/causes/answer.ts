import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { answerCause as call } from '../../contract/causeAnswer.ts';
import { refusalOf } from '../../contract/complaintActions.ts';
import { isClosed } from '../../contract/complaintStatus.ts';
import { causeAnswers, causeAnswersGiven, causeMembers } from '../db/schema/causes.ts';
import { complaints } from '../db/schema/complaints.ts';
import { ownComplaints } from '../db/scope.ts';
import { invalidField, notFound, textOf } from '../errors/apiError.ts';
import type { Context } from '../http/serve.ts';
import { beginTask } from '../tasks/begin.ts';
import { byReason, taskOf } from '../tasks/results.ts';
import { type Cause, findCause } from './record.ts';

type Answering = Context<typeof call>;
type Answer = Pick<typeof causeAnswers.$inferSelect, 'message' | 'status' | 'closes'> & { id: number | null };

/**
 * Answers all grievances of a cause that are not closed, or those that were ticked (PER-19). Who would be refused is left out
 * and told; what is refused when its turn comes stands in the job.
 */
export async function answerCause(context: Answering) {
  const { actor, body, db, links, now, params } = context;
  const cause = await findCause(context, params.id, { locked: true });
  if (cause.closed) throw invalidField('status', 'causeClosed');
  const answer = await wanted(context, cause);
  const members = await membersFor(context, cause, answer);
  const judged = members.map((member) => ({ ...member, reason: reasonAgainst(context, answer, member) }));
  const possible = judged.filter(({ reason }) => reason === null);
  if (members.length === 0) throw invalidField('member_ids', 'causeEmpty');
  const told = {
    total: members.length,
    possible: possible.length,
    refused: byReason(judged.filter(({ reason }) => reason !== null)),
    messages: 0,
  };
  if (body.dry_run) return { ...told, job: null };
  if (possible.length === 0) throw invalidField('member_ids', 'causeEmpty');
  const { message, status, closes } = answer;
  const [kept] = answer.id
    ? [{ id: answer.id }]
    : await db
        .insert(causeAnswers)
        .values({ cause_id: cause.id, message, status, closes, creator_id: actor.id, created_at: now })
        .returning();
  if (!kept) throw new Error('insert answered no row');
  const task = await beginTask(context, {
    kind: 'causeAnswer',
    subject: { cause_id: cause.id, answer_id: kept.id },
    complaintIds: possible.map(({ id }) => id),
  });
  return { ...told, job: await taskOf(db, task, links) };
}

/** What is to be answered: an earlier answer of the cause, or what the body says. */
async function wanted({ body, db }: Answering, cause: Cause): Promise<Answer> {
  if (body.answer_id) {
    const own = and(eq(causeAnswers.id, body.answer_id), eq(causeAnswers.cause_id, cause.id));
    const [earlier] = await db.select().from(causeAnswers).where(own);
    if (!earlier) throw notFound();
    return earlier;
  }
  const closes = body.close ?? false;
  if (!body.message) throw invalidField('message', 'required');
  if (!closes && !body.status) throw invalidField('status', 'required');
  return {
    id: null,
    message: body.message,
    status: closes ? 'Resolved' : (body.status ?? 'Resolved'),
    closes,
  };
}

/** Those that were ticked, else all that are not closed, oldest first. 422 for who is not in the cause. */
async function membersFor({ actor, body, db }: Answering, cause: Cause, answer: Answer) {
  const ticked = [...new Set(body.member_ids ?? [])];
  const { id, complaint_number: number, status, source, creator_id } = complaints;
  const found = await db
    .select({
      ...{ id, number, status, source, creator_id, got: causeAnswersGiven.answer_id },
      isOwn: sql<boolean>`coalesce(${ownComplaints(actor) ?? sql`true`}, false)`,
    })
    .from(causeMembers)
    .innerJoin(complaints, eq(id, causeMembers.complaint_id))
    .leftJoin(
      causeAnswersGiven,
      and(eq(causeAnswersGiven.complaint_id, id), eq(causeAnswersGiven.answer_id, answer.id ?? 0)),
    )
    .where(
      and(
        eq(causeMembers.cause_id, cause.id),
        ticked.length > 0 ? inArray(id, ticked) : ne(complaints.status_group, 'closed'),
      ),
    )
    .orderBy(asc(complaints.created_at), asc(id));
  if (found.length < ticked.length) throw invalidField('member_ids', 'unknownChoice');
  return found;
}

/** Why a grievance does not get the answer as it stands, as a single call would say it; null when it does. */
function reasonAgainst(
  { actor }: Answering,
  { status }: Answer,
  member: Awaited<ReturnType<typeof membersFor>>[number],
): string | null {
  if (!member.isOwn) return textOf('notFound');
  if (member.got !== null) return textOf('givenAlready');
  const refusal = refusalOf(isClosed(status) ? 'resolve' : 'reply', actor, member);
  return refusal ? textOf(refusal.message, refusal.values) : null;
}
