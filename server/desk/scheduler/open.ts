import { inArray } from 'drizzle-orm';
import { nextOpening } from '#contract/desk/workingTime.ts';
import { DAY_MS } from '#contract/kernel/day.ts';
import type { RulesOf } from '#server/deadlines/rules.ts';
import { complaintClocks } from '#server/deadlines/schema/clocks.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import type { DueClock } from './due.ts';

/** The clocks whose office is open; the others are put off until theirs opens (SLA-11). */
export async function thoseOpen(
  tx: Tx,
  clocks: readonly DueClock[],
  { rulesOf, now }: { rulesOf: RulesOf; now: Date },
): Promise<DueClock[]> {
  const open: DueClock[] = [];
  const closed = new Map<number, number[]>();
  for (const clock of clocks) {
    // An office that never opens is asked again: its calendar may change.
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
