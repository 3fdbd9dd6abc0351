import { and, asc, eq } from 'drizzle-orm';
import type { ReferralRecord } from '#contract/letters/referralRecord.ts';
import { names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { notFound } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { mailState } from '#server/kernel/mail/state.ts';
import { officerMails } from '#server/officers/schema/forwarding.ts';
import { letters } from '../schema/letters.ts';
import { referralReminders, referrals } from '../schema/referrals.ts';
import { recipientsOf } from './recipients.ts';
import { repliesOf } from './replies.ts';
import { type ReferralQueryRow, rowOf, selectReferrals } from './rows.ts';
import { ownReferrals } from './scope.ts';

type Reader = Pick<Context, 'actor' | 'db' | 'links' | 'now'>;

/** A referral in the caller's scope, with its subject. @throws 404 for any other (SCOPE-08) */
export async function findReferral(
  { actor, db }: Pick<Reader, 'actor' | 'db'>,
  id: number,
): Promise<ReferralQueryRow> {
  const [row] = await selectReferrals(db, actor).where(and(eq(referrals.id, id), ownReferrals(db, actor)));
  if (!row) throw notFound();
  return row;
}

/** The whole record of a referral: its letters, mails, reminders and answers. */
export async function referralRecord(reader: Reader, id: number): Promise<ReferralRecord> {
  const { db, now } = reader;
  const row = await findReferral(reader, id);
  const { request, copies_to, portal_name, portal_number, mail_id, creator_id, created_at } = row.referral;
  const known = await names(db);
  const replies = (await repliesOf(reader, [id])).get(id) ?? [];
  const [goes_to = null] = await recipientsOf(db, [row]);
  return {
    ...rowOf(row, known, now, replies),
    request,
    copies_to,
    portal_name,
    portal_number,
    mail: mail_id === null ? null : await mailOf(db, mail_id),
    goes_to,
    replies,
    reminded: await remindedOf(db, id),
    creator: known.user(creator_id),
    created_at: created_at.toISOString(),
  };
}

async function mailOf(db: Db | Tx, id: number) {
  const [mail] = await db.select().from(officerMails).where(eq(officerMails.id, id));
  return mail ? mailState(mail) : null;
}

async function remindedOf(db: Db | Tx, id: number): Promise<ReferralRecord['reminded']> {
  const { referral_id, dropped, step, due_on, sent_at } = referralReminders;
  const reminders = await db
    .select({ step, due_on, sent_at, letter: { id: letters.id, number: letters.number } })
    .from(referralReminders)
    .leftJoin(letters, eq(letters.id, referralReminders.letter_id))
    .where(and(eq(referral_id, id), eq(dropped, false)))
    .orderBy(asc(referralReminders.id));
  return reminders.map((each) => ({ ...each, sent_at: each.sent_at?.toISOString() ?? null }));
}
