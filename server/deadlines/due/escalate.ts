import { afterWorkingDays } from '#contract/desk/workingTime.ts';
import { dayOf } from '#contract/kernel/day.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { nextUp, reachAt } from '#server/teamwork/leaves/reach.ts';
import { type Escalation, escalateAll } from '../escalation/escalateAll.ts';
import { reasonsAt } from '../escalation/reasons.ts';
import { putOnEscalationLevels } from '../escalationLevels/escalateOn.ts';
import type { RulesOf } from '../rules.ts';
import type { DueClock } from './lockDue.ts';

/**
 * Escalates overdue complaints to the next level that they have not reached and that has somebody (SLA-12). If there is
 * none, it tries again when the office opens next.
 */
export async function escalate(
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
