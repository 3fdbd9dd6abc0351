import { and, desc, eq } from 'drizzle-orm';
import { BECOMES } from '#contract/letters/referralActions.ts';
import {
  type acceptReferral as acceptCall,
  type ClosingProposal,
  OUTCOME_OF,
  type sendBackReferral as sendBackCall,
} from '#contract/letters/referralReply.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { referralReplies } from '../schema/referrals.ts';
import { checkDue } from './create.ts';
import { draftLetter } from './letters/draft.ts';
import { changeReferral, lockReferral, recordInTimeline, type Work } from './lock.ts';
import { referralRecord } from './record.ts';

type Decided = Partial<typeof referralReplies.$inferInsert>;

/** Accepts the final answer and proposes a closing. The complaint does not change (REF-13). */
export async function acceptAnswer(work: Work, id: number) {
  const { actor, db, now } = work;
  const { referral } = await lockReferral('accept', work, id);
  const reply = await decide(db, referral.id, { accepted_at: now, accepted_by: actor.id });
  const changed = await changeReferral(work, referral, { state: BECOMES.accept });
  await recordInTimeline(work, changed, 'referralAccepted');
  return proposalOf(reply);
}

export async function acceptReferral(context: Context<typeof acceptCall>) {
  const proposal = await acceptAnswer(context, context.params.id);
  return { ...(await referralRecord(context, context.params.id)), proposal };
}

/** Rejects the answer: the referral is to be sent again with a new due day (REF-13). */
export async function sendBackReferral(context: Context<typeof sendBackCall>) {
  const { actor, body, db, now, params } = context;
  const { reason, due_on } = body;
  const { referral } = await lockReferral('sendBack', context, params.id);
  checkDue(due_on, now);
  await decide(db, referral.id, { sent_back_at: now, sent_back_by: actor.id, sent_back_reason: reason });
  const changed = await changeReferral(context, referral, { state: BECOMES.sendBack, due_on });
  await draftLetter(context, changed, reason);
  await recordInTimeline(context, changed, 'referralSentBack');
  return referralRecord(context, params.id);
}

/** Stores the decision in the last final reply. */
async function decide(db: Db | Tx, referralId: number, decided: Decided) {
  const { id, referral_id, is_final } = referralReplies;
  const [last] = await db
    .select({ id })
    .from(referralReplies)
    .where(and(eq(referral_id, referralId), eq(is_final, true)))
    .orderBy(desc(id))
    .limit(1);
  const [reply] = await db
    .update(referralReplies)
    .set(decided)
    .where(eq(id, last?.id ?? 0))
    .returning();
  if (!reply) throw new Error('answered without an answer');
  return reply;
}

function proposalOf({ action, text, reason, file_id }: typeof referralReplies.$inferSelect): ClosingProposal {
  return { outcome: action && OUTCOME_OF[action], message: text, reason, file_id };
}
