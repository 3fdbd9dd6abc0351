import { eq } from 'drizzle-orm';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { resumeAfterReply } from '#server/deadlines/actions/resumeAfterReply.ts';
import { notify } from '#server/desk/notices/notify.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { insertRow } from '#server/kernel/db/rows.ts';
import { recordEvent } from '#server/messages/events/recordEvent.ts';
import type { Officer } from '#server/officers/officers.ts';
import { referralReplies } from '../schema/referrals.ts';
import { addresseeOf } from './addressee.ts';
import type { Reply } from './checkReply.ts';
import { insertReferrals } from './insert.ts';
import { draftLetter } from './letters/draft.ts';
import { changeReferral, type Locked, recordInTimeline } from './lock.ts';
import { dropReminders, reminderDay } from './reminders.ts';
import type { Referral } from './rows.ts';
import { rulesOfOffice } from './rules.ts';

/** An officer's answer: its register entry, its scan, and the next officer if it was sent on. */
interface OfficerAnswer {
  reply: Reply;
  inward_id: number | null;
  file_id: number | null;
  sentOnTo: Officer | null;
}
type Answering = Pick<Locked, 'referral' | 'now'> & {
  db: Db | Tx;
  /** null for an answer that came by a reply link. */
  actor: { id: number } | null;
};

/**
 * Records a department's reply to a locked referral that waits. A final reply ends the waiting and the reminders, an
 * interim one moves both to the promised day (REF-09, REF-12). The assignee of the grievance is notified, and a pause
 * that waited for a final reply ends (SLA-07).
 */
export async function answerReferral(work: Answering, { reply, ...ids }: OfficerAnswer): Promise<Referral> {
  const { db, now, actor, referral } = work;
  const { is_final, promised_on, action, amount, reason, text } = reply;
  const { inward_id, file_id, sentOnTo } = ids;
  const stored = await insertRow(db, referralReplies, {
    referral_id: referral.id,
    inward_id,
    file_id,
    is_final,
    promised_on,
    action,
    amount,
    text,
    reason: sentOnTo ? nameOf(sentOnTo) : reason,
    before: { state: referral.state, due_on: referral.due_on, reminders: referral.reminders },
    creator_id: actor?.id ?? null,
    created_at: now,
  });
  const { complaint_id } = referral;
  if (complaint_id !== null)
    await recordEvent(db, { complaint_id, event: 'replied', clock: stored.id, at: now });
  const changed = is_final
    ? await endWaiting(work)
    : await waitUntil(work, promised_on ?? referral.due_on ?? '');
  if (sentOnTo) await draftNext(work, sentOnTo);
  await recordInTimeline(work, changed, 'referralAnswered');
  if (is_final && complaint_id !== null) await resumeAfterReply(work, complaint_id, 'with_department');
  await recordReply(work);
  return changed;
}

/** Notifies the assignee, unless the assignee recorded the reply. */
async function recordReply({ db, now, actor, referral }: Answering): Promise<void> {
  const { id, staff_id } = complaints;
  const [complaint] = await db
    .select({ complaint_id: id, staff_id })
    .from(complaints)
    .where(eq(id, referral.complaint_id ?? 0));
  if (!complaint || (actor && complaint.staff_id === actor.id)) return;
  await notify(db, [{ ...complaint, kind: 'reply_in' }], now);
}

async function endWaiting({ db, now, referral }: Answering): Promise<Referral> {
  await dropReminders(db, referral.id);
  const ended = { state: 'answered' as const, answered_at: now, remind_on: null };
  return changeReferral({ db, now }, referral, ended);
}

/** Returning to the same due day keeps the number of reminders. */
async function waitUntil({ db, now, referral }: Answering, due_on: string): Promise<Referral> {
  await dropReminders(db, referral.id);
  const reminders = due_on === referral.due_on ? referral.reminders : 0;
  const { calendar } = await rulesOfOffice(db, referral.office_id);
  const remind_on = reminderDay(calendar, due_on, reminders);
  return changeReferral({ db, now }, referral, { state: 'interim', due_on, reminders, remind_on });
}

/** Drafts the referral to the next officer. A user of the office sends it (REF-12). */
async function draftNext({ db, now, actor, referral }: Answering, officer: Officer): Promise<void> {
  const { office_id, complaint_id, cause_id, way, subject, request, copies_to } = referral;
  const same = { office_id, complaint_id, cause_id, way, subject, request, copies_to };
  const by = { creator_id: actor?.id ?? null, created_at: now };
  const next = { ...same, ...by, state: 'draft' as const, sent_on_from: referral.id };
  const [made] = await insertReferrals(db, next, [{ officer }]);
  if (made) await draftLetter({ db, now, actor }, made);
}

function nameOf(officer: Officer): string {
  const { name, designation, department } = addresseeOf(officer);
  return [name, designation, department].filter(Boolean).join(', ');
}
