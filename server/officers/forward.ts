import type { forwardToOfficers as call } from '../../contract/forwarding.ts';
import { addHistory, changeComplaint, inHand, lockFor } from '../complaints/change.ts';
import { SAID } from '../complaints/happenings.ts';
import { officerMails } from '../db/schema/forwarding.ts';
import type { Context } from '../http/serve.ts';
import { chosenOfficers } from './choose.ts';
import { queuedOfficers } from './mails.ts';

const DONE = { message: 'Complaint forwarded successfully!' };

/**
 * Forwards a complaint to officers: a mail to each is queued, an open complaint is now reviewed (DET-08, API-07). 422
 * when it is closed or an officer is not one of those that the actor may choose (DET-09). An officer whose mail is
 * still queued gets no second one; nobody new changes nothing.
 */
export async function forwardToOfficers(context: Context<typeof call>) {
  const work = await lockFor('forwardToOfficer', context, context.body.complaint_id);
  const { actor, body, complaint, db, jobs, mail, now } = work;
  const chosen = await chosenOfficers(db, actor, complaint, body);
  const before = await queuedOfficers(db, complaint.id);
  const officers = chosen.filter(({ id }) => !before.includes(id));
  if (officers.length === 0) return DONE;
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
  await changeComplaint(work, complaint, inHand(complaint, now), 'forwardedToOfficer', {
    officers: [null, text],
  });
  await addHistory(work, complaint.id, SAID.mailed + text);
  return DONE;
}
