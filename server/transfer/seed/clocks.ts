import { eq } from 'drizzle-orm';
import { isClosed } from '#contract/complaints/complaintStatus.ts';
import { REMINDERS } from '#contract/deadlines/noticeKinds.ts';
import { DAY_MS, dayOf } from '#contract/kernel/day.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { clocksOf, insertClocks } from '#server/deadlines/makeClocks.ts';
import { rulesOfAll } from '#server/deadlines/rules.ts';
import type { Tx } from '#server/kernel/db/open.ts';

/** Sets when the demo complaints are due and whether they were resolved in time, as if clocks had always run. */
export async function insertDemoClocks(tx: Tx, now: Date): Promise<void> {
  const all = await tx.select().from(complaints).where(eq(complaints.type, 'complaint'));
  const known = new Map(all.map((complaint) => [complaint.id, complaint]));
  const asTheyCame = all.map((complaint) => ({ ...complaint, status: 'open' as const }));
  const clocks = clocksOf(await rulesOfAll(tx), asTheyCame, now).map((clock) => {
    const complaint = known.get(clock.complaint_id);
    return {
      ...clock,
      ...(complaint ? stateOf(complaint, now) : {}),
      // Overdue complaints are older than the escalation levels: otherwise all would escalate at once.
      reminders: stateOn(dayOf(now), clock),
    };
  });
  await insertClocks(tx, clocks);
}

/** Marks reminders as sent: otherwise those of weeks would all come at once. */
function stateOn(today: string, { risk_on, due_on }: { risk_on?: string | null; due_on?: string | null }) {
  if (due_on && due_on < today) return REMINDERS.length;
  return risk_on && risk_on < today ? 1 : 0;
}

function stateOf({ status, created_at, closed_at }: typeof complaints.$inferSelect, now: Date) {
  const nextDay = new Date(Math.min(created_at.getTime() + DAY_MS, now.getTime()));
  const answered = status === 'responded' ? nextDay : null;
  return {
    responded_at: closed_at ?? answered,
    stopped_on: closed_at && isClosed(status) ? dayOf(closed_at) : null,
  };
}
