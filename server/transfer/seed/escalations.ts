import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { escalationDay, LEVELS, type Level } from '#contract/deadlines/escalationLevels.ts';
import { nextOpening } from '#contract/desk/workingTime.ts';
import { startOf } from '#contract/kernel/day.ts';
import { escalateAll } from '#server/deadlines/escalation/escalateAll.ts';
import { reasonsAt } from '#server/deadlines/escalation/reasons.ts';
import { type OfficeRules, rulesOfAll } from '#server/deadlines/rules.ts';
import { complaintClocks } from '#server/deadlines/schema/clocks.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { nextUp, reachAt } from '#server/teamwork/leaves/reach.ts';

/** The escalation levels of the demo complaints. */
const WANTED: readonly Level[] = [1, 1, 2, 2, 3, 4];
const NOTES = [
  'The family has asked three times.',
  'A school is without water.',
  'The press has written about it.',
];

type Clock = typeof complaintClocks.$inferSelect;

/**
 * Escalates some complaints of an assembly: overdue ones as far as they would be by now. If no complaint has reached a
 * level, one is escalated to it by hand.
 */
export async function insertDemoEscalations(
  tx: Tx,
  { assemblyId, by, now }: { assemblyId: number; by: number; now: Date },
): Promise<void> {
  const { assembly_id, hidden, stopped_on, paused_until, due_on, complaint_id } = complaintClocks;
  const open = await tx
    .select()
    .from(complaintClocks)
    .where(and(eq(assembly_id, assemblyId), eq(hidden, false), isNull(stopped_on), isNull(paused_until)))
    .orderBy(desc(due_on), asc(complaint_id));
  const rulesOf = await rulesOfAll(tx);
  const late = open.map((clock) => ({ clock, instants: stepsOf(rulesOf(clock), clock, now) }));
  const early = open.filter(({ reminders }) => reminders === 0);
  for (const [nth, level] of WANTED.entries()) {
    const index = late.findIndex(({ instants }) => instants.length === level);
    const [overdue] = index < 0 ? [] : late.splice(index, 1);
    const [other] = overdue ? [] : early.splice(0, 1);
    if (overdue) await climb(tx, { ...overdue, rules: rulesOf(overdue.clock), actor: null });
    if (other) {
      const instants = LEVELS.slice(0, level).map(() => now);
      const note = NOTES[nth % NOTES.length];
      await climb(tx, { clock: other, instants, rules: rulesOf(other), actor: { id: by }, note });
    }
  }
}

/** When an overdue complaint reached each level. */
function stepsOf({ calendar, ladder: levels }: OfficeRules, { due_on }: Clock, now: Date): Date[] {
  if (!due_on) return [];
  return LEVELS.flatMap((level) => {
    const day = escalationDay(calendar, levels, { due_on, passed: level - 1 });
    const opens = day && nextOpening(calendar, new Date(startOf(day)));
    return opens && opens <= now ? opens : [];
  });
}

interface Climb {
  clock: Clock;
  rules: OfficeRules;
  /** When it reached each level. */
  instants: readonly Date[];
  actor: { id: number } | null;
  note?: string;
}

async function climb(tx: Tx, { clock: storedClock, rules, instants, actor, note }: Climb) {
  let clock = { ...storedClock, quiet: false, passed: 0 };
  const isOf = eq(complaintClocks.complaint_id, clock.complaint_id);
  await tx.update(complaintClocks).set({ quiet: false }).where(isOf);
  for (const now of instants) {
    const reach = await reachAt(tx, now);
    const to = nextUp(rules.ladder, (level) => reach(storedClock, level), clock.level);
    if (!to) return;
    const reasons = (await reasonsAt(tx, [clock], now))(clock, rules.calendar, to);
    await escalateAll(tx, [{ clock, rules, to, reasons }], { actor, now, note });
    clock = { ...clock, level: to.level, passed: to.level };
  }
}
