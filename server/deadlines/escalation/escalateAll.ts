import { type EscalationReason, writeReasons } from '#contract/deadlines/escalation.ts';
import { recordChanges } from '#server/complaints/recordChanges.ts';
import { notices } from '#server/desk/schema/notices.ts';
import { inParallel } from '#server/kernel/db/inParallel.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import type { NextLevel } from '#server/teamwork/leaves/reach.ts';
import { happenOnce } from '../clockEvents.ts';
import { escalateOn, putOnEscalationLevels } from '../escalationLevels/escalateOn.ts';
import { addEscalationRecipients } from '../escalationLevels/escalationRecipients.ts';
import type { OfficeRules } from '../rules.ts';
import type { complaintClocks } from '../schema/clocks.ts';

/** The deadline of a locked complaint, and its new level. */
export interface Escalation {
  clock: typeof complaintClocks.$inferSelect & { passed: number };
  rules: OfficeRules;
  to: NextLevel;
  reasons: EscalationReason[];
}

interface By {
  /** null for an automatic escalation. */
  actor: { id: number } | null;
  now: Date;
  note?: string;
}

/**
 * Escalates complaints: sets level and recipients, notifies each, and adds a timeline entry. Status, assignee and
 * version stay (SLA-13, GRD-06). The scheduler never escalates a clock to the same level twice (GRD-07).
 */
export async function escalateAll(db: Db | Tx, escalations: readonly Escalation[], by: By): Promise<void> {
  const steps = escalations.map(({ clock, rules, to: { level } }) => {
    const passed = Math.max(clock.passed, level);
    return {
      complaint_id: clock.complaint_id,
      level,
      escalate_on: escalateOn(rules, { ...clock, passed }),
    };
  });
  await inParallel(db, [() => putOnEscalationLevels(db, steps), () => comeTo(db, escalations, by)]);
}

type Step = Omit<Escalation, 'rules' | 'clock'> & {
  /** The previous level. */
  clock: Pick<Escalation['clock'], 'complaint_id' | 'nth' | 'level'>;
};

/** The same for complaints whose deadlines already have the new level. */
export async function comeTo(
  db: Db | Tx,
  escalations: readonly Step[],
  { actor, now, note }: By,
): Promise<void> {
  const events = escalations.map(({ clock: { complaint_id, nth }, to: { level } }) => ({
    complaint_id,
    nth,
    level,
    kind: 'escalated' as const,
    happened_at: now,
  }));
  const reached = escalations.flatMap(({ clock: { complaint_id }, to: { level, people } }) =>
    people.map(({ id: user_id }) => ({ complaint_id, user_id, level, created_at: now })),
  );
  const reachedNotices = reached
    .filter(({ user_id }) => user_id !== actor?.id)
    .map(({ level: _, ...notice }) => ({ ...notice, kind: 'escalated' as const }));
  const lines = escalations.map((each) => lineOf(each, note));
  await inParallel(db, [
    () => happenOnce(db, events),
    () => addEscalationRecipients(db, reached),
    () => reachedNotices.length > 0 && db.insert(notices).values(reachedNotices),
    () => recordChanges({ actor, db, now }, 'escalated', lines),
  ]);
}

const lineOf = ({ clock, to: { level, people }, reasons }: Step, note?: string) => ({
  complaint_id: clock.complaint_id,
  changes: {
    level: [String(clock.level), String(level)] as [string, string],
    escalatedTo: [null, people.map(({ name }) => name).join(', ')] as [null, string],
    ...(reasons.length > 0 ? { escalatedFor: [null, writeReasons(reasons)] as [null, string] } : {}),
    ...(note ? { note: [null, note] as [null, string] } : {}),
  },
});
