import { desc, eq, or } from 'drizzle-orm';
import { dayOf, writtenDay } from '#contract/kernel/day.ts';
import { writtenReferral } from '#contract/letters/registers.ts';
import type { OfficerRequest } from '#server/complaints/events.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { causes } from '#server/persons/schema/causes.ts';
import { referralReminders, referralReplies, referrals } from '../schema/referrals.ts';
import { openReplyLink } from './links.ts';
import type { Referral } from './rows.ts';

/** What a mail contains: a referral, its `step`th reminder, or the copy of that reminder to the superior. */
interface ReferralMail {
  referral: Referral;
  step: number;
  isCopy: boolean;
  cause: { number: string; title: string } | null;
  /** Why the last answer was rejected, if it was. */
  sent_back_reason: string | null;
}

/** The referral of a mail; null for mails sent before referrals existed. */
async function referralMailOf(db: Db | Tx, mailId: number): Promise<ReferralMail | null> {
  const { mail_id, copy_mail_id, referral_id, step } = referralReminders;
  const [reminder] = await db
    .select({ referral_id, step, copy_mail_id })
    .from(referralReminders)
    .where(or(eq(mail_id, mailId), eq(copy_mail_id, mailId)));
  const [row] = await db
    .select({ referral: referrals, cause: { number: causes.number, title: causes.title } })
    .from(referrals)
    .leftJoin(causes, eq(causes.id, referrals.cause_id))
    .where(reminder ? eq(referrals.id, reminder.referral_id) : eq(referrals.mail_id, mailId));
  if (!row) return null;
  return {
    ...row,
    step: reminder?.step ?? 0,
    isCopy: reminder?.copy_mail_id === mailId,
    sent_back_reason: await sentBackFor(db, row.referral.id),
  };
}

async function sentBackFor(db: Db | Tx, referralId: number): Promise<string | null> {
  const [last] = await db
    .select({ reason: referralReplies.sent_back_reason })
    .from(referralReplies)
    .where(eq(referralReplies.referral_id, referralId))
    .orderBy(desc(referralReplies.id))
    .limit(1);
  return last?.reason ?? null;
}

/** The request that a referral's mail contains; null for mails sent before referrals existed. */
export async function officerRequest(db: Db | Tx, mailId: number): Promise<OfficerRequest | null> {
  const mail = await referralMailOf(db, mailId);
  if (!mail) return null;
  const { cause, isCopy, referral, step } = mail;
  return {
    subject: step ? `Reminder ${step}: ${referral.subject}` : referral.subject,
    opening: remindersIn(mail),
    request: referral.request,
    matter: cause ? `Matter: ${cause.number}, ${cause.title}` : '',
    // The superior's copy of a reminder has no link, because it requests nothing.
    link: async (post) => (isCopy ? null : openReplyLink(db, referral, post)),
  };
}

/** What the mail reminds of: a rejected answer, or the earlier request and its day. */
function remindersIn({ referral, step, isCopy, sent_back_reason }: ReferralMail): string[] {
  const { number, addressee, sent_at, due_on } = referral;
  const again = sent_back_reason ? [`Your last answer was sent back: ${sent_back_reason}`] : [];
  if (step === 0) return again;
  const letter = sent_at ? ` of ${writtenDay(dayOf(sent_at))}` : '';
  const due = due_on ? `, which was due on ${writtenDay(due_on)}` : '';
  const copy = isCopy
    ? `Copy of a reminder to ${[addressee?.name, addressee?.designation].filter(Boolean).join(', ')}`
    : '';
  return [
    copy,
    `Reminder ${step} of our request ${writtenReferral(number)}${letter}${due}.`,
    ...again,
  ].filter(Boolean);
}
