import { and, asc, getTableColumns, inArray, lte } from 'drizzle-orm';
import { lockIdle } from '#server/complaints/lockIdle.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { idsOf } from '#server/kernel/db/rows.ts';
import { passedColumn } from '../escalationLevels/escalateOn.ts';
import { complaintClocks } from '../schema/clocks.ts';

/** A clock with a due event, and the fields of its complaint that the event needs. */
export type DueClock = Awaited<ReturnType<typeof lockDue>>[number];

const { complaint_id, next_at } = complaintClocks;

/** Clocks with a due event, oldest first, in the order of the index. */
const firstClocks = (tx: Tx, most: number, now: Date) =>
  tx
    .select({ id: complaint_id })
    .from(complaintClocks)
    .where(lte(next_at, now))
    .orderBy(asc(next_at), asc(complaint_id))
    .limit(most);

/**
 * The same, locked with their complaints, as every change does. Complaints that are locked by others wait for the next
 * run.
 */
export async function lockDue(tx: Tx, most: number, now: Date) {
  const first = await firstClocks(tx, most, now);
  if (first.length === 0) return [];
  const ids = idsOf(first);
  const locked = await lockIdle(tx, ids);
  const known = new Map(locked.map((complaint) => [complaint.id, complaint.updated_at]));
  const clocks = await tx
    .select({ ...getTableColumns(complaintClocks), passed: passedColumn() })
    .from(complaintClocks)
    .where(and(inArray(complaint_id, [...known.keys()]), lte(next_at, now)))
    .orderBy(asc(complaint_id))
    .for('update');
  return clocks
    .map((clock) => ({ ...clock, updated_at: known.get(clock.complaint_id) ?? now }))
    .sort((one, other) => Number(one.next_at) - Number(other.next_at));
}
