import type { Followup } from '#contract/desk/followup.ts';
import { conflict } from '#server/kernel/errors/apiError.ts';
import { checkFollowupDay, setFollowup } from '../../followups/write.ts';
import { type ActionOf, each, reasonOf } from './action.ts';

/** Sets the acting user's follow-up to a day (DESK-04). Undo restores the previous day, even if it has passed. */
export const followup: ActionOf<'followup'> = {
  async check(work, { on }) {
    checkFollowupDay(on, work.now);
    return each((row) => reasonOf('followUp', work, row));
  },
  async apply(work, complaintId, { on, note }) {
    const { actor, now } = work;
    const { before } = await setFollowup(work, complaintId, {
      whose: actor,
      after: { on, note },
      ends: 'cleared',
      check: () => checkFollowupDay(on, now),
    });
    return isSame(before, { on, note }) ? undefined : { before: { followup: before } };
  },
  async undo(work, { complaintId, before, maker, params: { on, note } }) {
    await setFollowup(work, complaintId, {
      whose: { id: maker, deputy_for: [] },
      after: before.followup as Followup | null,
      ends: 'cleared',
      check: (current) => {
        if (!isSame(current, { on, note })) throw conflict(null);
      },
    });
  },
};

const isSame = (one: Followup | null, other: Followup) => one?.on === other.on && one.note === other.note;
