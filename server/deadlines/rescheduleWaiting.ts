import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { dayOf } from '#contract/kernel/day.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { complaintFollowups } from '#server/desk/schema/followups.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { opensOn } from './opensOn.ts';
import type { RulesOf } from './rules.ts';
import { complaintClocks } from './schema/clocks.ts';

interface Changed {
  /** The ids of locked complaints. */
  ids: readonly number[];
  rulesOf: RulesOf;
  now: Date;
}

/**
 * Reschedules reminders and follow-ups that wait for an opening of the office, after a change of its calendar may
 * have made that opening earlier. The next run of the scheduler checks reminders again (SLA-11). Follow-ups move to
 * the new opening (DESK-04).
 */
export async function rescheduleWaiting(tx: Tx, changed: Changed): Promise<void> {
  if (changed.ids.length === 0) return;
  await remindersPutOff(tx, changed);
  await followupsToCome(tx, changed);
}

/** Reminders whose day has come; the database trigger uses the same condition. */
async function remindersPutOff(tx: Tx, { ids, now }: Changed) {
  const { complaint_id, next_at, paused_until, reminders, risk_on, due_on, escalate_on } = complaintClocks;
  const day = sql`case ${reminders} when 0 then ${risk_on} when 1 then ${due_on} when 2 then ${due_on} + 1 else ${escalate_on} end`;
  await tx
    .update(complaintClocks)
    .set({ next_at: now })
    .where(
      and(
        inArray(complaint_id, [...ids]),
        gt(next_at, now),
        sql`${paused_until} is null and ${day} <= ${dayOf(now)}::date`,
      ),
    );
}

async function followupsToCome(tx: Tx, { ids, rulesOf, now }: Changed) {
  const { id, complaint_id, day, opens_at, state } = complaintFollowups;
  const { parliament_id, assembly_id } = complaints;
  const waiting = await tx
    .select({ id, day, opens_at, parliament_id, assembly_id })
    .from(complaintFollowups)
    .innerJoin(complaints, eq(complaints.id, complaint_id))
    .where(and(inArray(complaint_id, [...ids]), eq(state, 'open'), gt(opens_at, now)));
  for (const each of waiting) {
    const opens = opensOn(rulesOf(each).calendar, each.day);
    if (opens.getTime() === each.opens_at.getTime()) continue;
    await tx.update(complaintFollowups).set({ opens_at: opens }).where(eq(id, each.id));
  }
}
