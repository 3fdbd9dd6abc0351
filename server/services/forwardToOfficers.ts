import type { forwardToOfficers as call } from '../../contract/forwarding.ts';
import { addHistory, changeComplaint, inHand, lockFor } from '../complaints/change.ts';
import { chosenOfficers } from '../complaints/officers.ts';
import { officerMails } from '../db/schema/forwarding.ts';
import type { Context } from '../http/serve.ts';

/**
 * Forwards a complaint to officers: a mail to each is queued, an open complaint is now reviewed (DET-08, API-07). 422
 * when it is closed or an officer is not one of those that the actor may choose (DET-09).
 */
export async function forwardToOfficers(context: Context<typeof call>) {
  const { actor, body, db, jobs, mail, now } = context;
  const complaint = await lockFor('forwardToOfficer', context, body.complaint_id);
  const officers = await chosenOfficers(db, actor, complaint, body);
  const queued = await db
    .insert(officerMails)
    .values(
      officers.map(({ id, email }) => ({
        complaint_id: complaint.id,
        contact_id: id,
        creator_id: actor.id,
        address: email,
        message_id: mail.newMessageId(),
        created_at: now,
      })),
    )
    .returning({ id: officerMails.id });
  for (const { id } of queued) await jobs.enqueue(db, 'officer-mail', { mail_id: id });
  const text = officers.map(({ name, designation }) => `${name} (${designation})`).join(', ');
  await changeComplaint(context, complaint, inHand(complaint, now), 'forwardedToOfficer', {
    officers: [null, text],
  });
  await addHistory(context, complaint.id, `Forwarded by mail to ${text}`);
  return { message: 'Complaint forwarded successfully!' };
}
