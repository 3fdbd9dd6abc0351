import { and, eq, gt } from 'drizzle-orm';
import { DISPUTES } from '#contract/closing/closing.ts';
import { MLA_LEVEL } from '#contract/deadlines/escalationLevels.ts';
import { DAY_MS } from '#contract/kernel/day.ts';
import { reopenWith } from '#server/complaints/closeAndReopen.ts';
import type { Work } from '#server/complaints/events.ts';
import type { Complaint } from '#server/complaints/row.ts';
import { recipientsAt } from '#server/desk/notices/recipients.ts';
import { notices } from '#server/desk/schema/notices.ts';
import { complaintClosings } from './schema/closings.ts';
import { closingStateOf } from './state.ts';

/**
 * Reopens a complaint, one escalation level up, when its citizen disputes the closing, and notifies the mla (REF-18).
 * Returns whether it is open: a complaint that can no longer be reopened stays closed and disputed. Only the timeline
 * records this (GRD-05).
 */
export async function dispute(
  work: Work,
  complaint: Complaint,
  { closed_by }: { closed_by: number | null },
): Promise<boolean> {
  const { state } = await closingStateOf(work, complaint);
  await notifyMla(work, complaint, closed_by);
  if (!state.may_reopen) return false;
  await reopenWith(work, complaint, {
    status: 'open',
    action: 'reopened',
    input: { reason: 'disputed' },
  });
  return true;
}

async function notifyMla(work: Work, complaint: Complaint, closedBy: number | null) {
  const { actor, db, now } = work;
  const recipients = await recipientsAt(db, now, [complaint]);
  const isOften = closedBy !== null && (await disputesOf(work, closedBy)) === DISPUTES.count;
  const kinds = isOften ? (['disputed', 'disputed_often'] as const) : (['disputed'] as const);
  const entries = recipients(complaint, MLA_LEVEL)
    .filter((id) => id !== actor.id)
    .flatMap((user_id) =>
      kinds.map((kind) => ({ user_id, kind, complaint_id: complaint.id, created_at: now })),
    );
  if (entries.length > 0) await db.insert(notices).values(entries);
}

/** The number of recently disputed closings of one account, including this one. */
function disputesOf({ db, now }: Work, accountId: number): Promise<number> {
  const { closed_by, verification, verified_at } = complaintClosings;
  const since = new Date(now.getTime() - DISPUTES.days * DAY_MS);
  return db.$count(
    complaintClosings,
    and(eq(closed_by, accountId), eq(verification, 'disputed'), gt(verified_at, since)),
  );
}
