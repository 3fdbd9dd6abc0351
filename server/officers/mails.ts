import { and, desc, eq, isNotNull, isNull, or } from 'drizzle-orm';
import { codedText } from '#contract/kernel/coded.ts';
import type { OfficerMail } from '#contract/officers/forwarding.ts';
import { contacts } from '#server/kernel/db/namedTables.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { HANDING_OVER, mailState } from '#server/kernel/mail/state.ts';
import { officerMails } from './schema/forwarding.ts';

/** The contacts with a queued mail of the complaint. */
export async function queuedOfficers(db: Db | Tx, complaintId: number): Promise<number[]> {
  const { complaint_id, contact_id, failure, sent_at } = officerMails;
  const isQueued = and(isNull(sent_at), or(isNull(failure), eq(failure, HANDING_OVER)));
  const rows = await db
    .select({ contact_id })
    .from(officerMails)
    .where(and(eq(complaint_id, complaintId), isNotNull(contact_id), isQueued));
  return rows.flatMap((mail) => mail.contact_id ?? []);
}

/** A mail with its officer, if the contact still exists. */
export const mailColumns = {
  mail: officerMails,
  officer: { name: contacts.name, designation: contacts.designation },
};

export const officerOf = ({
  mail,
  officer,
}: {
  mail: { address: string };
  officer: OfficerMail['officer'] | null;
}) => officer ?? { name: mail.address, designation: null };

/** The mails of a complaint to officers, newest first. */
export async function officerMailsOf(db: Db | Tx, complaintId: number): Promise<OfficerMail[]> {
  const rows = await db
    .select(mailColumns)
    .from(officerMails)
    .leftJoin(contacts, eq(contacts.id, officerMails.contact_id))
    .where(eq(officerMails.complaint_id, complaintId))
    .orderBy(desc(officerMails.id));
  return rows.map((row) => {
    const { id, attempts, failure, created_at, sent_at } = row.mail;
    const state = mailState(row.mail);
    return {
      id,
      officer: officerOf(row),
      state,
      attempts,
      ...(state === 'failed' && failure ? { failure: codedText(failure), ...failure } : { failure: null }),
      created_at: created_at.toISOString(),
      sent_at: sent_at?.toISOString() ?? null,
    };
  });
}
