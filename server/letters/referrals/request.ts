import { dayOf, writtenDay } from '#contract/kernel/day.ts';
import { writtenReferral } from '#contract/letters/registers.ts';
import type { OfficerRequest } from '#server/complaints/events.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { openReplyLink } from './links.ts';
import { type ReferralMail, referralMailOf } from './mails.ts';

/** What a mail asks that goes out with a referral; null for one from before there were referrals. */
export async function officerRequest(db: Db | Tx, mailId: number): Promise<OfficerRequest | null> {
  const mail = await referralMailOf(db, mailId);
  if (!mail) return null;
  const { cause, isCopy, referral, step } = mail;
  return {
    subject: step ? `Reminder ${step}: ${referral.subject}` : referral.subject,
    opening: remindersIn(mail),
    request: referral.request,
    matter: cause ? `Matter: ${cause.number}, ${cause.title}` : '',
    // The copy of a reminder has no link, as it asks for nothing.
    link: async (post) => (isCopy ? null : openReplyLink(db, referral, post)),
  };
}

/** What it comes back to: an answer that did not do, and what was asked before and when. */
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
