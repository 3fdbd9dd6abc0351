import { eq, sql } from 'drizzle-orm';
import { offices } from '#server/desk/schema/offices.ts';
import type { Slice } from '#server/desk/tasks/run.ts';
import { escalateOn } from './escalationLevels/escalateOn.ts';
import { deadlineFor, lockWaiting } from './moves.ts';
import { rescheduleWaiting } from './rescheduleWaiting.ts';
import { rulesOfAll } from './rules.ts';
import { complaintClocks } from './schema/clocks.ts';

/**
 * Recomputes the next deadlines of an office and the offices below it, by the current rules, with their escalation
 * days (SLA-08). Reminders and follow-ups move to openings of the current calendar.
 */
export const recomputeDeadlines: Slice = async ({ db, now, size, subject }) => {
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
