import { inArray, sql } from 'drizzle-orm';
import { DAY_MS } from '../../contract/day.ts';
import { REMINDERS } from '../../contract/notices.ts';
import { nextOpening } from '../../contract/workingTime.ts';
import type { Tx } from '../db/open.ts';
import { complaintClocks } from '../db/schema/clocks.ts';
import { happenOnce } from '../deadlines/clockEvents.ts';
import { rulesOfAll } from '../deadlines/rules.ts';
import { tellInCharge } from '../notices/inCharge.ts';
import type { DueClock } from './due.ts';

/**
 * Reminds who has a grievance in charge that it is at risk, due or overdue, each once, while its office is open; else it is put
 * off until that opens (SLA-11). Clocks come oldest first, and each says one thing.
 */
export async function remind(tx: Tx, clocks: readonly DueClock[], now: Date): Promise<void> {
  if (clocks.length === 0) return;
  const rulesOf = await rulesOfAll(tx);
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
  await say(tx, open, now);
}

async function say(tx: Tx, clocks: readonly DueClock[], now: Date) {
  if (clocks.length === 0) return;
  const reminders = clocks.map(({ complaint_id, nth, staff_id, assembly_id, reminders }) => {
    const kind = REMINDERS[reminders];
    if (!kind) throw new Error('every reminder was given');
    return { complaint_id, nth, staff_id, assembly_id, kind };
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
  await tellInCharge(
    tx,
    reminders.filter(({ complaint_id }) => happened.has(complaint_id)),
    now,
  );
}
