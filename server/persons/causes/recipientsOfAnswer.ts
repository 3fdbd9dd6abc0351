import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Actor } from '#contract/access/access.ts';
import { refusalOf } from '#contract/complaints/complaintActions.ts';
import { type CodedRefusal, refusedBy } from '#contract/kernel/rule.ts';
import { isProposed } from '#server/closing/propose.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { isOwn } from '#server/kernel/db/scope.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { type Relations, relationColumns, relationsFrom } from '#server/persons/complaintReads.ts';
import { fillableColumn, unfilledIn } from '#server/replies/filling.ts';
import { causeAnswersGiven, causeMembers } from '../schema/causes.ts';
import type { Cause } from './record.ts';

/** The answer and its recipients: the chosen complaints, otherwise all open ones. */
interface RecipientOptions {
  cause: Cause;
  /** null for a new answer. */
  answerId: number | null;
  chosen: readonly number[];
  message: string;
  /** It closes without an outcome: such an answer does not close a complaint that waits for approval (REF-21). */
  closesUnsaid: boolean;
}

/** A possible recipient, with the refusal that excludes it; null if none does. */
export interface CheckedRecipient {
  id: number;
  number: string;
  name: string;
  reason: CodedRefusal | null;
}

/** The recipients of an answer in a cause, oldest first. 422 for a chosen complaint that is not in the cause. */
export async function recipientsOfAnswer(
  { actor, db, now }: Pick<Context, 'actor' | 'db' | 'now'>,
  { cause, answerId, chosen, message, closesUnsaid }: RecipientOptions,
): Promise<CheckedRecipient[]> {
  const { id, complaint_number: number, name, status, source, creator_id } = complaints;
  const { answer_id, complaint_id } = causeAnswersGiven;
  const rows = await db
    .select({
      id,
      number,
      name,
      status,
      source,
      creator_id,
      got: answer_id,
      ...relationColumns,
      isProposed: isProposed.as('is_proposed'),
      ...fillableColumn(),
      isOwn: isOwn(actor),
    })
    .from(causeMembers)
    .innerJoin(complaints, eq(id, causeMembers.complaint_id))
    .leftJoin(causeAnswersGiven, and(eq(complaint_id, id), eq(answer_id, answerId ?? 0)))
    .where(
      and(
        eq(causeMembers.cause_id, cause.id),
        chosen.length > 0 ? inArray(id, [...chosen]) : ne(complaints.status_group, 'closed'),
      ),
    )
    .orderBy(asc(complaints.created_at), asc(id));
  if (rows.length < chosen.length) throw invalidField('member_ids', 'unknownChoice');
  return rows.map((member) => {
    const { merged_into } = relationsFrom(member, actor, now);
    const reason =
      reasonAgainst(actor, { ...member, merged_into }) ??
      (closesUnsaid && member.isProposed ? ({ code: 'waitsForApproval' } as const) : null) ??
      unfilledIn(message, member.fillable);
    return { id: member.id, number: member.number, name: member.name, reason };
  });
}

interface Member extends Pick<Relations, 'merged_into'> {
  status: string;
  source: string;
  creator_id: number | null;
  got: number | null;
  isOwn: boolean;
}

/** An answer of a cause is only for open complaints: it never reopens one (PER-19). */
function reasonAgainst(actor: Actor, member: Member): CodedRefusal | null {
  if (!member.isOwn) return { code: 'notFound' };
  if (member.got !== null) return { code: 'givenAlready' };
  const refusal = refusalOf('resolve', actor, member);
  return refusal ? refusedBy(refusal) : null;
}
