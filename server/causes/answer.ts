import { and, eq, sql } from 'drizzle-orm';
import type { answerCause as call } from '../../contract/causeAnswer.ts';
import { isClosed } from '../../contract/complaintStatus.ts';
import type { MessageEvent } from '../../contract/messageKinds.ts';
import { checkFilledIn } from '../complaints/checks.ts';
import { causeAnswers } from '../db/schema/causes.ts';
import { tasks } from '../db/schema/tasks.ts';
import { invalidField, notFound } from '../errors/apiError.ts';
import type { Context } from '../http/serve.ts';
import { countTold } from '../messages/countTold.ts';
import { beginTask } from '../tasks/begin.ts';
import { byReason, taskOf } from '../tasks/results.ts';
import { isUnderWay } from '../tasks/underWay.ts';
import { type Cause, findCause } from './record.ts';
import { whoGets } from './whoGets.ts';

type Answering = Context<typeof call>;
type Answer = Pick<typeof causeAnswers.$inferSelect, 'message' | 'status' | 'closes'> & { id: number | null };

/**
 * Answers all grievances of a cause that are not closed, or those that were ticked (PER-19). Who would be refused is left out
 * and told; what is refused when its turn comes stands in the job.
 * @throws 422 for a closed cause, while another answer of it is being given, and when there is nobody to answer
 */
export async function answerCause(context: Answering) {
  const { body, carriers, db, links, params } = context;
  // Locked, so that of two answers at once the second sees the work of the first.
  const cause = await findCause(context, params.id, { locked: true });
  await refuseIfBusy(context, cause);
  const answer = await answerOf(context, cause);
  const ticked = [...new Set(body.member_ids ?? [])];
  const members = await whoGets(context, { cause, answerId: answer.id, ticked });
  if (members.length === 0) throw invalidField('member_ids', 'causeEmpty');
  const possible = members.filter(({ reason }) => reason === null);
  const refused = byReason(members.filter(({ reason }) => reason !== null));
  const ids = possible.map(({ id }) => id);
  const messages = await countTold(db, ids, { place: cause, events: eventsOf(answer), carriers });
  const told = { total: members.length, possible: ids.length, refused, messages };
  if (body.dry_run) return { ...told, job: null };
  if (possible.length === 0) throw invalidField('member_ids', 'causeEmpty');
  const task = await beginTask(context, {
    kind: 'causeAnswer',
    subject: { cause_id: cause.id, answer_id: answer.id ?? (await keep(context, cause, answer)) },
    complaintIds: ids,
  });
  return { ...told, job: await taskOf(db, task, links) };
}

/** What citizens are told of each: where nothing goes out for the answer, that it was resolved with it. */
const eventsOf = ({ status }: Answer): MessageEvent[] =>
  isClosed(status) ? ['cause_answered', 'resolved'] : ['cause_answered'];

/** A grievance would get two answers, in an order that nobody has chosen. */
async function refuseIfBusy({ db }: Answering, cause: Cause) {
  if (cause.closed) throw invalidField('status', 'causeClosed');
  const ofCause = sql`${tasks.subject} @> ${JSON.stringify({ cause_id: cause.id })}::jsonb`;
  const underWay = await db.$count(tasks, and(eq(tasks.kind, 'causeAnswer'), ofCause, isUnderWay));
  if (underWay > 0) throw invalidField('status', 'answerUnderWay');
}

/** What is to be answered: an earlier answer of the cause, or what the body says. */
async function answerOf({ body, db }: Answering, cause: Cause): Promise<Answer> {
  if (body.answer_id) {
    const own = and(eq(causeAnswers.id, body.answer_id), eq(causeAnswers.cause_id, cause.id));
    const [earlier] = await db.select().from(causeAnswers).where(own);
    if (!earlier) throw notFound();
    return earlier;
  }
  const { close, message } = body;
  const status = close ? 'Resolved' : body.status;
  if (!message) throw invalidField('message', 'required');
  if (!status) throw invalidField('status', 'required');
  checkFilledIn(message);
  return { id: null, message, status, closes: close ?? false };
}

async function keep(
  { actor, db, now }: Answering,
  cause: Cause,
  { message, status, closes }: Answer,
): Promise<number> {
  const [kept] = await db
    .insert(causeAnswers)
    .values({ cause_id: cause.id, message, status, closes, creator_id: actor.id, created_at: now })
    .returning({ id: causeAnswers.id });
  if (!kept) throw new Error('insert answered no row');
  return kept.id;
}
