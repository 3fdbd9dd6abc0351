import { and, eq } from 'drizzle-orm';
import type { answerCause as call } from '#contract/persons/causeAnswer.ts';
import { outcomesOf } from '#server/closing/outcomes.ts';
import { insertRow } from '#server/kernel/db/rows.ts';
import { invalidField, notFound } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { causeAnswers } from '../schema/causes.ts';
import type { Cause } from './record.ts';

type AnswerContext = Pick<Context<typeof call>, 'actor' | 'body' | 'db' | 'now'>;
type StoredAnswer = typeof causeAnswers.$inferSelect;

/** The text and effect of an answer; without an id until it is stored. */
export type Answer = Omit<StoredAnswer, 'id' | 'cause_id' | 'creator_id' | 'created_at'> & {
  id: number | null;
};

/** An earlier answer of the cause, or the one in the body. */
export async function answerOf({ body, db }: AnswerContext, cause: Cause): Promise<Answer> {
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
export async function keepAnswer(
  { actor, db, now }: AnswerContext,
  cause: Cause,
  { id, ...answer }: Answer,
): Promise<number> {
  if (id !== null) return id;
  const by = { creator_id: actor.id, created_at: now };
  return (await insertRow(db, causeAnswers, { ...answer, ...by, cause_id: cause.id })).id;
}
