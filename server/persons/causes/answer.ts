import { and, eq, sql } from 'drizzle-orm';
import { isClosed } from '#contract/complaints/complaintStatus.ts';
import { MAX_LIST_LENGTH } from '#contract/kernel/limits.ts';
import type { MessageEvent } from '#contract/messages/messageKinds.ts';
import type { answerCause as call, Recipient } from '#contract/persons/causeAnswer.ts';
import { evidenceOf, showsSolved } from '#server/closing/evidence.ts';
import { outcomesOf } from '#server/closing/outcomes.ts';
import { takesApproval } from '#server/closing/propose.ts';
import { asksEvidence } from '#server/closing/state.ts';
import { tasks } from '#server/desk/schema/tasks.ts';
import { beginTask } from '#server/desk/tasks/begin.ts';
import { byReason, taskOf } from '#server/desk/tasks/results.ts';
import { isUnderWay } from '#server/desk/tasks/underWay.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { idsOf, insertRow } from '#server/kernel/db/rows.ts';
import { invalidField, notFound } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { countRecipients } from '#server/messages/countRecipients.ts';
import { causeAnswers } from '../schema/causes.ts';
import { type CheckedRecipient, recipientsOfAnswer } from './recipientsOfAnswer.ts';
import { type Cause, findCause } from './record.ts';

/** The recipients of an answer, with the expected result of each: at most as many as a call may name (PER-19). */
async function recipientsOf(
  db: Db | Tx,
  possible: readonly CheckedRecipient[],
  messages: ReadonlyMap<number, number>,
): Promise<Recipient[]> {
  const named = possible.slice(0, MAX_LIST_LENGTH);
  const evidence = await evidenceOf(db, idsOf(named));
  return named.map(({ id, number, name }) => ({
    id,
    number,
    name,
    messages: messages.get(id) ?? 0,
    evidence: showsSolved(evidence.get(id)),
  }));
}

type Answering = Context<typeof call>;

/**
 * Answers all open complaints of a cause, or the chosen ones (PER-19). The recipients are shown beforehand; those that
 * would be refused are left out and reported. Later refusals are in the task.
 * @throws 422 for a closed cause, while another answer of it is running, and without recipients
 */
export async function answerCause(context: Answering) {
  const { body, carriers, db, links, params } = context;
  // Locked, so that of two answers at once the second sees the first.
  const cause = await findCause(context, params.id, { locked: true });
  await refuseIfBusy(context, cause);
  const answer = await answerOf(context, cause);
  const chosen = [...new Set(body.member_ids ?? [])];
  const closesUnsaid = isClosed(answer.status) && answer.outcome === null;
  const { id: answerId, message } = answer;
  const members = await recipientsOfAnswer(context, { cause, answerId, chosen, message, closesUnsaid });
  if (members.length === 0) throw invalidField('member_ids', 'causeEmpty');
  const possible = members.filter(({ reason }) => reason === null);
  const refused = byReason(members.filter(({ reason }) => reason !== null));
  const ids = idsOf(possible);
  const to_approve = answer.closes && (await takesApproval({ db }, cause, answer.outcome));
  const asks_evidence = answer.closes && (await asksEvidence(db, cause));
  const events = to_approve ? [] : eventsOf(answer);
  const counted = await countRecipients(db, ids, { place: cause, events, carriers });
  const messages = [...counted.values()].reduce((sum, count) => sum + count, 0);
  const counts = {
    total: members.length,
    possible: ids.length,
    refused,
    to_approve,
    asks_evidence,
    messages,
  };
  if (body.dry_run) return { ...counts, members: await recipientsOf(db, possible, counted), job: null };
  if (possible.length === 0) throw invalidField('member_ids', 'causeEmpty');
  const task = await beginTask(context, {
    kind: 'causeAnswer',
    subject: { cause_id: cause.id, answer_id: await keepAnswer(context, cause, answer) },
    complaintIds: ids,
  });
  return { ...counts, members: [], job: await taskOf(db, task, links) };
}

/** The events for the citizens: if the answer has no message, that it resolved the complaint. */
const eventsOf = ({ status }: Answer): MessageEvent[] =>
  isClosed(status) ? ['cause_answered', 'resolved'] : ['cause_answered'];

/** Otherwise a complaint would get two answers in random order. */
async function refuseIfBusy({ db }: Answering, cause: Cause) {
  if (cause.closed) throw invalidField('status', 'causeClosed');
  const ofCause = sql`${tasks.subject} @> ${JSON.stringify({ cause_id: cause.id })}::jsonb`;
  const underWay = await db.$count(tasks, and(eq(tasks.kind, 'causeAnswer'), ofCause, isUnderWay));
  if (underWay > 0) throw invalidField('status', 'answerUnderWay');
}

type AnswerContext = Pick<Context<typeof call>, 'actor' | 'body' | 'db' | 'now'>;
type StoredAnswer = typeof causeAnswers.$inferSelect;

/** The text and effect of an answer; without an id until it is stored. */
type Answer = Omit<StoredAnswer, 'id' | 'cause_id' | 'creator_id' | 'created_at'> & {
  id: number | null;
};

/** An earlier answer of the cause, or the one in the body. */
async function answerOf({ body, db }: AnswerContext, cause: Cause): Promise<Answer> {
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
  const outcomes = outcomesOf(body);
  if (outcomes.outcome && !close) throw invalidField('outcome', 'outcomeOfOpen');
  return { id: null, message, status, closes: close ?? false, ...outcomes };
}

/** Stores a new answer of a cause; returns its id, or that of the earlier one. */
async function keepAnswer(
  { actor, db, now }: AnswerContext,
  cause: Cause,
  { id, ...answer }: Answer,
): Promise<number> {
  if (id !== null) return id;
  const by = { creator_id: actor.id, created_at: now };
  return (await insertRow(db, causeAnswers, { ...answer, ...by, cause_id: cause.id })).id;
}
