import { and, eq } from 'drizzle-orm';
import type { resendOfficerMail as call } from '../../contract/forwarding.ts';
import { lockComplaint } from '../complaints/change.ts';
import { mailColumns, mailState, officerOf } from '../complaints/officerMails.ts';
import { addToTimeline } from '../complaints/timeline.ts';
import { contacts } from '../db/namedTables.ts';
import { officerMails } from '../db/schema/forwarding.ts';
import { invalidField, notFound } from '../http/errors.ts';
import type { Context } from '../http/serve.ts';

/**
 * Queues a mail again that was refused, or of which nobody knows whether it arrived; with the same Message-ID, so that a
 * receiver can tell a second copy. 422 for any other.
 */
export async function resendOfficerMail(context: Context<typeof call>) {
  const { body, db, jobs } = context;
  const find = () =>
    db
      .select(mailColumns)
      .from(officerMails)
      .leftJoin(contacts, eq(contacts.id, officerMails.contact_id))
      .where(eq(officerMails.id, body.mail_id));
  const [found] = await find();
  if (!found?.mail.complaint_id) throw notFound();
  const { id } = await lockComplaint(context, found.mail.complaint_id);
  const unsent = ['failed', 'unconfirmed'].includes(mailState(found.mail));
  const [queued] = unsent
    ? await db
        .update(officerMails)
        .set({ failure: null })
        .where(and(eq(officerMails.id, body.mail_id), eq(officerMails.failure, found.mail.failure ?? '')))
        .returning({ id: officerMails.id })
    : [];
  if (!queued) throw invalidField('mail_id', 'mailNotFailed');
  await jobs.enqueue(db, 'officer-mail', { mail_id: queued.id });
  await addToTimeline(context, id, 'mailRepeated', { officer: [null, officerOf(found).name] });
  return { message: 'The mail will be sent again.' };
}
