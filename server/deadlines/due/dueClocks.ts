import { inArray, lte, sql } from 'drizzle-orm';
import { REMINDERS } from '#contract/deadlines/noticeKinds.ts';
import { afterWorkingDays, nextOpening } from '#contract/desk/workingTime.ts';
import { DAY_MS, dayOf } from '#contract/kernel/day.ts';
import type { DueWork } from '#server/app/featureParts.ts';
import { notify } from '#server/desk/notices/notify.ts';
import { officeUses } from '#server/desk/offices/uses.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { nextUp, reachAt } from '#server/teamwork/leaves/reach.ts';
import { resumeByItself } from '../actions/resumeByItself.ts';
import { happenOnce } from '../clockEvents.ts';
import { type Escalation, escalateAll } from '../escalation/escalateAll.ts';
import { reasonsAt } from '../escalation/reasons.ts';
import { escalateOn, putOnEscalationLevels } from '../escalationLevels/escalateOn.ts';
import { type RulesOf, rulesOfAll } from '../rules.ts';
import { complaintClocks } from '../schema/clocks.ts';
import { type DueClock, lockDue } from './lockDue.ts';

/** Pauses that end, reminders and escalations (SLA-08, SLA-11, SLA-12). */
export const dueClocks: DueWork = {
  isDue: (now) =>
    lte(
      sql`(select min(${complaintClocks.next_at}) from ${complaintClocks})`,
      sql`${now.toISOString()}::timestamptz`,
    ),
  work: (tx, size, { now }) => processDue(tx, size, now),
};

/** The deadlines whose office is open now. Postpones the others until it opens (SLA-11). */
async function inOpenOffices(
  tx: Tx,
  clocks: readonly DueClock[],
  { rulesOf, now }: { rulesOf: RulesOf; now: Date },
): Promise<DueClock[]> {
  const open: DueClock[] = [];
  const closed = new Map<number, number[]>();
  for (const clock of clocks) {
    // An office that never opens is checked again, because its calendar may change.
    const opens = nextOpening(rulesOf(clock).calendar, now)?.getTime() ?? now.getTime() + DAY_MS;
    if (opens <= now.getTime()) open.push(clock);
    else closed.set(opens, [...(closed.get(opens) ?? []), clock.complaint_id]);
  }
  for (const [opens, ids] of closed) {
    await tx
      .update(complaintClocks)
      .set({ next_at: new Date(opens) })
      .where(inArray(complaintClocks.complaint_id, ids));
  }
  return open;
}

/** Processes the next due deadlines and returns their number. */
async function processDue(tx: Tx, size: number, now: Date): Promise<number> {
  const all = await lockDue(tx, size, now);
  const due = await withoutUnused(tx, all);
  // The end of a pause is the only event of a paused deadline.
  for (const clock of due) if (clock.paused_until) await resume(tx, clock, now);
  await remindOrEscalate(
    tx,
    due.filter(({ paused_until }) => !paused_until),
    now,
  );
  return all.length;
}

/** Leaves out, and silences, deadlines of offices that do not use them: complaints may have moved there (GRD-17). */
async function withoutUnused(tx: Tx, clocks: readonly DueClock[]): Promise<DueClock[]> {
  const usesOf = await officeUses(tx);
  const isUsed = (clock: DueClock) => usesOf(clock).includes('deadlines');
  const ids = clocks.filter((clock) => !isUsed(clock)).map(({ complaint_id }) => complaint_id);
  if (ids.length > 0) {
    const isOf = inArray(complaintClocks.complaint_id, ids);
    await tx.update(complaintClocks).set({ paused_until: null, quiet: true }).where(isOf);
  }
  return clocks.filter(isUsed);
}

/** One event for each deadline while its office is open: first all reminders, then escalation. */
async function remindOrEscalate(tx: Tx, clocks: readonly DueClock[], now: Date) {
  if (clocks.length === 0) return;
  const rulesOf = await rulesOfAll(tx);
  const open = await inOpenOffices(tx, clocks, { rulesOf, now });
  const isToRemind = ({ reminders }: DueClock) => reminders < REMINDERS.length;
  await remind(tx, open.filter(isToRemind), { rulesOf, now });
  await escalate(
    tx,
    open.filter((clock) => !isToRemind(clock)),
    { rulesOf, now },
  );
}

const resume = (tx: Tx, { complaint_id: id, updated_at, staff_id }: DueClock, now: Date) =>
  resumeByItself(tx, { id, updated_at, staff_id }, now);

/**
 * Escalates overdue complaints to the next level that they have not reached and that has somebody (SLA-12). If there is
 * none, it tries again when the office opens next.
 */
async function escalate(
  tx: Tx,
  clocks: readonly DueClock[],
  { rulesOf, now }: { rulesOf: RulesOf; now: Date },
): Promise<void> {
  if (clocks.length === 0) return;
  const [reach, reasonsOf] = [await reachAt(tx, now), await reasonsAt(tx, clocks, now)];
  const escalations: Escalation[] = [];
  const waiting: Parameters<typeof putOnEscalationLevels>[1][number][] = [];
  for (const clock of clocks) {
    const rules = rulesOf(clock);
    const to = nextUp(rules.ladder, (level) => reach(clock, level), clock.passed);
    if (to) escalations.push({ clock, rules, to, reasons: reasonsOf(clock, rules.calendar, to) });
    else waiting.push({ ...clock, escalate_on: afterWorkingDays(rules.calendar, dayOf(now), 1) });
  }
  await escalateAll(tx, escalations, { actor: null, now });
  await putOnEscalationLevels(tx, waiting);
}

/**
 * Reminds the assignee that a complaint is at risk, due or overdue, each once (SLA-11). The last reminder starts its
 * escalation (SLA-12). Clocks are processed oldest first, each with one event.
 */
async function remind(
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
  await notify(
    tx,
    reminders.filter(({ complaint_id }) => happened.has(complaint_id)),
    now,
  );
}
