import { isClosed } from '#contract/complaints/complaintStatus.ts';
import type { ComplaintHandlers } from '#server/complaints/events.ts';
import { endReminders } from './endReminders.ts';
import { referByMail } from './referrals/forwarded.ts';
import { withdrawWithClosing } from './referrals/withdraw.ts';

/** How referrals and letters react to changes of a complaint. */
export const letterHandlers: ComplaintHandlers = {
  capability: 'letters',
  async closing(work, event) {
    await withdrawWithClosing(work, event);
    return undefined;
  },
  forwardedToOfficer: async (work, event) => ({
    referral_ids: (await referByMail(work, event)).map(({ id }) => id),
  }),
  async changed({ db }, { before, complaint }) {
    if (!isClosed(before.status) && isClosed(complaint.status)) await endReminders(db, complaint.id);
    return undefined;
  },
};
