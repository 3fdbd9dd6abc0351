import { eq } from 'drizzle-orm';
import type { matchInward as call } from '#contract/letters/inward.ts';
import { ApiError, invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { inwardLetters } from '../../schema/letters.ts';
import { answerReferral } from '../answer.ts';
import { checkedReply } from '../checkReply.ts';
import { lockComplaintsOf, lockReferral } from '../lock.ts';
import { nextOfficer } from '../reply.ts';
import type { Inward } from './enter.ts';
import { findInward, inwardRecord } from './record.ts';

/**
 * Matches a received letter with referrals and records the same answer for each; without a referral it answers none
 * (REF-10). @throws 422 for a letter that was matched before, and under `referral_ids` for referrals of another
 * office and for referrals that do not wait
 */
export async function matchInward(context: Context<typeof call>) {
  const { body, params } = context;
  const letter = await findInward(context, params.id, { locked: true });
  if (letter.is_matched) throw invalidField('id', 'alreadyMatched');
  await match(context, letter, body);
  return inwardRecord(context, letter.id);
}

type Matching = Context<typeof call>['body'];
type MatchWork = Pick<Context, 'actor' | 'db' | 'now'>;

/** @throws 422 as `matchInward` */
export async function match(work: MatchWork, letter: Inward, { referral_ids, ...said }: Matching) {
  const ids = [...new Set(referral_ids)].sort((one, other) => one - other);
  if (ids.length > 0) await answerEach(work, ids, letter, said);
  await work.db
    .update(inwardLetters)
    .set({ is_matched: true, version: letter.version + 1 })
    .where(eq(inwardLetters.id, letter.id));
}

async function answerEach(
  context: MatchWork,
  ids: readonly number[],
  letter: Inward,
  { text, ...said }: Omit<Matching, 'referral_ids'>,
) {
  if (!text) throw invalidField('text', 'required');
  const reply = checkedReply({ ...said, text }, context.now);
  await lockComplaintsOf(context.db, letter.office_id, ids);
  for (const id of ids) {
    const work = await lockReferral('reply', context, id).catch(asField);
    if (work.referral.office_id !== letter.office_id) throw invalidField('referral_ids', 'unknownChoice');
    const sentOnTo = await nextOfficer(work, reply.sent_on_to);
    await answerReferral(work, { reply, inward_id: letter.id, file_id: letter.file_id, sentOnTo });
  }
}

/** Moves the error of one referral to the field that names it. A referral of another office is not a valid choice. */
function asField(error: unknown): never {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 404) throw invalidField('referral_ids', 'unknownChoice');
  if (error.status !== 422) throw error;
  throw new ApiError(422, error.coded, { ...error.details, errors: { referral_ids: [error.coded] } });
}
