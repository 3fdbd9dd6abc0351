import { dayOf, writtenDay } from '#contract/kernel/day.ts';
import { writtenReferral } from '#contract/letters/registers.ts';
import type { OfficerRequest } from '#server/complaints/events.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { openReplyLink } from './links.ts';
import { type ReferralMail, referralMailOf } from './mails.ts';

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
