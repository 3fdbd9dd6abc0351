import { eq } from 'drizzle-orm';
import type { Whom } from '#server/app/featureParts.ts';
import { complaintIdsOf } from '#server/desk/privacy/complaintsOf.ts';
import { isOneOf } from '#server/desk/privacy/isOneOf.ts';
import type { Db } from '#server/kernel/db/open.ts';
import { causeAnswers, causeAnswersGiven, causeMembers, causes } from '#server/persons/schema/causes.ts';

/** The causes of a subject's complaints. */
export async function* causesOf(db: Db, whom: Whom) {
  const { complaint_id, created_at } = causeMembers;
  for await (const ids of complaintIdsOf(db, whom)) {
    yield* await db
      .select({ complaint_id, number: causes.number, title: causes.title, joined_at: created_at })
      .from(causeMembers)
      .innerJoin(causes, eq(causes.id, causeMembers.cause_id))
      .where(isOneOf(complaint_id, ids));
  }
}

/** The answers of causes that were given to a subject's complaints. */
export async function* causeAnswersOf(db: Db, whom: Whom) {
  const { complaint_id, created_at } = causeAnswersGiven;
  for await (const ids of complaintIdsOf(db, whom)) {
    const { message, reason } = causeAnswers;
    yield* await db
      .select({ complaint_id, number: causes.number, message, reason, given_at: created_at })
      .from(causeAnswersGiven)
      .innerJoin(causeAnswers, eq(causeAnswers.id, causeAnswersGiven.answer_id))
      .innerJoin(causes, eq(causes.id, causeAnswers.cause_id))
      .where(isOneOf(complaint_id, ids));
  }
}
