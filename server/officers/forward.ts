import type { forwardToOfficers as call } from '#contract/officers/forwarding.ts';
import { addHistory, changeComplaint, inHand, lockForAction } from '#server/complaints/change.ts';
import { announce } from '#server/complaints/events.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { chosenOfficers } from './choose.ts';
import { queuedOfficers } from './mails.ts';
import { queueMails } from './queue.ts';

const forwarded = (referral_ids: readonly number[]) => ({
  message: 'Complaint forwarded successfully!',
  referral_ids: [...referral_ids],
});

/**
 * Forwards a complaint to officers: queues a mail to each; an open complaint becomes reviewed (DET-08, API-07). 422
 * when it is closed or the actor may not choose an officer (DET-09). An officer whose mail is still queued gets no
 * second one; without a new officer nothing changes.
 */
export async function forwardToOfficers(context: Context<typeof call>) {
  const work = await lockForAction('forwardToOfficer', context, context.body.complaint_id);
  const { actor, body, complaint, db, now } = work;
  const chosen = await chosenOfficers(db, actor, complaint, body);
  const before = await queuedOfficers(db, complaint.id);
  const officers = chosen.filter(({ id }) => !before.includes(id));
  if (officers.length === 0) return forwarded([]);
  const mailIds = await queueMails(work, { complaint_id: complaint.id, officers });
  const to = officers.map((officer, index) => ({ officer, mail_id: mailIds[index] ?? 0 }));
  const { referral_ids } = await announce(work, 'forwardedToOfficer', { complaint, to, referral_ids: [] });
  const text = officers.map(({ name, designation }) => `${name} (${designation})`).join(', ');
  await changeComplaint(work, complaint, inHand(complaint, now), 'forwardedToOfficer', {
    officers: [null, text],
  });
  await addHistory(work, complaint.id, { code: 'mailed', values: { to: text } });
  return forwarded(referral_ids);
}
