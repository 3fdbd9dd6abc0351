import { dayOf } from '#contract/kernel/day.ts';
import type { Complaint } from '#server/complaints/row.ts';
import { officesOf } from '#server/desk/offices/officesOf.ts';
import { names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { insertReferrals } from '#server/letters/referrals/insert.ts';
import type { Officer } from '#server/letters/referrals/officers.ts';
import { referralRules } from '#server/letters/referrals/rules.ts';
import { recordEvent } from '#server/messages/events/recordEvent.ts';
import { FORWARDED, subjectOf } from './message.ts';

/** Creates a sent email referral for each officer to whom a complaint is forwarded; returns their ids (REF-02). */
export async function referByMail(
  db: Db | Tx,
  complaint: Complaint,
  to: readonly { officer: Officer; mail_id: number | undefined }[],
  by: { creator_id: number; created_at: Date },
): Promise<number[]> {
  const { office, dueDay } = referralRules(await officesOf(db, complaint));
  const request = { subject: subjectOf(await names(db), complaint), request: FORWARDED };
  const sent = { way: 'email', state: 'sent', sent_at: by.created_at } as const;
  const about = { office_id: office.id, complaint_id: complaint.id };
  const made = await insertReferrals(
    db,
    { ...about, ...request, ...sent, ...by },
    to.map(({ officer, mail_id }) => {
      const due_on = dueDay(dayOf(by.created_at), 'email', officer.category_id);
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
  return made.map(({ id }) => id);
}
