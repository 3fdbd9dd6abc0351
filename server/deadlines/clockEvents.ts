import type { Db, Tx } from '#server/kernel/db/open.ts';
import { clockEvents } from './schema/clocks.ts';

type NewEvent = typeof clockEvents.$inferInsert;

/**
 * Records events of deadlines in the current transaction. Returns the complaints whose event was not recorded before
 * (GRD-07).
 */
export async function happenOnce(db: Db | Tx, events: readonly NewEvent[]): Promise<Set<number>> {
  if (events.length === 0) return new Set();
  const happened = await db
    .insert(clockEvents)
    .values([...events])
    .onConflictDoNothing()
    .returning({ complaint_id: clockEvents.complaint_id });
  return new Set(happened.map(({ complaint_id }) => complaint_id));
}
