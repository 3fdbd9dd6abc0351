import { dayOf } from '#contract/kernel/day.ts';
import type { ComplaintEvents, Work } from '#server/complaints/events.ts';
import { officesOf } from '#server/desk/offices/officesOf.ts';
import { names } from '#server/kernel/db/names.ts';
import { recordEvent } from '#server/messages/events/recordEvent.ts';
import { FORWARDED, subjectOf } from '#server/officers/message.ts';
import { insertReferrals } from './insert.ts';
import type { Referral } from './rows.ts';
import { referralRules } from './rules.ts';

/** The texts of the request in place of the usual ones, and its due day. */
type RequestTexts = Partial<Pick<Referral, 'subject' | 'request' | 'copies_to' | 'due_on'>>;

/** Creates a sent email referral for each officer to whom a complaint is forwarded (REF-02). */
export async function referByMail(
  { actor, db, now }: Work,
  { complaint, to }: Pick<ComplaintEvents['forwardedToOfficer'], 'complaint' | 'to'>,
  { subject, request, copies_to, due_on: due }: RequestTexts = {},
): Promise<Referral[]> {
  const by = { creator_id: actor.id, created_at: now };
  const { office, dueDay } = referralRules(await officesOf(db, complaint));
  const texts = {
    subject: subject || subjectOf(await names(db), complaint),
    request: request || FORWARDED,
    copies_to: copies_to ?? [],
  };
  const sent = { way: 'email', state: 'sent', sent_at: by.created_at } as const;
  const about = { office_id: office.id, complaint_id: complaint.id };
  const made = await insertReferrals(
    db,
    { ...about, ...texts, ...sent, ...by },
    to.map(({ officer, mail_id }) => {
      const due_on = due ?? dueDay(dayOf(by.created_at), 'email', officer.category_id);
      return { officer, mail_id, due_on, remind_on: due_on };
    }),
  );
  for (const { id } of made)
    await recordEvent(db, {
      complaint_id: complaint.id,
      event: 'referred',
      clock: id,
      at: by.created_at,
    });
  return made;
}
