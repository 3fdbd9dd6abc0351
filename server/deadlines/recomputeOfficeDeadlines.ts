import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { dayOf } from '#contract/kernel/day.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { opensOn } from '#server/desk/offices/calendar.ts';
import { complaintFollowups } from '#server/desk/schema/followups.ts';
import { offices } from '#server/desk/schema/offices.ts';
import type { Slice } from '#server/desk/tasks/run.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { deadlineFor, lockWaiting } from './deadlineMoves.ts';
import { escalateOn } from './escalationLevels/escalateOn.ts';
import { type RulesOf, rulesOfAll } from './rules.ts';
import { complaintClocks } from './schema/clocks.ts';

/**
 * Recomputes the next deadlines of an office and the offices below it, by the current rules, with their escalation
 * days (SLA-08). Reminders and follow-ups move to openings of the current calendar.
 */
export const recomputeOfficeDeadlines: Slice = async ({ db, now, size, subject }) => {
  const { office_id = 0, last_id = 0 } = subject;
  const [office] = await db.select().from(offices).where(eq(offices.id, office_id));
  const { ids, clocks } = office ? await lockWaiting(db, office, last_id, size) : { ids: [], clocks: [] };
  const rulesOf = await rulesOfAll(db);
  const days = clocks.map((clock) => {
    const deadline = deadlineFor(rulesOf, clock);
    const escalate_on = escalateOn(rulesOf(clock), { ...clock, ...deadline });
    return { complaint_id: clock.complaint_id, ...deadline, escalate_on };
  });
  if (days.length > 0)
    await db.execute(sql`
      update ${complaintClocks} as kept
      set risk_on = given.risk_on, due_on = given.due_on, response_due_at = given.response_due_at,
        escalate_on = given.escalate_on
      from json_populate_recordset(null::${complaintClocks}, ${JSON.stringify(days)}::json) as given
      where kept.complaint_id = given.complaint_id
        and (kept.risk_on, kept.due_on, kept.response_due_at, kept.escalate_on)
          is distinct from (given.risk_on, given.due_on, given.response_due_at, given.escalate_on)`);
  await rescheduleWaiting(db, { ids, rulesOf, now });
  const last = ids.at(-1) ?? last_id;
  return { doneCount: ids.length, subject: { office_id, last_id: last }, isOver: ids.length < size };
};

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
async function rescheduleWaiting(tx: Tx, changed: Changed): Promise<void> {
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
