import { and, eq, sql } from 'drizzle-orm';
import { isEmail } from '#contract/kernel/email.ts';
import type { resendOfficerMail as call } from '#contract/officers/forwarding.ts';
import { lockForAction } from '#server/complaints/change.ts';
import { addToTimeline } from '#server/complaints/timeline.ts';
import { contacts } from '#server/kernel/db/namedTables.ts';
import { invalidField, notFound } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { mailState } from '#server/kernel/mail/state.ts';
import { officerMails } from './schema/forwarding.ts';

/**
 * Queues a mail again that was refused or whose delivery is unknown: to the officer's current address, with the same
 * Message-ID, so that a receiver can detect a second copy. 422 for any other mail, for a closed complaint, and when the
 * officer was deleted or has no valid address.
 */
export async function resendOfficerMail(context: Context<typeof call>) {
  const { body, db, jobs } = context;
  const [row] = await db
    .select({ mail: officerMails, officer: contacts })
    .from(officerMails)
    .leftJoin(contacts, eq(contacts.id, officerMails.contact_id))
    .where(eq(officerMails.id, body.mail_id));
  if (!row?.mail.complaint_id) throw notFound();
  const { mail, officer } = row;
  const work = await lockForAction('forwardToOfficer', context, row.mail.complaint_id);
  if (!['failed', 'unconfirmed'].includes(mailState(mail))) throw invalidField('mail_id', 'mailNotFailed');
  if (!officer) throw invalidField('mail_id', 'officerGone');
  if (!isEmail(officer.email)) throw invalidField('mail_id', 'officerAddress');
  // Only if its state has not changed since it was read: of two calls at once, one succeeds.
  const [queued] = await db
    .update(officerMails)
    .set({ failure: null, address: officer.email })
    .where(
      and(eq(officerMails.id, mail.id), mail.failure ? eq(officerMails.failure, mail.failure) : sql`false`),
    )
    .returning({ id: officerMails.id });
  if (!queued) throw invalidField('mail_id', 'mailNotFailed');
  await jobs.enqueue(db, 'officer-mail', { mail_id: queued.id });
  await addToTimeline(work, work.complaint.id, 'mailRepeated', { officer: [null, officer.name] });
  return { message: 'The mail will be sent again.' };
}
