import { mayDoToReferrals, type ReferralBulkAction } from '#contract/letters/referralBulk.ts';
import type { Step } from '#server/desk/tasks/run.ts';
import { forbidden } from '#server/kernel/errors/apiError.ts';
import { acceptAnswer } from '../decide.ts';
import { remindOf } from '../remind.ts';
import { type SendWork, sendReferral } from '../send.ts';

/** The bulk action of a task. */
export const actionOf = (params: Record<string, unknown> | null) =>
  (params as { action: ReferralBulkAction }).action;

/** Applies an action to one referral and returns the id of the letter that was sent, if any. */
const ACTIONS: Record<ReferralBulkAction, (work: SendWork, id: number) => Promise<number | null>> = {
  dispatch: sendReferral,
  remind: remindOf,
  accept: async (work, id) => {
    await acceptAnswer(work, id);
    return null;
  },
};

/** Runs the single call with the current permissions of the user who started the task. */
const step: Step = async ({ services, actor, db, keep, now, params, referralId }) => {
  const action = actionOf(params);
  if (!mayDoToReferrals(actor, action)) throw forbidden();
  const { files, jobs, mail } = services;
  const letter_id = await ACTIONS[action]({ actor, db, files, jobs, keep, mail, now }, referralId);
  return { before: { letter_id } };
};

export const REFERRAL_WORKERS = { referrals: { step } };
