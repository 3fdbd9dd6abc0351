import { inArray, sql } from 'drizzle-orm';
import { REMINDERS } from '#contract/deadlines/noticeKinds.ts';
import { notifyAssignee } from '#server/desk/notices/notifyAssignee.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { happenOnce } from '../clockEvents.ts';
import { escalateOn, putOnEscalationLevels } from '../escalationLevels/escalateOn.ts';
import type { RulesOf } from '../rules.ts';
import { complaintClocks } from '../schema/clocks.ts';
import type { DueClock } from './lockDue.ts';

/**
 * Reminds the assignee that a complaint is at risk, due or overdue, each once (SLA-11). The last reminder starts its
 * escalation (SLA-12). Clocks are processed oldest first, each with one event.
 */
export async function remind(
  tx: Tx,
  clocks: readonly DueClock[],
  { rulesOf, now }: { rulesOf: RulesOf; now: Date },
): Promise<void> {
  if (clocks.length === 0) return;
  const reminders = clocks.map(({ complaint_id, nth, staff_id, reminders }) => {
    const kind = REMINDERS[reminders];
    if (!kind) throw new Error('All reminders were already sent.');
    return { complaint_id, nth, staff_id, kind };
  });
  const events = reminders.map(({ complaint_id, nth, kind }) => ({ complaint_id, nth, kind, level: 0 }));
  const happened = await happenOnce(
    tx,
    events.map((event) => ({ ...event, happened_at: now })),
  );
  await tx
    .update(complaintClocks)
    .set({ reminders: sql`${complaintClocks.reminders} + 1` })
    .where(
      inArray(
        complaintClocks.complaint_id,
        clocks.map(({ complaint_id }) => complaint_id),
      ),
    );
  const reminded = clocks.map((clock) => ({ ...clock, reminders: clock.reminders + 1 }));
  await putOnEscalationLevels(
    tx,
    reminded
      .filter(({ reminders }) => reminders === REMINDERS.length)
      .map((clock) => ({ ...clock, escalate_on: escalateOn(rulesOf(clock), clock) })),
  );
  await notifyAssignee(
    tx,
    reminders.filter(({ complaint_id }) => happened.has(complaint_id)),
    now,
  );
}
