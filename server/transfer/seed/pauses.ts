import { and, desc, eq, isNull } from 'drizzle-orm';
import { PAUSE_REASONS } from '#contract/deadlines/pause.ts';
import { addDays, dayOf } from '#contract/kernel/day.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { addToTimeline } from '#server/complaints/timeline.ts';
import { pauseClock } from '#server/deadlines/pauseClock.ts';
import { complaintClocks } from '#server/deadlines/schema/clocks.ts';
import type { Tx } from '#server/kernel/db/open.ts';

/** How many complaints are paused for each reason. */
const OF_EACH = 2;
const NOTES: Record<string, string> = {
  court: 'A writ petition is pending at the High Court.',
  other: 'The road is closed until the festival is over.',
};

/** Pauses the complaints of an assembly that are due last, some for each reason. */
export async function insertDemoPauses(tx: Tx, assemblyId: number, now: Date): Promise<void> {
  const today = dayOf(now);
  const { complaint_id, assembly_id, hidden, stopped_on, due_on } = complaintClocks;
  const open = await tx
    .select({ complaint: complaints })
    .from(complaintClocks)
    .innerJoin(complaints, eq(complaints.id, complaint_id))
    .where(and(eq(assembly_id, assemblyId), eq(hidden, false), isNull(stopped_on)))
    .orderBy(desc(due_on), desc(complaint_id))
    .limit(OF_EACH * PAUSE_REASONS.length);
  for (const [index, { complaint }] of open.entries()) {
    const reason = PAUSE_REASONS[index % PAUSE_REASONS.length] ?? 'other';
    const until = addDays(today, 5 + 7 * index);
    const { creator_id } = complaint;
    await pauseClock(tx, complaint, {
      reason,
      until,
      creator_id,
      note: NOTES[reason] ?? null,
      paused_at: now,
    });
    const actor = creator_id === null ? null : { id: creator_id };
    await addToTimeline({ actor, db: tx, now }, complaint.id, 'paused', {
      pauseReason: [null, reason],
      pausedUntil: [null, until],
    });
  }
}
