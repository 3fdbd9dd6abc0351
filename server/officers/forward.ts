import type { forwardToOfficers as call } from '#contract/officers/forwarding.ts';
import { addHistory, changeComplaint, inHand, lockForAction } from '#server/complaints/change.ts';
import { announce, type ComplaintEvents, type Work } from '#server/complaints/events.ts';
import type { Complaint } from '#server/complaints/row.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { chosenOfficers } from './chosenOfficers.ts';
import { queuedOfficers } from './mails.ts';
import type { Officer } from './officers.ts';
import { queueMails } from './queue.ts';

/**
 * Forwards a complaint to officers (DET-08, API-07). 422 when it is closed or the actor may not choose an officer
 * (DET-09).
 */
export async function forwardToOfficers(context: Context<typeof call>) {
  const work = await lockForAction('forwardToOfficer', context, context.body.complaint_id);
  const { actor, body, complaint, db } = work;
  const chosen = await chosenOfficers(db, actor, complaint, body);
  const referral_ids = await mailToOfficers(
    work,
    chosen,
    async (to) =>
      (await announce(work, 'forwardedToOfficer', { complaint, to, referral_ids: [] })).referral_ids,
  );
  return { message: 'Complaint forwarded successfully!', referral_ids: [...referral_ids] };
}

type Mailed = ComplaintEvents['forwardedToOfficer']['to'];

/**
 * Queues a mail to each officer; an open complaint becomes reviewed. An officer whose mail is still queued gets no
 * second one; without a new officer nothing changes. @param refer makes the referrals of the mails; its answer is
 * returned
 */
export async function mailToOfficers<T>(
  work: Work & Pick<Context, 'jobs' | 'mail'> & { complaint: Complaint },
  chosen: readonly Officer[],
  refer: (to: Mailed) => Promise<readonly T[]>,
): Promise<readonly T[]> {
  const { complaint, db, now } = work;
  const before = await queuedOfficers(db, complaint.id);
  const officers = chosen.filter(({ id }) => !before.includes(id));
  if (officers.length === 0) return [];
  const mailIds = await queueMails(work, { complaint_id: complaint.id, officers });
  const made = await refer(officers.map((officer, index) => ({ officer, mail_id: mailIds[index] ?? 0 })));
  const text = officers.map(({ name, designation }) => `${name} (${designation})`).join(', ');
  await changeComplaint(work, complaint, inHand(complaint, now), 'forwardedToOfficer', {
    officers: [null, text],
  });
  await addHistory(work, complaint.id, { code: 'mailed', values: { to: text } });
  return made;
}
